# Learning a game, step by step.

tutorial-learn = Learn
tutorial-coach = Lesson
tutorial-leave = To the match
tutorial-step = Step { $step } of { $steps }
tutorial-everything = { $count ->
    [one] The one thing the rules allow here
   *[other] All { $count } things the rules allow here
}
tutorial-nothing-now = Nothing to choose now
tutorial-not-now = The rules allow that. In this step do what glows; in a match it is your choice.
tutorial-rules = Rules:
tutorial-back = Back
tutorial-restart = From the start
tutorial-skip = Skip
tutorial-next = Next
tutorial-play = Play a real match
tutorial-learned = That was the last step: you know the ropes.

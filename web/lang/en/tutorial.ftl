# Learning a game, step by step.

tutorial-learn = Learn
tutorial-coach = Lesson
tutorial-leave = To the match
tutorial-step = Step { $step } of { $steps }
tutorial-everything = { $count ->
    [one] The only move the rules allow here
   *[other] All { $count } moves the rules allow here
}
tutorial-nothing-now = Nothing to choose right now
tutorial-not-now = The rules allow that. In this step, do what glows; in a real match the choice is yours.
tutorial-rules = Rules:
tutorial-back = Back
tutorial-restart = Start over
tutorial-skip = Skip
tutorial-next = Next
tutorial-play = Play a real match
tutorial-learned = That was the last step: you know the ropes.
tutorial-goal = The goal
tutorial-begin = Begin
tutorial-about = { $steps } short steps on the real board. What you’re to click pulses.

//! What every `impl Game` says in the same words.

/// The types of a game that are named like those of the contract, its messages (`text`), and what it
/// does in inherent methods and modules of the same names: for use in `impl Game for …`.
///
/// The module it is used in has these types and the modules `options`, `sketch` and `text` in scope.
#[macro_export]
macro_rules! own_parts {
    () => {
        const MESSAGES: $crate::Messages = text::MESSAGES;
        const ERROR_MESSAGES: $crate::Messages = text::ERROR_MESSAGES;

        type Edition = Edition;
        type Options = Options;
        type Action = Action;
        type Chance = Chance;
        type Outcome = Outcome;
        type Event = Event;
        type View = View;
        type Position = Position;
        type Refusal = Refusal;

        fn options() -> Vec<$crate::OptionSpec> {
            options::options()
        }

        fn new(setup: &$crate::Setup<Self>) -> Result<Self, $crate::SetupError> {
            Self::new(setup)
        }

        fn from_position(position: &Position) -> Result<Self, $crate::PositionError> {
            Self::from_position(position)
        }

        fn position(&self) -> Position {
            self.position()
        }

        fn view(&self, viewer: $crate::Viewer) -> View {
            self.view(viewer)
        }

        fn determinize(view: &View, rng: &mut impl $crate::Rng) -> Self {
            Self::determinize(view, rng)
        }

        fn standing(&self) -> $crate::Standing {
            self.standing()
        }

        fn sketch(view: &View, say: $crate::Say<'_>) -> $crate::Sketch {
            sketch::table(view, say)
        }
    };
}

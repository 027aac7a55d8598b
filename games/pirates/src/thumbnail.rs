//! The match as a small picture: cards to capture above, stacks below.

use crate::View;
use game::Thumbnail;

pub(crate) fn thumbnail(view: &View) -> Thumbnail {
    disc_stacks::thumbnail(&view.stacks, view.cards.len())
}

#[cfg(test)]
mod tests {
    use crate::Pirates;
    use game::{Game, Match, Setup, Viewer};

    #[test]
    fn every_pirate_is_in_the_picture() {
        let play = Match::<Pirates>::new(Setup::house(4), "picture").expect("a match");
        let view = play.state().view(Viewer::Spectator);
        let pirates: usize = view.stacks.iter().map(Vec::len).sum();
        let thumbnail = Pirates::thumbnail(&view);
        assert_eq!(thumbnail.marks.len(), pirates + view.cards.len());
    }
}

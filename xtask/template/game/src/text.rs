//! Actions, events and refusals as keys and values; the messages are in `lang`.

use crate::{Action, Color, Event, Pips, Preview, Refusal, View};
use game::{Join, Messages, Seat, Text, Value};

/// Every sentence of the game, by language.
pub const MESSAGES: Messages = game::messages!("../lang");

/// What may be wrong with a set-up, an edition, a position or an outcome, by language.
pub const ERROR_MESSAGES: Messages = game::messages!("../lang/errors");

/// What an action does, from what the seat knows.
pub(crate) fn action_text(view: &View, seat: Seat, action: Action) -> Text {
    let stop = view.preview(seat, action).map(|preview| stop(&preview));
    match action {
        Action::Row(pips) => Text::new("tpl-act-row").with("pips", pips.get()),
        Action::Charm => match view.charm(seat) {
            Some(charm) => Text::new("tpl-act-charm").with("pips", charm.get()),
            None => Text::new("tpl-act-charm-unknown"),
        },
    }
    .with("stop", stop)
}

/// Where a boat stops, and what it takes there.
pub fn stop(preview: &Preview) -> Text {
    let Preview { to, gold, ends } = *preview;
    let text = if ends { Text::new("tpl-stop-harbour") } else { stop_on(to, gold) };
    text.with("gold", gold_text(gold))
}

fn stop_on(space: u8, gold: u8) -> Text {
    let key = if gold == 0 { "tpl-stop" } else { "tpl-stop-gold" };
    Text::new(key).with("space", space)
}

/// A sentence for the log.
pub(crate) fn event_text(view: &View, event: &Event) -> Text {
    let of = |key, seat: &Seat| Text::new(key).with("who", who(view, *seat));
    match event {
        Event::First { seat } => of("tpl-first", seat),
        Event::Dealt { seat, charm: Some(charm), .. } => {
            of("tpl-dealt", seat).with("pips", charm.get())
        }
        Event::Dealt { seat, charm: None, .. } => of("tpl-dealt-hidden", seat),
        Event::Rolled { seat, dice } => {
            let [one, other] = dice.map(Pips::get);
            of("tpl-rolled", seat).with("one", one).with("other", other)
        }
        Event::Played { seat, charm } => of("tpl-played", seat).with("pips", charm.get()),
        Event::Rowed { seat, to, .. } if *to == view.track.harbour() => of("tpl-arrived", seat),
        Event::Rowed { seat, to, .. } => of("tpl-rowed", seat).with("space", *to),
        Event::Took { seat, gold, .. } => of("tpl-took", seat).with("gold", gold_text(*gold)),
        Event::Over { scores } => over(view, scores),
    }
}

fn over(view: &View, scores: &[u16]) -> Text {
    let best = scores.iter().max().copied().unwrap_or(0);
    let winners = || Seat::all(scores.len()).filter(|seat| scores[seat.index()] == best);
    Text::new("tpl-over")
        .with("winners", Join::And.of(winners().map(|seat| who(view, seat))))
        .with("count", winners().count())
        .with("best", best)
}

/// Why an action is refused.
pub(crate) fn refusal_text(refusal: &Refusal) -> Text {
    match refusal {
        Refusal::NotRolled(Some(dice)) => {
            let [one, other] = dice.map(Pips::get);
            Text::new("tpl-no-not-rolled").with("one", one).with("other", other)
        }
        Refusal::NotRolled(None) => Text::new("tpl-no-dice"),
        Refusal::CharmPlayed => Text::new("tpl-no-charm"),
    }
}

/// A seat by its colour.
fn who(view: &View, seat: Seat) -> Value {
    view.colors.get(seat.index()).map_or_else(|| seat.index().into(), |of| color(*of).into())
}

/// A colour's name, where it stands for a seat.
pub fn color(color: Color) -> Text {
    Text::new("tpl-color").with("color", Value::word(color.name()))
}

/// "1 gold", "2 gold".
pub fn gold_text(gold: u8) -> Text {
    Text::new("tpl-gold").with("count", gold)
}

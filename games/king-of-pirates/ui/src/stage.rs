//! The fight over the sea: both sides, dice that roll, what adds to them, and the verdict.

use std::time::Duration;

use game::Seat;
use king_of_pirates::{Action, Card, Dice, FightStep, Frame, Side, Target, View};
use leptos::prelude::*;
use web_kit::model::{GameUi, Snapshot};
use web_kit::words::{say, say_with};

use super::KingOfPiratesUi;
use super::fight::{Chip, Fighter, Stage, Verdict, after};
use super::helm::Helm;
use super::looks;
use super::names;
use super::pieces;
use super::spot::{self, Spot};

/// How long the verdict stands, the rolling of the dice included.
pub(super) const VERDICT: Duration = Duration::from_millis(2_300);

/// What bots wait of that, beyond their usual pause.
pub(super) const WATCHED: Duration = Duration::from_millis(1_200);

/// The fight, while there is one and a little longer.
pub(super) fn stage(helm: Helm) -> impl IntoView {
    let shown = RwSignal::new(None::<Stage>);
    let count = StoredValue::new(0_u32);
    Effect::new(move |_| {
        let now = helm.model.now.get();
        count.update_value(|count| *count += 1);
        let number = count.get_value();
        let next = shown.with_untracked(|before| after(before.as_ref(), &now, number));
        // At full speed nobody watches.
        let next = next.filter(|next| next.verdict.is_none() || !is_fast(helm));
        if let Some(Stage { verdict: Some(_), number, .. }) = next {
            set_timeout(move || leave(shown, number), VERDICT);
        }
        if shown.with_untracked(|before| *before != next) {
            shown.set(next);
        }
    });
    move || shown.get().map(|stage| drawn(helm, &stage))
}

fn is_fast(helm: Helm) -> bool {
    helm.model.speed() == web_kit::settings::Speed::Fast
}

fn leave(shown: RwSignal<Option<Stage>>, number: u32) {
    let old = shown.try_with_untracked(|stage| stage.as_ref().map(|stage| stage.number));
    if old.flatten() == Some(number) {
        shown.set(None);
    }
}

fn drawn(helm: Helm, stage: &Stage) -> impl IntoView + use<> {
    let now = helm.model.now.get_untracked();
    let view = &now.view;
    let attacker = pieces::ship(looks::color(view, stage.attacker)).into_any();
    let defender = match (stage.target, stage.picture) {
        (Target::Player(seat), _) => pieces::ship(looks::color(view, seat)).into_any(),
        (Target::Nation, picture) => {
            let flag = stage.nation.map(pieces::flag);
            view! { {pieces::picture(picture.unwrap_or("warship"), "vessel")} {flag} }.into_any()
        }
    };
    let name = looks::name(view, stage.attacker);
    let label = spoken(stage, &name);
    let leads = stage.sides[0].total >= stage.sides[1].total;
    let settled = stage.verdict.is_some();
    // Where it covers neither the fight nor what is asked.
    let low = stage.at.coords().1 <= 0;
    let hidden = move || helm.chosen.get() == Some(Card::FlyingDutchman);
    view! {
        <div class="stage" class:settled=settled class:low=low class:hidden=hidden role="group" aria-label=say("kop-stage-label")>
            <p class="unseen" role="status">{label}</p>
            <div class="sides">
                {side(helm, Side::Attacker, attacker, name.clone(), &stage.sides[0], leads)}
                <span class="versus" aria-hidden="true">{pieces::picture("swords", "site")}</span>
                {side(helm, Side::Defender, defender, stage.foe.clone(), &stage.sides[1], !leads)}
            </div>
            <div class="outcome">
                {stage.verdict.as_ref().map(|verdict| sentence(view, stage, verdict))}
                {move || aim(helm, &helm.model.now.get())}
            </div>
        </div>
    }
}

/// The fight in one sentence, for those who do not see it.
fn spoken(stage: &Stage, attacker: &str) -> String {
    let side = |fighter: &Fighter| {
        let chips = fighter.chips.iter().map(|chip| format!("{} {}", signed(chip.by), chip.words));
        let dice = fighter.dice.into_iter().filter(|die| *die > 0).map(|die| die.to_string());
        let all: Vec<String> = dice.chain(chips).collect();
        format!("{}: {}", all.join(", "), fighter.total)
    };
    say_with(
        "kop-stage-spoken",
        &[
            ("attacker", attacker.into()),
            ("attack", side(&stage.sides[0]).into()),
            ("foe", (&stage.foe).into()),
            ("defence", side(&stage.sides[1]).into()),
        ],
    )
}

fn signed(by: i16) -> String {
    format!("{by:+}").replace('-', "−")
}

fn side(
    helm: Helm,
    side: Side,
    picture: AnyView,
    name: String,
    fighter: &Fighter,
    leads: bool,
) -> impl IntoView + use<> {
    let chip = |chip: &Chip| {
        let by = signed(chip.by);
        view! { <li class="chip" class:bad=chip.by < 0 data-explain=chip.words.clone()>{pieces::picture(chip.emblem, "mini")} <b>{by}</b> <span>{chip.words.clone()}</span></li> }
    };
    let chips = fighter.chips.iter().map(chip).collect_view();
    let rolls = fighter.dice != [0; 2] || side == Side::Attacker;
    let nation = side == Side::Defender
        && !rolls
        && fighter.chips.iter().any(|chip| chip.emblem == "shield");
    let dice = if nation {
        pieces::picture("shield", "bulwark").into_any()
    } else {
        view! { {die(helm, side, 0, fighter)} {die(helm, side, 1, fighter)} }.into_any()
    };
    let shown = name.clone();
    let aimed = move || {
        let now = helm.model.now.get();
        let here = !spot::at(&now, helm.chosen.get(), Spot::Side(side)).is_empty();
        let label = names::with_name(&say("kop-choose"), &name);
        here.then(|| view! { <button class="aim target" aria-label=label on:click=move |_| helm.point(Spot::Side(side))>{say("kop-choose")}</button> })
    };
    view! {
        <div class="fighter" class:leads=leads>
            <div class="who"><span class="craft">{picture}</span> {aimed}</div>
            <b class="side-name">{shown}</b>
            <div class="dice">{dice}</div>
            <ul class="chips">{chips}</ul>
            <b class="sum">{fighter.total}</b>
        </div>
    }
}

/// A die; where it may be rolled again, a button.
fn die(helm: Helm, side: Side, place: usize, fighter: &Fighter) -> impl IntoView + use<> {
    let (value, rolling) = (fighter.dice[place], fighter.rolling[place]);
    let which = if place == 0 { Dice::First } else { Dice::Second };
    let again = move || {
        let now = helm.model.now.get();
        let own = aiming(&now.view) == Some(side);
        (own && now.legal.contains(&Action::Reroll(which))).then(|| {
            let seat = now.asked().unwrap_or(Seat::new(0));
            let label = KingOfPiratesUi::action_words(&now.view, seat, Action::Reroll(which));
            view! { <button class="again target" data-piece="dice" aria-label=label on:click=move |_| helm.propose(Action::Reroll(which))></button> }
        })
    };
    view! { <span class="die" class:rolling=rolling class:second=place == 1>{pieces::die(value)} {again}</span> }
}

/// Whose dice a cannonball would roll again.
fn aiming(view: &View) -> Option<Side> {
    match view.top() {
        Frame::Fight(fight) => match fight.step {
            FightStep::AttackAim => Some(Side::Attacker),
            FightStep::DefenceAim => Some(Side::Defender),
            FightStep::AttackRoll(_)
            | FightStep::DefenceRoll(_)
            | FightStep::Result
            | FightStep::Loot(_) => None,
        },
        _ => None,
    }
}

/// Buttons for the dice.
fn aim(helm: Helm, now: &Snapshot<KingOfPiratesUi>) -> Option<impl IntoView + use<>> {
    now.asked()?;
    let button = |(action, key, class): (Action, &'static str, &'static str)| {
        now.legal.contains(&action).then(|| {
            view! {
                <button class=class data-piece=looks::button_piece(action) on:click=move |_| helm.propose(action)>
                    {say(key)}
                </button>
            }
        })
    };
    let both = button((Action::Reroll(Dice::Both), "kop-both-dice", "decide"));
    let keep = button((Action::Stand, "kop-act-stand", "decide quiet"));
    (both.is_some() || keep.is_some()).then(|| view! { <div class="decisions">{both} {keep}</div> })
}

fn sentence(view: &View, stage: &Stage, verdict: &Verdict) -> impl IntoView + use<> {
    let attacker = looks::name(view, stage.attacker);
    let key = if verdict.won { "kop-verdict-won" } else { "kop-verdict-lost" };
    let text = match verdict.winner {
        Some(winner) => say_with("kop-verdict-won", &[("who", looks::name(view, winner).into())]),
        None => say_with(key, &[("who", attacker.into())]),
    };
    let coins = verdict.doubloons.map(|doubloons| {
        view! { <span class="gain">{web_kit::art::symbol("coin")} "+" {names::number(doubloons)}</span> }
    });
    view! { <p class="verdict" class:lost=!verdict.won role="status">{text} {coins}</p> }
}

//! Where stacks stand on the quay. A stack keeps its place while others come and go.

use disc_stacks::Disc;

/// The stacks of the quay by place; a place may be empty.
pub type Slots = Vec<Option<Vec<Disc>>>;

/// Gives every stack a place: the one it had, that of the stack it went onto or came from, or the
/// first free one.
pub fn arrange(before: &Slots, stacks: Vec<Vec<Disc>>) -> Slots {
    let mut slots: Slots = vec![None; before.len()];
    let mut homeless = stacks;
    for was in [is_same, is_covered, is_carried] {
        homeless.retain(|stack| {
            let fits = |place: &usize| {
                let old = before[*place].as_deref();
                slots[*place].is_none() && old.is_some_and(|old| was(old, stack))
            };
            let place = (0..before.len()).find(fits);
            if let Some(place) = place {
                slots[place] = Some(stack.clone());
            }
            place.is_none()
        });
    }
    for stack in homeless {
        match slots.iter_mut().find(|slot| slot.is_none()) {
            Some(slot) => *slot = Some(stack),
            None => slots.push(Some(stack)),
        }
    }
    let used = slots.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
    slots.truncate(used);
    slots
}

fn is_same(old: &[Disc], new: &[Disc]) -> bool {
    old.len() == new.len() && is_carried(old, new)
}

/// Something was put on it. Covered wages may be hidden by now, so colours have to do.
fn is_covered(old: &[Disc], new: &[Disc]) -> bool {
    let colors = |stack: &[Disc]| stack.iter().rev().map(|disc| disc.color).collect::<Vec<_>>();
    new.len() > old.len() && colors(new).starts_with(&colors(old))
}

/// The same pirate is on top.
fn is_carried(old: &[Disc], new: &[Disc]) -> bool {
    old.first() == new.first()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A stack of pirates, as all of them are seen.
    fn stack(pirates: &str) -> Vec<Disc> {
        let pirate = |name: &str| Disc::of(name.parse().expect("a pirate"), true);
        pirates.split(' ').map(pirate).collect()
    }

    fn tops(slots: &Slots) -> Vec<String> {
        let top = |slot: &Option<Vec<Disc>>| {
            slot.as_ref().map_or_else(String::new, |stack| format!("{:?}", stack[0].pirate()))
        };
        slots.iter().map(top).collect()
    }

    #[test]
    fn a_stack_keeps_its_place_while_others_come_and_go() {
        let (one, two) = (stack("red:2 blue:3"), stack("black:4 blue:5"));
        let first = arrange(&Slots::new(), vec![one.clone(), two.clone()]);
        assert_eq!(first, [Some(one.clone()), Some(two.clone())]);
        // The first one has boarded: the second stays, and its place is taken again.
        let second = arrange(&first, vec![two.clone()]);
        assert_eq!(second, [None, Some(two.clone())]);
        let new = stack("yellow:2 red:5");
        let third = arrange(&second, vec![new.clone(), two.clone()]);
        assert_eq!(third, [Some(new), Some(two)]);
    }

    #[test]
    fn a_stack_stands_where_the_lower_one_stood() {
        let (one, two) = (stack("red:2 blue:3"), stack("black:4 blue:5"));
        let before = arrange(&Slots::new(), vec![one, two]);
        let joined = stack("red:2 blue:3 black:4 blue:5");
        let after = arrange(&before, vec![joined.clone()]);
        assert_eq!(after, [None, Some(joined.clone())], "{:?}", tops(&after));
        // Onto a single, which has no place on the quay, it stays where it was.
        let onto_single = stack("red:2 blue:3 yellow:4");
        let after = arrange(&before, vec![onto_single.clone(), stack("black:4 blue:5")]);
        assert_eq!(after[0], Some(onto_single));
    }
}

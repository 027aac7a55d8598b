//! Who is there, with several pages open.

use protocol::v1::{Occupant, PATIENCE};
use serde_json::json;

use super::tests::{Room, new_table};

#[test]
fn of_two_pages_of_one_person_one_may_be_closed() {
    let mut room = Room::playing(new_table("planks", 2));
    room.come(7, 1);
    room.state.disconnect(1, room.now);
    room.collect();
    let chair = |room: &Room| room.state.info().seats.swap_remove(1);
    assert!(chair(&room).present, "the other page is open");
    assert_eq!(room.state.news().present, 2);
    room.now += PATIENCE;
    let replace = json!({"bot": {"seat": 1, "level": "captain"}});
    room.say(0, &replace);
    let refused = room.refusals(0).pop().expect("nobody is gone");
    assert_eq!(refused.text.expect("words").key, "refused-not-gone");

    room.state.disconnect(7, room.now);
    assert!(!chair(&room).present);
    room.now += PATIENCE;
    room.say(0, &replace);
    assert!(matches!(chair(&room).occupant, Occupant::Away(_)), "now they are");
}

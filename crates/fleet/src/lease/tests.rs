use super::*;
use crate::Beat;

const ME: NodeId = NodeId(1);
const OTHER: NodeId = NodeId(2);

type Lease = TableLease<&'static str>;
type Effects = Vec<Effect<&'static str>>;

fn row(node: Option<NodeId>, term: u32, next: u32) -> Row {
    Row { node, term: Term(term), next }
}

fn read(lease: &mut Lease, row: Row, owner: Owner) -> Effects {
    lease.handle(Event::Answered(Statement::ReadLease, Answer::Lease(row, owner)))
}

fn answer(lease: &mut Lease, statement: Statement<&'static str>, answer: Answer) -> Effects {
    lease.handle(Event::Answered(statement, answer))
}

fn append(term: u32, first: u32, entries: &[&'static str]) -> Statement<&'static str> {
    Statement::Append { term: Term(term), first, entries: entries.to_vec() }
}

fn claim(seen: u32, from: From) -> Statement<&'static str> {
    Statement::Claim { seen: Term(seen), from }
}

fn send(statement: Statement<&'static str>) -> Effect<&'static str> {
    Effect::Send(statement)
}

const READ: Effect<&'static str> = Effect::Send(Statement::ReadLease);

/// An owner of term 5 with three entries.
fn owner() -> Lease {
    let mut lease = Lease::new(ME);
    lease.handle(Event::Wanted);
    read(&mut lease, row(None, 4, 3), Owner::Alive);
    answer(&mut lease, claim(4, From::Nobody), Answer::Done);
    answer(&mut lease, Statement::ReadLog { term: Term(5) }, Answer::Log(3));
    assert_eq!(lease.owned(), Some(Term(5)));
    lease
}

#[test]
fn acquire_claims_a_free_table_then_reads_the_log_then_runs() {
    let mut lease = Lease::new(ME);
    assert_eq!(lease.handle(Event::Wanted), [READ]);
    assert_eq!(lease.handle(Event::Wanted), [], "it is being read");
    let claimed = claim(4, From::Nobody);
    assert_eq!(read(&mut lease, row(None, 4, 3), Owner::Alive), [send(claimed.clone())]);
    let load = Statement::ReadLog { term: Term(5) };
    assert_eq!(answer(&mut lease, claimed, Answer::Done), [send(load.clone())]);
    assert_eq!(lease.owned(), None, "not before the log is read");
    assert_eq!(answer(&mut lease, load, Answer::Log(3)), [Effect::Run(Term(5))]);
    assert!(lease.at_rest());
}

#[test]
fn acquire_leaves_a_table_of_a_living_node_alone() {
    let mut lease = Lease::new(ME);
    lease.handle(Event::Wanted);
    assert_eq!(read(&mut lease, row(Some(OTHER), 4, 3), Owner::Alive), [Effect::Remote(OTHER)]);
    assert_eq!(lease.handle(Event::Wanted), [READ], "the owner is looked up again");
}

#[test]
fn take_over_claims_from_a_lost_node_while_its_heartbeat_stands_still() {
    let mut lease = Lease::new(ME);
    lease.handle(Event::Wanted);
    let lost = Owner::Lost(Beat(9));
    let claimed = claim(4, From::Lost(OTHER, Beat(9)));
    assert_eq!(read(&mut lease, row(Some(OTHER), 4, 3), lost), [send(claimed)]);
}

#[test]
fn a_refused_claim_reads_the_lease_again() {
    let mut lease = Lease::new(ME);
    lease.handle(Event::Wanted);
    read(&mut lease, row(None, 4, 3), Owner::Alive);
    assert_eq!(answer(&mut lease, claim(4, From::Nobody), Answer::Refused), [READ]);
    assert_eq!(read(&mut lease, row(Some(OTHER), 5, 3), Owner::Alive), [Effect::Remote(OTHER)]);
}

#[test]
fn a_claim_without_an_answer_is_made_again_under_a_new_term() {
    let mut lease = Lease::new(ME);
    lease.handle(Event::Wanted);
    read(&mut lease, row(None, 4, 3), Owner::Alive);
    assert_eq!(lease.handle(Event::Unanswered), [READ]);
    // It had arrived.
    assert_eq!(read(&mut lease, row(Some(ME), 5, 3), Owner::Alive), [send(claim(5, From::Me))]);
    let mut lease = Lease::new(ME);
    lease.handle(Event::Wanted);
    read(&mut lease, row(None, 4, 3), Owner::Alive);
    lease.handle(Event::Unanswered);
    // It had not.
    assert_eq!(read(&mut lease, row(None, 4, 3), Owner::Alive), [send(claim(4, From::Nobody))]);
}

#[test]
fn a_load_without_an_answer_is_made_again() {
    let mut lease = Lease::new(ME);
    lease.handle(Event::Wanted);
    read(&mut lease, row(None, 4, 3), Owner::Alive);
    answer(&mut lease, claim(4, From::Nobody), Answer::Done);
    let load = Statement::ReadLog { term: Term(5) };
    assert_eq!(lease.handle(Event::Unanswered), [send(load)]);
}

#[test]
fn keep_sends_appends_in_order_and_holds_messages_until_they_are_kept() {
    let mut lease = owner();
    assert_eq!(lease.handle(Event::Append(vec!["a", "b"])), [send(append(5, 3, &["a", "b"]))]);
    assert_eq!(lease.handle(Event::Append(vec!["c"])), [send(append(5, 5, &["c"]))]);
    assert!(!lease.at_rest());
    assert_eq!(answer(&mut lease, append(5, 3, &["a", "b"]), Answer::Done), [Effect::Kept(5)]);
    assert_eq!(answer(&mut lease, append(5, 5, &["c"]), Answer::Done), [Effect::Kept(6)]);
    assert!(lease.at_rest());
    assert_eq!(lease.handle(Event::Append(Vec::new())), [], "nothing to append");
}

#[test]
fn lose_ends_the_table_when_the_row_has_another_term() {
    let mut lease = owner();
    lease.handle(Event::Append(vec!["a"]));
    assert_eq!(answer(&mut lease, append(5, 3, &["a"]), Answer::Refused), [READ]);
    let fenced = [Effect::Stop(Stopped::Fenced)];
    assert_eq!(read(&mut lease, row(Some(OTHER), 6, 4), Owner::Alive), fenced);
    assert_eq!(lease.handle(Event::Append(vec!["b"])), [], "its task is about to end");
    assert_eq!(lease.handle(Event::Wanted), [READ]);
}

#[test]
fn in_doubt_the_same_is_sent_again_where_nothing_was_kept() {
    let mut lease = owner();
    lease.handle(Event::Append(vec!["a"]));
    assert_eq!(lease.handle(Event::Unanswered), [READ]);
    assert_eq!(lease.handle(Event::Append(vec!["b"])), [], "nothing new is sent in doubt");
    let again = [send(append(5, 3, &["a"])), send(append(5, 4, &["b"]))];
    assert_eq!(read(&mut lease, row(Some(ME), 5, 3), Owner::Alive), again);
}

#[test]
fn in_doubt_what_was_kept_is_acknowledged() {
    let mut lease = owner();
    lease.handle(Event::Append(vec!["a"]));
    lease.handle(Event::Append(vec!["b"]));
    lease.handle(Event::Unanswered);
    let rest = [Effect::Kept(4), send(append(5, 4, &["b"]))];
    assert_eq!(read(&mut lease, row(Some(ME), 5, 4), Owner::Alive), rest);
    lease.handle(Event::Unanswered);
    assert_eq!(read(&mut lease, row(Some(ME), 5, 5), Owner::Alive), [Effect::Kept(5)]);
    assert!(lease.at_rest());
}

#[test]
fn an_append_whose_copy_came_first_is_kept_and_not_lost() {
    let mut lease = owner();
    lease.handle(Event::Append(vec!["a"]));
    lease.handle(Event::Unanswered);
    read(&mut lease, row(Some(ME), 5, 3), Owner::Alive);
    // The first copy arrives late and wins; the second is out of order.
    assert_eq!(answer(&mut lease, append(5, 3, &["a"]), Answer::Refused), [READ]);
    assert_eq!(read(&mut lease, row(Some(ME), 5, 4), Owner::Alive), [Effect::Kept(4)]);
}

#[test]
fn a_second_break_in_doubt_reads_again_even_if_nothing_waits_any_more() {
    let mut lease = owner();
    lease.handle(Event::Append(vec!["a"]));
    lease.handle(Event::Append(vec!["b"]));
    answer(&mut lease, append(5, 3, &["a"]), Answer::Refused);
    answer(&mut lease, append(5, 4, &["b"]), Answer::Done);
    assert_eq!(lease.handle(Event::Unanswered), [READ]);
    read(&mut lease, row(Some(ME), 5, 5), Owner::Alive);
    assert_eq!(lease.handle(Event::Append(vec!["c"])), [send(append(5, 5, &["c"]))]);
}

#[test]
fn after_thirty_seconds_in_doubt_the_table_ends_and_comes_back_under_a_new_term() {
    let mut lease = owner();
    lease.handle(Event::Append(vec!["a"]));
    lease.handle(Event::Unanswered);
    assert_eq!(lease.handle(Event::GaveUp), [Effect::Stop(Stopped::Unavailable)]);
    assert_eq!(lease.handle(Event::GaveUp), []);
    assert_eq!(lease.handle(Event::Wanted), [READ]);
    // The late append of term 5 cannot follow what is read under term 6.
    assert_eq!(read(&mut lease, row(Some(ME), 5, 3), Owner::Alive), [send(claim(5, From::Me))]);
}

#[test]
fn answers_to_other_terms_and_other_appends_are_ignored() {
    let mut lease = owner();
    lease.handle(Event::Append(vec!["a"]));
    assert_eq!(answer(&mut lease, append(4, 3, &["a"]), Answer::Refused), []);
    assert_eq!(answer(&mut lease, append(5, 3, &["z"]), Answer::Done), []);
    assert_eq!(answer(&mut lease, claim(4, From::Nobody), Answer::Done), []);
    assert!(!lease.at_rest());
}

#[test]
fn let_go_waits_until_everything_is_kept() {
    let mut lease = owner();
    lease.handle(Event::Append(vec!["a"]));
    assert_eq!(lease.handle(Event::Unused), []);
    let gone = Statement::LetGo { term: Term(5) };
    let kept = [Effect::Kept(4), send(gone.clone())];
    assert_eq!(answer(&mut lease, append(5, 3, &["a"]), Answer::Done), kept);
    assert_eq!(lease.owned(), None);
    let released = [Effect::Stop(Stopped::Released)];
    assert_eq!(answer(&mut lease, gone, Answer::Done), released);
}

#[test]
fn somebody_who_comes_back_keeps_a_table_that_is_not_let_go_yet() {
    let mut lease = owner();
    lease.handle(Event::Append(vec!["a"]));
    lease.handle(Event::Unused);
    lease.handle(Event::Wanted);
    let kept = [Effect::Kept(4)];
    assert_eq!(answer(&mut lease, append(5, 3, &["a"]), Answer::Done), kept);
    assert_eq!(lease.owned(), Some(Term(5)));
}

#[test]
fn a_table_wanted_while_it_is_let_go_is_claimed_again() {
    let mut lease = owner();
    let gone = Statement::LetGo { term: Term(5) };
    assert_eq!(lease.handle(Event::Unused), [send(gone.clone())]);
    assert_eq!(lease.handle(Event::Wanted), []);
    let again = [Effect::Stop(Stopped::Released), READ];
    assert_eq!(answer(&mut lease, gone, Answer::Done), again);
}

#[test]
fn drain_hands_over_and_tells_the_next_node() {
    let mut lease = owner();
    let over = Statement::HandOver { term: Term(5), to: OTHER };
    assert_eq!(lease.handle(Event::Drain(OTHER)), [send(over.clone())]);
    let told = [Effect::Stop(Stopped::Released), Effect::Tell(OTHER)];
    assert_eq!(answer(&mut lease, over, Answer::Done), told);
}

#[test]
fn the_next_node_raises_the_term_of_a_table_that_was_handed_to_it() {
    let mut lease = Lease::new(OTHER);
    lease.handle(Event::Wanted);
    let claimed = [send(claim(6, From::Me))];
    assert_eq!(read(&mut lease, row(Some(OTHER), 6, 3), Owner::Alive), claimed);
}

#[test]
fn a_hand_over_without_an_answer_is_made_again_or_was_made() {
    let over = Statement::HandOver { term: Term(5), to: OTHER };
    let mut lease = owner();
    lease.handle(Event::Drain(OTHER));
    assert_eq!(lease.handle(Event::Unanswered), [READ]);
    assert_eq!(read(&mut lease, row(Some(ME), 5, 3), Owner::Alive), [send(over.clone())]);
    // A copy came first: this one is refused, and the row says why.
    assert_eq!(answer(&mut lease, over, Answer::Refused), [READ]);
    let told = [Effect::Stop(Stopped::Released), Effect::Tell(OTHER)];
    assert_eq!(read(&mut lease, row(Some(OTHER), 6, 3), Owner::Alive), told);
}

#[test]
fn a_hand_over_that_came_too_late_tells_nobody() {
    let mut lease = owner();
    lease.handle(Event::Drain(OTHER));
    lease.handle(Event::Unanswered);
    let third = row(Some(NodeId(3)), 6, 3);
    assert_eq!(read(&mut lease, third, Owner::Alive), [Effect::Stop(Stopped::Released)]);
}

#[test]
fn a_table_that_was_taken_in_a_lot_is_loaded_under_its_new_term() {
    let mut lease = Lease::new(ME);
    let load = Statement::ReadLog { term: Term(7) };
    assert_eq!(lease.handle(Event::Taken(Term(7))), [send(load.clone())]);
    assert_eq!(answer(&mut lease, load, Answer::Log(3)), [Effect::Run(Term(7))]);
    // While it is being read or claimed, the row decides.
    let mut lease = Lease::new(ME);
    lease.handle(Event::Wanted);
    assert_eq!(lease.handle(Event::Taken(Term(7))), []);
    assert_eq!(read(&mut lease, row(Some(ME), 7, 3), Owner::Alive), [send(claim(7, From::Me))]);
}

//! The connection of a person to an online table: the server's messages, and requests to it.

use std::rc::Rc;

use game::Seat;
use leptos::prelude::*;
use protocol::v1::{
    Act, Chair, Chatted, Hello, History, NewSettings, PersonRef, Refused, Request, Seq, Sit,
    TableInfo, Undoing, You,
};
use protocol::v2::{self, Answer, KnownView};
use serde::Serialize;
use serde_json::value::to_raw_value;
use web_kit::device;

use crate::api::trouble;
use crate::online::ended::End;
use crate::online::made::{self, Wanted};
use crate::online::newest::Newest;
use crate::online::shares::{self, Given};
use crate::online::websocket::{Socket, SocketState};

/// Requests that wait for the connection.
const MOST_UNSENT: usize = 8;

/// News of the match, for its board.
pub(crate) enum News {
    /// With the view after it.
    Update(v2::Update, String),
    Refused(Refused),
    History(History),
}

/// A connection to an online table. A handle: copies mean the same connection.
#[derive(Clone, Copy)]
pub(crate) struct TableConnection {
    socket: Socket,
    pub(crate) table: RwSignal<TableInfo>,
    pub(crate) you: RwSignal<Option<You>>,
    /// The chat, oldest first.
    pub(crate) chat: RwSignal<Vec<Chatted>>,
    /// Somebody wants to undo a decision.
    pub(crate) undoing: RwSignal<Option<Undoing>>,
    /// Whether the server passes for this person until their next turn.
    pub(crate) standing: RwSignal<bool>,
    /// The last refusal before the match.
    pub(crate) refused: RwSignal<Option<String>>,
    /// The last step that this page has received.
    seen: StoredValue<Option<Seq>>,
    /// The newest state of the match that this page has shown.
    newest: StoredValue<Newest>,
    /// The view that the next patch is of.
    view: StoredValue<KnownView>,
    /// An action that the server has not answered: it is sent again after a reconnect.
    unanswered: StoredValue<Option<Act>>,
    /// What a person said while the connection was not open.
    unsent: StoredValue<Vec<String>>,
    /// This page's share of the dice.
    given: StoredValue<Option<Given>>,
}

impl TableConnection {
    /// Connects to a table; `hear` gets the news of the match.
    pub(crate) fn open(table: TableInfo, hear: impl Fn(Self, News) + 'static) -> Self {
        let id = table.id.clone();
        let connection = Self {
            socket: Socket::new(),
            table: RwSignal::new(table),
            you: RwSignal::new(None),
            chat: RwSignal::new(Vec::new()),
            undoing: RwSignal::new(None),
            standing: RwSignal::new(false),
            refused: RwSignal::new(None),
            seen: StoredValue::new(None),
            newest: StoredValue::new(Newest::default()),
            view: StoredValue::new(KnownView::default()),
            unanswered: StoredValue::new(None),
            unsent: StoredValue::new(Vec::new()),
            given: StoredValue::new(None),
        };
        let hear = Rc::new(hear);
        connection.socket.connect(
            Some(id),
            move || connection.greet(),
            move |text| connection.hear(text, &*hear),
        );
        connection
    }

    /// The state of the connection.
    pub(crate) fn state(self) -> SocketState {
        self.socket.state.get()
    }

    /// Why the connection will never come back, once that is known.
    pub(crate) fn end(self) -> Option<End> {
        match self.socket.state.get() {
            SocketState::Ended(end) => Some(end),
            SocketState::Connecting | SocketState::Open | SocketState::Lost => None,
        }
    }

    /// True if what a person does reaches the server now.
    pub(crate) fn is_open(self) -> bool {
        self.socket.state.try_get_untracked() == Some(SocketState::Open)
    }

    /// The table as the server last described it.
    pub(crate) fn table_now(self) -> TableInfo {
        self.table.get_untracked()
    }

    pub(crate) fn seat(self) -> Option<Seat> {
        self.you.get().and_then(|you| you.seat)
    }

    /// True if this person has opened the table.
    pub(crate) fn hosts(self) -> bool {
        let you = self.you.get();
        you.is_some_and(|you| self.table.with(|table| you.person.id == table.host))
    }

    /// True if this person may seat bots and start: the host, or anyone with a seat while the host
    /// is away.
    pub(crate) fn leads(self) -> bool {
        let Some(you) = self.you.get() else { return false };
        self.table.with(|table| {
            let away = |chair: &Chair| is(&chair.occupant, &table.host) && !chair.present;
            let deputy = you.seat.is_some() && table.seats.iter().any(away);
            you.person.id == table.host || deputy
        })
    }

    fn greet(self) {
        // This page has the rules and lists the legal actions itself.
        let (after, legal, protocol) = (self.seen.get_value(), false, v2::VERSION);
        self.say(&Request::Hello(Hello { after, legal, protocol }));
        if let Some(act) = self.unanswered.get_value() {
            self.say(&Request::Act(act));
        }
        for text in self.unsent.try_update_value(std::mem::take).unwrap_or_default() {
            self.socket.send(&text);
        }
    }

    fn hear(self, text: &str, hear: &impl Fn(Self, News)) {
        match serde_json::from_str(text) {
            Ok(answer) => self.receive(answer, hear),
            Err(error) => leptos::logging::error!("not understood: {error}"),
        }
    }

    fn receive(self, answer: Answer, hear: &impl Fn(Self, News)) {
        match answer {
            Answer::Welcome(welcome) => {
                self.table.set(welcome.table);
                self.standing.set(welcome.you.standing);
                self.you.set(Some(welcome.you));
                self.chat.set(welcome.chat);
                // What still waits for consent is sent again.
                self.undoing.set(None);
                self.sit_at_own_table();
                self.give_share();
            }
            Answer::Table(table) => {
                self.meet(table);
                self.give_share();
            }
            Answer::Update(update) => self.follow(update, hear),
            Answer::Acknowledged(done) => self.answered(&done.key),
            Answer::Refused(refused) => {
                if let Some(key) = &refused.key {
                    self.answered(key);
                }
                self.refused.set(Some(trouble::refusal(&refused)));
                hear(self, News::Refused(refused));
            }
            Answer::Undoing(undoing) => {
                let settled = undoing.wanted.is_empty() || undoing.refused_by.is_some();
                self.undoing.set((!settled).then_some(undoing));
            }
            Answer::Chat(chatted) => self.chat.update(|chat| chat.push(chatted)),
            Answer::History(history) => hear(self, News::History(history)),
            Answer::Revealed(_) => {}
        }
    }

    /// The person who has just opened the table sits down, and so does one who has chosen a seat
    /// in the lobby.
    fn sit_at_own_table(self) {
        let seated = self.you.get_untracked().is_some_and(|you| you.seat.is_some());
        let made = made::take(&self.table_now().id);
        let wanted = made::wanted();
        match wanted {
            _ if seated => {}
            Some(Wanted::Sit(seat)) => self.sit(Some(seat)),
            Some(Wanted::TakeOver(seat)) => self.take_over(seat),
            None if made => self.sit(None),
            None => {}
        }
    }

    /// The match has gone on. Where a patch does not fit the view that this page has, it asks for
    /// a whole one and for what it missed. What is older than that view is ignored.
    fn follow(self, update: v2::Update, hear: &impl Fn(Self, News)) {
        let seat = self.you.get_untracked().and_then(|you| you.seat);
        if self.newest.try_update_value(|newest| newest.takes(seat, update.seq)) != Some(true) {
            return;
        }
        let followed = self.view.try_update_value(|view| view.follow(&update).map(str::to_owned));
        match followed {
            Some(Ok(view)) => {
                self.seen.set_value(Some(update.seq));
                hear(self, News::Update(update, view));
            }
            Some(Err(v2::Lost)) => self.say(&Request::View { after: self.seen.get_value() }),
            None => {}
        }
    }

    /// The table changed; so may the seat of this person have.
    fn meet(self, table: TableInfo) {
        let own = |you: &You| {
            let mut chairs = table.seats.iter();
            chairs.find(|chair| is(&chair.occupant, &you.person.id)).map(|chair| chair.seat)
        };
        let you = self.you.get_untracked().map(|you| You { seat: own(&you), ..you });
        if you != self.you.get_untracked() {
            self.you.set(you);
        }
        self.refused.set(None);
        self.table.set(table);
    }

    /// Commits to a share of the dice as soon as this person sits, and shows it once all have
    /// committed.
    fn give_share(self) {
        let Some(seat) = self.you.get_untracked().and_then(|you| you.seat) else { return };
        let owed = shares::owed(&self.table_now(), seat, self.given.get_value());
        if let Some((request, given)) = owed {
            self.given.set_value(Some(given));
            self.say(&request);
        }
    }

    fn answered(self, key: &str) {
        self.unanswered.update_value(|act| {
            act.take_if(|act| act.key == key);
        });
    }

    fn say(self, request: &Request) {
        // Requests are plain data.
        let Ok(text) = serde_json::to_string(request) else { return };
        if !self.socket.send(&text) && waits(request) {
            self.unsent.update_value(|unsent| {
                if unsent.len() < MOST_UNSENT {
                    unsent.push(text);
                }
            });
        }
    }

    /// Sends an action; its key makes sure that it counts once, however often the connection breaks.
    pub(crate) fn act(self, seq: Seq, action: &impl Serialize) {
        let Ok(action) = to_raw_value(action) else { return };
        let key = format!("{:x}{:x}", device::chance(), device::chance());
        let act = Act { seq, key, action };
        self.unanswered.set_value(Some(act.clone()));
        self.say(&Request::Act(act));
    }

    /// Takes a seat.
    pub(crate) fn sit(self, seat: Option<Seat>) {
        self.say(&Request::Sit(Sit { seat }));
    }

    /// Takes the seat back from the bot that played for this person.
    pub(crate) fn come_back(self) {
        self.say(&Request::Sit(Sit { seat: self.seat() }));
    }

    pub(crate) fn stand(self) {
        self.say(&Request::Stand {});
    }

    /// Says whether this person is ready to start.
    pub(crate) fn ready(self, on: bool) {
        self.say(&Request::Ready { on });
    }

    /// Gives people more time to come.
    pub(crate) fn wait(self) {
        self.say(&Request::Wait {});
    }

    /// Takes over from a bot in a running match.
    pub(crate) fn take_over(self, seat: Seat) {
        self.say(&Request::TakeOver { seat });
    }

    pub(crate) fn bot(self, seat: Seat, level: game::Level) {
        self.say(&Request::Bot { seat, level });
    }

    pub(crate) fn unseat(self, seat: Seat) {
        self.say(&Request::Unseat { seat });
    }

    /// Sends a person away for good, before the match.
    pub(crate) fn remove(self, seat: Seat) {
        self.say(&Request::Remove { seat });
    }

    /// Keeps a free seat for a person with an account, before the match.
    pub(crate) fn reserve(self, seat: Seat, person: String) {
        self.say(&Request::Reserve { seat, person });
    }

    /// Changes the table, before the match.
    pub(crate) fn change(self, settings: NewSettings) {
        self.say(&Request::Settings(settings));
    }

    /// Closes the table for good, before the match.
    pub(crate) fn close(self) {
        self.say(&Request::Close {});
    }

    /// Asks to call the match off, agrees to it, or refuses.
    pub(crate) fn call_off(self, agree: bool) {
        self.say(&Request::CallOff { agree });
    }

    /// Lets the server pass for this person until their next turn, or no longer.
    pub(crate) fn stand_by(self, pass: bool) {
        self.standing.set(pass);
        self.say(&Request::Standing { pass });
    }

    /// Mutes or unmutes a person, while the server can be told.
    pub(crate) fn mute(self, person: &PersonRef, on: bool) {
        if !self.is_open() {
            return;
        }
        self.say(&Request::Mute { person: person.id.clone(), on });
        self.you.update(|you| {
            let Some(you) = you else { return };
            you.muted.retain(|muted| muted.id != person.id);
            if on {
                you.muted.push(person.clone());
            }
        });
    }

    /// Chooses the colours of a seat: this person's own, or a bot's.
    pub(crate) fn colors(self, seat: Seat, chosen: Vec<String>) {
        self.say(&Request::Colors { seat: Some(seat), chosen });
    }

    pub(crate) fn start(self) {
        self.say(&Request::Start {});
    }

    pub(crate) fn undo(self) {
        self.say(&Request::Undo {});
    }

    pub(crate) fn consent(self, seq: Seq, agree: bool) {
        self.undoing.set(None);
        self.say(&Request::Consent { seq, agree });
    }

    pub(crate) fn chat(self, text: String) {
        self.say(&Request::Chat { text });
    }

    /// Asks for the page of history after a step.
    pub(crate) fn ask_history(self, after: Option<Seq>) {
        self.say(&Request::History { after });
    }

    pub(crate) fn rematch(self) {
        self.say(&Request::Rematch {});
    }
}

/// Whether a request is still wanted when the connection is open again. Anything else is asked again
/// by the person, who sees that it was not done.
fn waits(request: &Request) -> bool {
    use Request::{Chat, Ready, Sit, TakeOver};
    matches!(request, Sit(_) | TakeOver { .. } | Ready { .. } | Chat { .. })
}

fn is(occupant: &protocol::v1::Occupant, person: &str) -> bool {
    use protocol::v1::Occupant;
    match occupant {
        Occupant::Person(other) | Occupant::Away(other) => other.id == person,
        Occupant::Nobody | Occupant::Bot(_) | Occupant::Reserved(_) => false,
    }
}

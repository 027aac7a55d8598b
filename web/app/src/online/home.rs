//! What the front page shows of online play, to people who have been online.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::v1::{LobbyFilter, Me};
use web_kit::device;
use web_kit::words::said;

use crate::api;
use crate::online::berths;
use crate::online::lobby::KNOWN;
use crate::online::personal::Personal;

/// Ships of other people on the front page.
const FEW: usize = 6;

/// The connection of a person whom the server knows, once it has answered. Nobody becomes a guest
/// of the server by looking at the front page.
#[derive(Clone, Copy)]
pub(crate) struct Home {
    found: RwSignal<Option<(Personal, String)>>,
}

impl Home {
    /// Asks the server, if this device has been online before.
    pub(crate) fn open() -> Self {
        let home = Self { found: RwSignal::new(None) };
        let owner = Owner::current();
        if device::load(KNOWN) == Some(true) {
            spawn_local(async move {
                let me: Result<Me, String> = api::get("/me").await;
                if let (Ok(me), Some(owner)) = (me, owner) {
                    let personal = owner.with(|| Personal::open(Some(LobbyFilter::default())));
                    let _ = home.found.try_set(Some((personal, me.id)));
                }
            });
        }
        home
    }

    /// The person's own tables; those that wait come first.
    pub(crate) fn own(self) -> impl IntoView {
        move || {
            let (personal, own) = self.found.get()?;
            Some(view! { {personal.told()} {berths::own(personal, own)} })
        }
    }

    /// A few tables of others, if there are any.
    pub(crate) fn others(self) -> impl IntoView {
        let all = Memo::new(|_| LobbyFilter::default());
        move || {
            let (personal, own) = self.found.get()?;
            let any = Memo::new(move |_| {
                personal.tables.with(|tables| tables.as_ref().is_some_and(|all| !all.is_empty()))
            });
            Some(move || {
                any.get().then(|| {
                    view! {
                        <section class="all-tables">
                            <div class="section-head">
                                <h2>{said("online-at-anchor")}</h2>
                                <a href="/lobby">{said("online-all-tables")}</a>
                            </div>
                            {berths::listed(personal, own.clone(), all, FEW)}
                        </section>
                    }
                })
            })
        }
    }
}

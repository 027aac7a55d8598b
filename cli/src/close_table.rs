//! `freebooter close-table`.

use crate::{args::CloseTable, failure::Failure, serve::own_folder};
use server::tables::{Closed, close_table};

pub(crate) fn run(close: &CloseTable) -> Result<(), Failure> {
    let folder = match &close.data {
        Some(folder) => folder.clone(),
        None => own_folder()?,
    };
    let id = close.id;
    match close_table(&folder, id, &close.why)? {
        Closed::Now => anstream::println!("table {id} is closed"),
        Closed::Before => anstream::println!("table {id} was already closed"),
        Closed::Over => anstream::println!("the match at table {id} is over; nothing changed"),
    }
    Ok(())
}

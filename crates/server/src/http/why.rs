//! Why a thing cannot be used: a rule's answer for one's own seat, from what that seat may know.

use super::{App, Params};
use crate::desk::{Desk, Who};
use crate::people::Signed;
use crate::problem::{Answer, Fault};
use crate::wire::Why;
use axum::Json;
use axum::extract::{Path, State};
use kernel::Seat;
use serde::Deserialize;

/// The longest anchor.
const LONGEST: usize = 80;

/// A thing on the table, seen from one's own seat.
#[derive(Clone, Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct Thing {
    /// Its anchor, as choices name it: `row/3`, `hand/scout`.
    anchor: String,
    /// One's own seat, from 1; the first one where none is named.
    seat: Option<u8>,
}

/// Says what a thing stands for and which rule refuses that now. Nothing is done.
#[utoipa::path(get, path = "/api/v1/tables/{table}/why", params(("table" = String, Path), Thing), responses((status = 200, body = Why)))]
pub async fn why(
    State(app): State<App>,
    Path(table): Path<String>,
    signed: Signed,
    Params(thing): Params<Thing>,
) -> Answer<Json<Why>> {
    if thing.anchor.len() > LONGEST {
        return Err(Fault::bad("an anchor has at most 80 characters"));
    }
    let seat = thing.seat.map(|number| (number as usize).checked_sub(1).and_then(Seat::checked));
    let seat = seat.map(|seat| seat.ok_or_else(|| Fault::bad("seats are counted from 1 to 8"))).transpose()?;
    let told = app.hall.read_desk(&table, move |desk, _| tell(desk, &signed.who, seat, &thing.anchor));
    told.await?.map(Json)
}

fn tell(desk: &Desk, who: &Who, seat: Option<Seat>, anchor: &str) -> Answer<Why> {
    let seat = desk.own_seat(who, seat)?;
    let game = desk.playing()?;
    let action = game.tries(seat, anchor);
    let judged = action.as_deref().map(|action| game.why(seat, action, &desk.names));
    Ok(match judged {
        // A thing this table does not have stands for nothing.
        None | Some(Err(kernel::MoveError::Unread(_))) => Why { action: None, problem: None },
        Some(judged) => Why { action, problem: judged.err().map(|error| Fault::from(error).problem()) },
    })
}

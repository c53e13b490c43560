//! Why a thing cannot be used: a rule's answer for one's own seat, from what that seat may know.

use super::{App, Params};
use crate::error::{ApiError, ApiResult};
use crate::people::Signed;
use axum::Json;
use axum::extract::{Path, State};
use kernel::Seat;
use room::state::{Principal, TableState};
use room::wire::Why;
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
) -> ApiResult<Json<Why>> {
    if thing.anchor.len() > LONGEST {
        return Err(ApiError::bad("an anchor has at most 80 characters"));
    }
    let seat = thing.seat.map(|number| (number as usize).checked_sub(1).and_then(Seat::checked));
    let seat = seat.map(|seat| seat.ok_or_else(|| ApiError::bad("seats are counted from 1 to 8"))).transpose()?;
    let told = app.registry.read_state(&table, move |state, _| tell(state, &signed.who, seat, &thing.anchor));
    told.await?.map(Json)
}

/// What is told about an anchor.
///
/// # Errors
/// When the asker does not sit there, or nothing is played.
pub fn tell(state: &TableState, who: &Principal, seat: Option<Seat>, anchor: &str) -> ApiResult<Why> {
    let seat = state.own_seat(who, seat)?;
    let game = state.playing()?;
    let action = game.tries(seat, anchor);
    let judged = action.as_deref().map(|action| game.why(seat, action, &state.names));
    Ok(match judged {
        // A thing this table does not have stands for nothing.
        None | Some(Err(kernel::MoveError::Unread(_))) => Why { action: None, problem: None },
        Some(judged) => Why { action, problem: judged.err().map(|error| ApiError::from(error).problem()) },
    })
}

//! Play now: one request from nothing to a game that has begun.

use super::extract::token;
use super::people::with_cookie;
use super::tables::read_info;
use super::{App, Body};
use crate::error::{ApiError, ApiResult, Code};
use crate::limits::{Counted, Subject};
use crate::people::{self, Signed};
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use room::wire::{NewTable, PlayNow, Playing, SeatPlan, SignedIn};

const USUAL_NAME: &str = "Guest";
const USUAL_LEVEL: &str = "ensign";

/// Sits down against bots at once: whoever is not signed in becomes a guest, the table begins or waits for a nonce.
#[utoipa::path(post, path = "/api/v1/play", request_body = PlayNow, responses((status = 200, body = Playing)))]
pub async fn play(
    State(app): State<App>,
    address: super::Address,
    headers: HeaderMap,
    Body(asked): Body<PlayNow>,
) -> ApiResult<Response> {
    let table = table(&app, &asked)?;
    let (signed, fresh) = somebody(&app, address, &headers, asked.name.as_deref()).await?;
    let id = app.registry.open_table(&signed.who, table, None).await?;
    let Json(info) = read_info(&app, &id, Some(signed), None).await?;
    let playing = Playing { signed_in: fresh.clone(), table: info };
    Ok(match fresh {
        Some(fresh) => with_cookie(&app, &fresh.token, playing),
        None => Json(playing).into_response(),
    })
}

/// A token of a server that was is nobody's: its bearer becomes a guest, too.
async fn somebody(
    app: &App,
    super::Address(address): super::Address,
    headers: &HeaderMap,
    name: Option<&str>,
) -> ApiResult<(Signed, Option<SignedIn>)> {
    if let Some(token) = token(headers) {
        match people::by_token(&app.registry, &token).await {
            Err(error) if error.code == Code::NotSignedIn => {}
            known => return known.map(|signed| (signed, None)),
        }
    }
    app.limits
        .take(Subject::address(address), Counted::SignIn, app.registry.config.sign_ins_per_hour, 3600.0)
        .map_err(|seconds| ApiError::too_many("too many new guests", seconds))?;
    let fresh = people::guest(&app.registry, name.unwrap_or(USUAL_NAME)).await?;
    Ok((people::by_token(&app.registry, &fresh.token).await?, Some(fresh)))
}

fn table(app: &App, asked: &PlayNow) -> ApiResult<NewTable> {
    let games = app.registry.catalog.games();
    let game = games.iter().find(|game| game.id == asked.game).ok_or_else(|| ApiError::bad("there is no such game"))?;
    let named = |id: &str| asked.format.as_deref().is_none_or(|format| format == id);
    let format = game.formats.iter().find(|format| named(&format.id));
    let format = format.ok_or_else(|| ApiError::bad("there is no such format"))?;
    let players = asked.players.or_else(|| format.players.first().copied()).unwrap_or(2);
    let seat = asked.seat.unwrap_or(1);
    if !format.players.contains(&players) || !(1..=players).contains(&seat) {
        return Err(ApiError::bad("so many cannot play this format, or there is no such seat"));
    }
    let level = asked.level.clone().unwrap_or_else(|| USUAL_LEVEL.to_owned());
    let plan = |number| match number {
        number if number == seat => SeatPlan::Me { name: None },
        _ => SeatPlan::Bot { level: level.clone() },
    };
    Ok(NewTable {
        game: asked.game.clone(),
        format: format.id.clone(),
        options: asked.options.clone(),
        seats: (1..=players).map(plan).collect(),
        nonce: asked.nonce.clone(),
        await_nonces: asked.await_nonces,
        ..NewTable::default()
    })
}

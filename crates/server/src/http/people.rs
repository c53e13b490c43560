//! Coming in, going out, and who others are.

use super::extract::COOKIE;
use super::{App, Body};
use crate::error::{ApiError, ApiResult, Code};
use crate::people::{self, Signed};
use crate::store::StoreWrite;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use room::wire::{NewGuest, Profile, RatingInfo, SignIn, SignedIn, Statistics};
use serde::Serialize;

const MOST_RESULTS: u32 = 1_000;

/// An answer that sets the session's cookie.
pub(super) fn with_cookie(app: &App, token: &str, answer: impl Serialize) -> Response {
    let secure = if app.registry.config.public_url.starts_with("https://") { "; Secure" } else { "" };
    let cookie = format!("{COOKIE}={}; Path=/; HttpOnly; SameSite=Lax; Max-Age=7776000{secure}", token);
    ([(header::SET_COOKIE, cookie)], Json(answer)).into_response()
}

/// Comes in as a guest: a name, and a key to come back with.
#[utoipa::path(post, path = "/api/v1/guests", request_body = NewGuest, responses((status = 200, body = SignedIn)))]
pub async fn guest(State(app): State<App>, Body(asked): Body<NewGuest>) -> ApiResult<Response> {
    let signed = people::guest(&app.registry, &asked.name).await?;
    Ok(with_cookie(&app, &signed.token, &signed))
}

/// Signs in with a guest's key or an account.
#[utoipa::path(post, path = "/api/v1/sessions", request_body = SignIn, responses((status = 200, body = SignedIn)))]
pub async fn sign_in(State(app): State<App>, Body(asked): Body<SignIn>) -> ApiResult<Response> {
    let signed = people::sign_in(&app.registry, asked).await?;
    Ok(with_cookie(&app, &signed.token, &signed))
}

/// Signs out: this session ends, and every socket that was opened with it.
#[utoipa::path(delete, path = "/api/v1/sessions", responses((status = 200)))]
pub async fn sign_out(State(app): State<App>, signed: Signed) -> ApiResult<Response> {
    app.registry.store.write(vec![StoreWrite::EndSession(signed.hash)]).await?;
    app.registry.person_changed(&signed.who.id).await;
    let gone = format!("{COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0");
    Ok([(header::SET_COOKIE, gone)].into_response())
}

/// A person: name, statistics, ratings.
#[utoipa::path(get, path = "/api/v1/people/{person}", params(("person" = String, Path)), responses((status = 200, body = Profile)))]
pub async fn profile(State(app): State<App>, Path(person): Path<String>) -> ApiResult<Json<Profile>> {
    let row = app.registry.store.person(&person).await?;
    let row = row.ok_or_else(|| ApiError::new(Code::NotFound, "there is no such person"))?;
    let mut profile = Profile { id: row.id, name: row.name, account: row.account.is_some(), games: Default::default() };
    for result in app.registry.store.results(&person, MOST_RESULTS).await? {
        let statistics: &mut Statistics = profile.games.entry(result.game).or_default();
        let share = f64::from(result.place - 1) / f64::from((result.players - 1).max(1));
        let played = f64::from(statistics.played);
        statistics.mean_place = (statistics.mean_place * played + share) / (played + 1.0);
        statistics.played += 1;
        statistics.won += u32::from(result.place == 1);
    }
    for (game, statistics) in &mut profile.games {
        statistics.rating = app.registry.store.ratings(&person, game, 1).await?.first().map(rating_info);
    }
    Ok(Json(profile))
}

/// A person's rating in a game over time, newest first.
#[utoipa::path(get, path = "/api/v1/people/{person}/ratings/{game}", params(("person" = String, Path), ("game" = String, Path)), responses((status = 200, body = Vec<RatingInfo>)))]
pub async fn history(
    State(app): State<App>,
    Path((person, game)): Path<(String, String)>,
) -> ApiResult<Json<Vec<RatingInfo>>> {
    let rows = app.registry.store.ratings(&person, &game, MOST_RESULTS).await?;
    Ok(Json(rows.iter().map(rating_info).collect()))
}

fn rating_info(row: &crate::store::RatingRow) -> RatingInfo {
    RatingInfo { at: row.at, rating: row.rating, deviation: row.deviation }
}

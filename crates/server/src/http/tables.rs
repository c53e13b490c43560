//! Tables: the lobby, opening, and everything one may read of one.

use super::{App, Body, MaybeSigned, Params};
use crate::error::{ApiError, ApiResult};
use crate::limits::{Counted, Subject};
use crate::people::Signed;
use crate::registry::is_id;
use crate::store::{Millis, Status, TableRow};
use crate::table_task::{line, may_read};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use kernel::Seat;
use room::fair::{self, Bundle};
use room::project::{self, Detail, Viewpoint};
use room::wire::{ChatLine, NewTable, SeatPlan, TableInfo, TableList, Update};
use serde::Deserialize;
use std::sync::Arc;

/// Which page of a list.
#[derive(Clone, Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct Page {
    /// Tables of this status; open ones where none is named.
    status: Option<Status>,
    /// Tables opened before this, in milliseconds since 1970.
    before: Option<i64>,
    /// How many, at most 100.
    limit: Option<u32>,
}

impl Page {
    pub(super) fn before(&self) -> Millis {
        self.before.unwrap_or(Millis::MAX)
    }

    pub(super) fn limit(&self) -> u32 {
        self.limit.unwrap_or(50).clamp(1, 100)
    }
}

pub(super) fn listed(rows: Vec<TableRow>, limit: u32) -> TableList {
    let next = rows.last().filter(|_| rows.len() >= limit as usize).map(|row| row.made);
    let read = |row: &TableRow| {
        let summary = serde_json::from_str(&row.summary);
        summary.inspect_err(|error| tracing::error!(%error, table = %row.id, "a summary cannot be read")).ok()
    };
    let tables = rows.iter().filter_map(read).collect();
    TableList { tables, next }
}

/// Public tables, newest first.
#[utoipa::path(get, path = "/api/v1/tables", params(Page), responses((status = 200, body = TableList)))]
pub async fn lobby(State(app): State<App>, Params(page): Params<Page>) -> ApiResult<Json<TableList>> {
    let status = page.status.unwrap_or(Status::Open);
    let rows = app.registry.store.lobby(status, page.before(), page.limit()).await?;
    Ok(Json(listed(rows, page.limit())))
}

/// Opens a table.
#[utoipa::path(post, path = "/api/v1/tables", request_body = NewTable, responses((status = 200, body = TableInfo)))]
pub async fn open(
    State(app): State<App>,
    address: super::Address,
    signed: Signed,
    Body(asked): Body<NewTable>,
) -> ApiResult<Json<TableInfo>> {
    charge_invitations(&app, address, &asked.seats)?;
    let id = app.registry.open_table(&signed.who, asked, None).await?;
    read_info(&app, &id, Some(signed), None).await
}

/// Invitations by account name are limited like sign-ins: each looks a name up.
pub(super) fn charge_invitations(
    app: &App,
    super::Address(address): super::Address,
    seats: &[SeatPlan],
) -> ApiResult<()> {
    let by_name = |plan: &&SeatPlan| matches!(plan, SeatPlan::Invited { person: Some(named) } if !is_id(named));
    for _ in seats.iter().filter(by_name) {
        app.limits
            .take(Subject::address(address), Counted::SignIn, app.registry.config.sign_ins_per_hour, 3600.0)
            .map_err(|seconds| ApiError::too_many("too many invitations by name; invite by a code instead", seconds))?;
    }
    Ok(())
}

pub(super) async fn read_info(
    app: &App,
    table: &str,
    signed: Option<Signed>,
    seat: Option<Seat>,
) -> ApiResult<Json<TableInfo>> {
    let who = signed.map(|signed| signed.who);
    let read = app.registry.read_state(table, move |state, present| {
        let channel = project::channel(state, who.as_ref(), seat)?;
        Ok(project::info(state, who.as_ref(), channel, present))
    });
    read.await?.map(Json)
}

/// Through whose eyes, and from where on.
#[derive(Clone, Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct Look {
    /// One's own seat, from 1; the first one where none is named.
    pub seat: Option<u8>,
    /// The cursor of the last update seen.
    pub cursor: Option<String>,
}

impl Look {
    /// The seat's index.
    ///
    /// # Errors
    /// When there can be no such seat.
    pub fn seat(&self) -> ApiResult<Option<Seat>> {
        seat(self.seat)
    }
}

/// A seat's number as its index.
pub(super) fn seat(number: Option<u8>) -> ApiResult<Option<Seat>> {
    let Some(number) = number else {
        return Ok(None);
    };
    let index = (number as usize).checked_sub(1).and_then(Seat::checked);
    index.map(Some).ok_or_else(|| ApiError::bad("seats are counted from 1 to 8"))
}

/// What does not change with every move.
#[utoipa::path(get, path = "/api/v1/tables/{table}", params(("table" = String, Path), Look), responses((status = 200, body = TableInfo)))]
pub async fn info(
    State(app): State<App>,
    Path(table): Path<String>,
    MaybeSigned(signed): MaybeSigned,
    Params(look): Params<Look>,
) -> ApiResult<Json<TableInfo>> {
    read_info(&app, &table, signed, look.seat()?).await
}

/// Where the game stands for this viewer.
#[utoipa::path(get, path = "/api/v1/tables/{table}/state", params(("table" = String, Path), Look), responses((status = 200, body = Update)))]
pub async fn state(
    State(app): State<App>,
    Path(table): Path<String>,
    MaybeSigned(signed): MaybeSigned,
    Params(look): Params<Look>,
) -> ApiResult<Response> {
    let (who, seat) = (signed.map(|signed| signed.who), look.seat()?);
    let registry = Arc::clone(&app.registry);
    let read = app.registry.read_state(&table, move |state, _| {
        let channel = project::channel(state, who.as_ref(), seat)?;
        let viewpoint = Viewpoint::of(state, who.as_ref(), channel, Detail::Whole);
        Ok::<_, ApiError>(project::update(state, viewpoint, look.cursor.as_deref(), registry.time.now())?.text)
    });
    Ok(([(header::CONTENT_TYPE, "application/json")], read.await??).into_response())
}

/// How to draw the table.
#[derive(Clone, Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct Draw {
    /// One's own seat, from 1; the first one where none is named.
    seat: Option<u8>,
    /// Sentences instead of a picture.
    #[serde(default)]
    plain: bool,
    /// Whether colour codes may be used.
    #[serde(default)]
    color: bool,
}

/// The table as text, as this viewer sees it: what terminals show.
#[utoipa::path(get, path = "/api/v1/tables/{table}/picture", params(("table" = String, Path), Draw), responses((status = 200, body = String)))]
pub async fn picture(
    State(app): State<App>,
    Path(table): Path<String>,
    MaybeSigned(signed): MaybeSigned,
    Params(draw): Params<Draw>,
) -> ApiResult<String> {
    let (who, seat) = (signed.map(|signed| signed.who), seat(draw.seat)?);
    let style = kernel::Style { plain: draw.plain, color: draw.color, ..kernel::Style::default() };
    let read = app.registry.read_state(&table, move |state, _| {
        let channel = project::channel(state, who.as_ref(), seat)?;
        Ok(project::picture(state, channel, style))
    });
    read.await?
}

/// What was said, as far as this viewer may read it.
#[utoipa::path(get, path = "/api/v1/tables/{table}/chat", params(("table" = String, Path), Look), responses((status = 200, body = Vec<ChatLine>)))]
pub async fn chat(
    State(app): State<App>,
    Path(table): Path<String>,
    MaybeSigned(signed): MaybeSigned,
    Params(look): Params<Look>,
) -> ApiResult<Json<Vec<ChatLine>>> {
    let (who, seat) = (signed.map(|signed| signed.who), look.seat()?);
    let hidden = who.as_ref().map(|who| who.hidden.clone()).unwrap_or_default();
    let team = app.registry.read_state(&table, move |state, _| {
        let channel = project::channel(state, who.as_ref(), seat)?;
        Ok::<_, ApiError>(channel.0.and_then(|seat| state.team(seat)).unwrap_or_default())
    });
    let team = team.await??;
    let rows = app.registry.store.chat(&table, 0).await?;
    let readable = rows.iter().filter(|row| may_read(row, &team)).zip(1..);
    let lines = readable.filter(|(row, _)| !hidden.contains(&row.person)).map(|(row, n)| line(row, n));
    Ok(Json(lines.collect()))
}

/// The match record of a finished game, as text.
#[utoipa::path(get, path = "/api/v1/tables/{table}/record", params(("table" = String, Path)), responses((status = 200, body = String)))]
pub async fn record(State(app): State<App>, Path(table): Path<String>) -> ApiResult<String> {
    Ok(read_proof(&app, &table).await?.record)
}

/// The proof of a finished game: what `starboard verify` checks.
#[utoipa::path(get, path = "/api/v1/tables/{table}/proof", params(("table" = String, Path)), responses((status = 200, content_type = "application/json")))]
pub async fn proof(State(app): State<App>, Path(table): Path<String>) -> ApiResult<Json<Bundle>> {
    Ok(Json(read_proof(&app, &table).await?))
}

async fn read_proof(app: &App, table: &str) -> ApiResult<Bundle> {
    let registry = Arc::clone(&app.registry);
    let read = app.registry.read_state(table, move |state, _| {
        let game = state.game.as_ref().filter(|_| state.status == Status::Finished)?;
        let proven = fair::Proven {
            table: &state.id,
            secret: &state.secret(),
            nonces: state.nonces(),
            record: game.record(&state.names).to_text(),
            chance: state.config.chance(),
            ended: state.ended.as_ref().map(|ended| format!("{:?} by {}", ended.places, ended.by)),
        };
        Some(fair::bundle(proven, &registry.key))
    });
    read.await?.ok_or_else(|| ApiError::not_now("the secret is shown when the game is over"))
}

//! Tables: the lobby, opening, and everything one may read of one.

use super::{App, Body, MaybeSigned, Params};
use crate::actor::{line, may_read};
use crate::fair::{self, Bundle};
use crate::people::Signed;
use crate::problem::{Answer, Fault};
use crate::project::{self, Form};
use crate::store::{Millis, Status, TableRow};
use crate::wire::{ChatLine, NewTable, TableInfo, TableList, Told, Update};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use kernel::{Seat, Viewer};
use serde::{Deserialize, Serialize};
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
    let tables = rows.iter().filter_map(|row| serde_json::from_str(&row.summary).ok()).collect();
    TableList { tables, next }
}

/// Public tables, newest first.
#[utoipa::path(get, path = "/api/v1/tables", params(Page), responses((status = 200, body = TableList)))]
pub async fn lobby(State(app): State<App>, Params(page): Params<Page>) -> Answer<Json<TableList>> {
    let status = page.status.unwrap_or(Status::Open);
    let rows = app.hall.store.lobby(status, page.before(), page.limit()).await?;
    Ok(Json(listed(rows, page.limit())))
}

/// Opens a table.
#[utoipa::path(post, path = "/api/v1/tables", request_body = NewTable, responses((status = 200, body = TableInfo)))]
pub async fn open(State(app): State<App>, signed: Signed, Body(asked): Body<NewTable>) -> Answer<Json<TableInfo>> {
    let id = app.hall.open_table(&signed.who, asked, None).await?;
    read_info(&app, &id, Some(signed), None).await
}

pub(super) async fn read_info(
    app: &App,
    table: &str,
    signed: Option<Signed>,
    seat: Option<Seat>,
) -> Answer<Json<TableInfo>> {
    let who = signed.map(|signed| signed.who);
    let read = app.hall.read_desk(table, move |desk, present| {
        let channel = project::channel(desk, who.as_ref(), seat)?;
        Ok(project::info(desk, who.as_ref(), channel, present))
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
    pub fn seat(&self) -> Answer<Option<Seat>> {
        seat(self.seat)
    }
}

/// A seat's number as its index.
pub(super) fn seat(number: Option<u8>) -> Answer<Option<Seat>> {
    let Some(number) = number else {
        return Ok(None);
    };
    let index = (number as usize).checked_sub(1).and_then(Seat::checked);
    index.map(Some).ok_or_else(|| Fault::bad("seats are counted from 1 to 8"))
}

/// What does not change with every move.
#[utoipa::path(get, path = "/api/v1/tables/{table}", params(("table" = String, Path), Look), responses((status = 200, body = TableInfo)))]
pub async fn info(
    State(app): State<App>,
    Path(table): Path<String>,
    MaybeSigned(signed): MaybeSigned,
    Params(look): Params<Look>,
) -> Answer<Json<TableInfo>> {
    read_info(&app, &table, signed, look.seat()?).await
}

/// Where the game stands for this viewer.
#[utoipa::path(get, path = "/api/v1/tables/{table}/state", params(("table" = String, Path), Look), responses((status = 200, body = Update)))]
pub async fn state(
    State(app): State<App>,
    Path(table): Path<String>,
    MaybeSigned(signed): MaybeSigned,
    Params(look): Params<Look>,
) -> Answer<Response> {
    let (who, seat) = (signed.map(|signed| signed.who), look.seat()?);
    let hall = Arc::clone(&app.hall);
    let read = app.hall.read_desk(&table, move |desk, _| {
        let channel = project::channel(desk, who.as_ref(), seat)?;
        Ok::<_, Fault>(project::update(desk, channel, Form::Whole, look.cursor.as_deref(), hall.time.now()).text)
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
) -> Answer<String> {
    let (who, seat) = (signed.map(|signed| signed.who), seat(draw.seat)?);
    let style = kernel::Style { plain: draw.plain, color: draw.color, ..kernel::Style::default() };
    let read = app.hall.read_desk(&table, move |desk, _| {
        let channel = project::channel(desk, who.as_ref(), seat)?;
        Ok(project::picture(desk, channel, style))
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
) -> Answer<Json<Vec<ChatLine>>> {
    let (who, seat) = (signed.map(|signed| signed.who), look.seat()?);
    let hidden = who.as_ref().map(|who| who.hidden.clone()).unwrap_or_default();
    let team = app.hall.read_desk(&table, move |desk, _| {
        let channel = project::channel(desk, who.as_ref(), seat)?;
        Ok::<_, Fault>(channel.0.and_then(|seat| desk.team(seat)).unwrap_or_default())
    });
    let team = team.await??;
    let rows = app.hall.store.chat(&table, 0).await?;
    let readable = rows.iter().filter(|row| may_read(row, &team)).zip(1..);
    let lines = readable.filter(|(row, _)| !hidden.contains(&row.person)).map(|(row, n)| line(row, n));
    Ok(Json(lines.collect()))
}

/// A step of a finished game, through whose eyes.
#[derive(Clone, Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// After how many actions.
    step: u32,
    /// A seat's number; all hands open where none is named.
    seat: Option<u8>,
}

/// A finished game at a step.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct Replayed {
    /// The view.
    #[schema(value_type = Object)]
    view: serde_json::Value,
    /// What the last action showed.
    events: Vec<Told>,
    /// How many actions the game had.
    steps: usize,
}

/// A finished game at any step, hands open.
#[utoipa::path(get, path = "/api/v1/tables/{table}/replay", params(("table" = String, Path), Step), responses((status = 200, body = Replayed)))]
pub async fn replay(
    State(app): State<App>,
    Path(table): Path<String>,
    Params(step): Params<Step>,
) -> Answer<Json<Replayed>> {
    let viewer = seat(step.seat)?.map_or(Viewer::REFEREE, Viewer::seat);
    let read = app.hall.read_desk(&table, move |desk, _| project::replay(desk, step.step as usize, viewer)).await?;
    let (view, events, steps) = read.ok_or_else(|| Fault::not_now("hands are opened when the game is over"))?;
    Ok(Json(Replayed { view, events, steps }))
}

/// The match record of a finished game, as text.
#[utoipa::path(get, path = "/api/v1/tables/{table}/record", params(("table" = String, Path)), responses((status = 200, body = String)))]
pub async fn record(State(app): State<App>, Path(table): Path<String>) -> Answer<String> {
    Ok(read_proof(&app, &table).await?.record)
}

/// The proof of a finished game: what `starboard verify` checks.
#[utoipa::path(get, path = "/api/v1/tables/{table}/proof", params(("table" = String, Path)), responses((status = 200, content_type = "application/json")))]
pub async fn proof(State(app): State<App>, Path(table): Path<String>) -> Answer<Json<Bundle>> {
    Ok(Json(read_proof(&app, &table).await?))
}

async fn read_proof(app: &App, table: &str) -> Answer<Bundle> {
    let hall = Arc::clone(&app.hall);
    let read = app.hall.read_desk(table, move |desk, _| {
        let game = desk.game.as_ref().filter(|_| desk.status == Status::Finished)?;
        let proven = fair::Proven {
            table: &desk.id,
            secret: &desk.secret(),
            nonces: desk.nonces(),
            record: game.record(&desk.names).to_text(),
            copied: desk.opening.from.as_ref().is_some_and(crate::log::From::has_known_chance),
            ended: desk.ended.as_ref().map(|ended| format!("{:?} by {}", ended.places, ended.by)),
        };
        Some(fair::bundle(proven, &hall.key))
    });
    read.await?.ok_or_else(|| Fault::not_now("the secret is shown when the game is over"))
}

//! What one does at a table. The seat is the asker's own; a message cannot name another's.

use super::replay::Finished;
use super::tables::{Look, charge_invitations, read_info};
use super::{App, Body, Params};
use crate::error::{ApiError, ApiResult, Code};
use crate::people::Signed;
use crate::registry::new_id;
use crate::store::{ReportRow, Status, StoreWrite};
use crate::table_task::{Reply, TableCommand};
use crate::wall_clock;
use axum::Json;
use axum::extract::{Path, State};
use kernel::{Names, Seat, Table, Viewer};
use room::log::{Origin, Source};
use room::state::{Ask, TableState};
use room::wire::{
    Copied, CopyTable, Done, NewReport, NewTable, PostChat, PostMove, SeatPlan, Sit, TableAsk, TableInfo,
};
use serde::Deserialize;
use tokio::sync::oneshot;

/// Sits down; the last one to do so begins the game, unless the host does.
#[utoipa::path(post, path = "/api/v1/tables/{table}/seats", params(("table" = String, Path)), request_body = Sit, responses((status = 200, body = TableInfo)))]
pub async fn sit(
    State(app): State<App>,
    Path(table): Path<String>,
    signed: Signed,
    Body(sit): Body<Sit>,
) -> ApiResult<Json<TableInfo>> {
    let host = app.registry.read_state(&table, |state, _| state.config.host.clone()).await?;
    if app.registry.store.blocks(&host).await?.contains(&signed.who.id) {
        return Err(ApiError::new(Code::NotYours, "the host does not want you at this table"));
    }
    app.registry.ask(&table, signed.who.clone(), None, Ask::Sit(sit)).await?;
    read_info(&app, &table, Some(signed), None).await
}

/// Takes an action. Sent twice with the same id, it is done once.
#[utoipa::path(post, path = "/api/v1/tables/{table}/moves", params(("table" = String, Path), Look), request_body = PostMove, responses((status = 200, body = Done)))]
pub async fn post_move(
    State(app): State<App>,
    Path(table): Path<String>,
    signed: Signed,
    Params(look): Params<Look>,
    Body(post): Body<PostMove>,
) -> ApiResult<Json<Done>> {
    let id = post.id.clone();
    app.registry.ask(&table, signed.who, look.seat()?, Ask::Move(post)).await?;
    Ok(Json(Done { id }))
}

/// Anything else asked of a table.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PostAsk {
    /// The client's own id of it.
    id: String,
    /// What.
    ask: TableAsk,
}

/// Undo, resign, offers, bots, orders, vacation, start, leave.
#[utoipa::path(post, path = "/api/v1/tables/{table}/asks", params(("table" = String, Path), Look), request_body = PostAsk, responses((status = 200, body = Done)))]
pub async fn ask(
    State(app): State<App>,
    Path(table): Path<String>,
    signed: Signed,
    Params(look): Params<Look>,
    Body(post): Body<PostAsk>,
) -> ApiResult<Json<Done>> {
    let ask = Ask::Table { id: post.id.clone(), ask: post.ask };
    app.registry.ask(&table, signed.who, look.seat()?, ask).await?;
    Ok(Json(Done { id: post.id }))
}

/// Says something.
#[utoipa::path(post, path = "/api/v1/tables/{table}/chat", params(("table" = String, Path), Look), request_body = PostChat, responses((status = 200)))]
pub async fn say(
    State(app): State<App>,
    Path(table): Path<String>,
    signed: Signed,
    Params(look): Params<Look>,
    Body(post): Body<PostChat>,
) -> ApiResult<()> {
    let (reply, answer) = oneshot::channel();
    let command = TableCommand::Chat {
        who: std::sync::Arc::new(signed.who),
        seat: look.seat()?,
        post,
        reply: Reply::Http(reply),
    };
    app.registry.post(&table, command).await?;
    answer.await.unwrap_or_else(|_| Err(ApiError::new(Code::GoingDown, "try again")))
}

/// Reports somebody to whoever runs the server.
#[utoipa::path(post, path = "/api/v1/tables/{table}/reports", params(("table" = String, Path)), request_body = NewReport, responses((status = 200)))]
pub async fn report(
    State(app): State<App>,
    Path(table): Path<String>,
    signed: Signed,
    Body(asked): Body<NewReport>,
) -> ApiResult<()> {
    if asked.words.len() > 1_000 || asked.person.len() > 64 {
        return Err(ApiError::bad("a report has at most 1000 characters"));
    }
    app.registry.read_state(&table, |_, _| ()).await?;
    let by = signed.who.id;
    let row = ReportRow { id: new_id(), by, person: asked.person, table, words: asked.words, at: wall_clock::now() };
    tracing::warn!(report = %row.id, table = %row.table, "somebody was reported");
    Ok(app.registry.store.write(vec![StoreWrite::Report(row)]).await?)
}

/// How a rematch shall be.
#[derive(Clone, Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct Again {
    /// Whether it waits a moment for everybody's nonce; as the table before did where nothing is said.
    #[serde(default)]
    await_nonces: bool,
}

/// Opens the same table again, seats rotated by one. Asked twice, it is the same rematch.
#[utoipa::path(post, path = "/api/v1/tables/{table}/rematch", params(("table" = String, Path), Again), responses((status = 200, body = TableInfo)))]
pub async fn rematch(
    State(app): State<App>,
    Path(table): Path<String>,
    signed: Signed,
    Params(wish): Params<Again>,
) -> ApiResult<Json<TableInfo>> {
    let who = signed.who.clone();
    let plan = app.registry.read_state(&table, move |state, _| {
        state.own_seat(&who, None)?;
        if state.status != Status::Finished {
            return Err(ApiError::not_now("the game is not over"));
        }
        let again = again(state, &who.id);
        Ok((state.rematch.clone(), NewTable { await_nonces: again.await_nonces || wish.await_nonces, ..again }))
    });
    let (before, mut asked) = plan.await??;
    let id = match before {
        Some(id) => id,
        None => {
            open_seats_of_the_gone(&app, &mut asked.seats).await?;
            let id = app.registry.open_table(&signed.who, asked, None).await?;
            let kept = app.registry.ask(&table, signed.who.clone(), None, Ask::Rematched(id.clone())).await;
            // Somebody was quicker: theirs is the rematch.
            match kept {
                Ok(()) => id,
                Err(_) => app.registry.read_state(&table, |state, _| state.rematch.clone()).await?.unwrap_or(id),
            }
        }
    };
    read_info(&app, &id, Some(signed), None).await
}

/// Somebody who played may have deleted their account since: their seat is anybody's.
async fn open_seats_of_the_gone(app: &App, seats: &mut [SeatPlan]) -> ApiResult<()> {
    for plan in seats {
        if let SeatPlan::Invited { person: Some(person) } = plan
            && app.registry.store.person(person).await?.is_none()
        {
            *plan = SeatPlan::Open;
        }
    }
    Ok(())
}

/// The same table with every seat moved on by one.
fn again(state: &TableState, host: &str) -> NewTable {
    let plan = |(assignment, plan): (&room::state::SeatAssignment, &SeatPlan)| match (&assignment.person, plan) {
        (Some(person), _) if person == host => SeatPlan::Me { name: None },
        (Some(person), _) => SeatPlan::Invited { person: Some(person.clone()) },
        (None, SeatPlan::Bot { level }) => SeatPlan::Bot { level: level.clone() },
        (None, _) => SeatPlan::Open,
    };
    let mut seats: Vec<SeatPlan> = state.assignments.iter().zip(&state.config.seats).map(plan).collect();
    seats.rotate_right(1);
    let config = &state.config;
    NewTable {
        game: config.game.clone(),
        format: config.format.clone(),
        options: config.options.clone(),
        seats,
        public: config.public,
        rated: config.rated,
        clock: config.clock.clone(),
        timeout: config.timeout,
        undo: config.undo,
        start: config.start,
        spectators: config.spectators,
        nonce: None,
        await_nonces: config.await_nonces,
        practice: None,
    }
}

/// Copies a finished game's position to a new, unrated table.
#[utoipa::path(post, path = "/api/v1/tables/{table}/copy", params(("table" = String, Path)), request_body = CopyTable, responses((status = 200, body = TableInfo)))]
pub async fn copy(
    State(app): State<App>,
    Path(table): Path<String>,
    address: super::Address,
    signed: Signed,
    Body(asked): Body<CopyTable>,
) -> ApiResult<Json<TableInfo>> {
    let catalog = std::sync::Arc::clone(&app.registry.catalog);
    charge_invitations(&app, address, &asked.seats)?;
    let (host, step, seats) = (signed.who.id.clone(), asked.step as usize, asked.seats);
    let plan = app.registry.read_state(&table, move |state, _| {
        let mut new = again(state, &host);
        new.seats = seats;
        if new.seats.is_empty() {
            new.seats = vec![SeatPlan::Me { name: None }; state.assignments.len()];
        }
        if new.seats.len() != state.assignments.len() {
            return Err(ApiError::bad("a copy has as many seats as the game it is of"));
        }
        (new.rated, new.public) = (false, false);
        new.await_nonces |= asked.await_nonces;
        Ok((new, Finished::of(state).ok_or_else(|| ApiError::not_now("the game is not over"))?))
    });
    let (new, finished) = plan.await??;
    let (copied, rules) = (Some(Copied { table, step: step as u32 }), finished.config.rules);
    let from = app.readings.run(move || from_step(finished, step, catalog.as_ref())).await??;
    let source = Source { from, copied, rules };
    let id = app.registry.open_table(&signed.who, new, Some(source)).await?;
    read_info(&app, &id, Some(signed), None).await
}

/// Whether nobody could tell two tables apart by looking at them.
fn looks_alike(a: &dyn Table, b: &dyn Table) -> bool {
    let names = Names::numbered(a.seats());
    let eyes = Seat::all(a.seats()).map(Viewer::seat).chain([Viewer::SPECTATOR, Viewer::REFEREE]);
    a.to_act() == b.to_act()
        && eyes.into_iter().all(|viewer| a.view(viewer) == b.view(viewer) && a.waiting(viewer) == b.waiting(viewer))
        && Seat::all(a.seats()).all(|seat| a.choices(seat, &names) == b.choices(seat, &names))
}

/// The position after `step` actions where positions can say it, else the actions themselves.
fn from_step(finished: Finished, step: usize, catalog: &dyn room::GameCatalog) -> ApiResult<Origin> {
    let Finished { mut game, names, config, is_cut_short } = finished;
    if step >= game.steps() && !is_cut_short {
        return Err(ApiError::bad("there is nothing to play on from there"));
    }
    let record = game.record(&names);
    game.rewind(step);
    let position = game.position(Viewer::REFEREE, &Names::numbered(game.seats()));
    let placed = catalog.open(&config.game, &config.kernel_options(), 0.into(), Some(&position));
    if placed.is_ok_and(|placed| looks_alike(placed.as_ref(), game.as_ref())) {
        return Ok(Origin::Position(position));
    }
    let moves = record.moves.iter().take(step).filter_map(|entered| match &entered.action {
        kernel::record::RecordAction::Text(text) => Some((entered.seat.index() as u8, text.clone())),
        kernel::record::RecordAction::Id(_) => None,
    });
    Ok(Origin::Moves { seed: record.seed.to_string(), moves: moves.collect() })
}

//! What one does at a table. The seat is the asker's own; a message cannot name another's.

use super::tables::{Look, read_info};
use super::{App, Body, Params};
use crate::actor::{Mail, Reply};
use crate::clock;
use crate::desk::{Ask, Desk};
use crate::hall::new_id;
use crate::log::{From, Source};
use crate::people::Signed;
use crate::problem::{Answer, Code, Fault};
use crate::store::{ReportRow, Status, Write};
use crate::wire::{CopyTable, Done, NewReport, NewTable, PostChat, PostMove, SeatPlan, Sit, TableAsk, TableInfo};
use axum::Json;
use axum::extract::{Path, State};
use kernel::{Names, Seat, Table, Viewer};
use serde::Deserialize;
use tokio::sync::oneshot;

/// Sits down; the last one to do so begins the game, unless the host does.
#[utoipa::path(post, path = "/api/v1/tables/{table}/seats", params(("table" = String, Path)), request_body = Sit, responses((status = 200, body = TableInfo)))]
pub async fn sit(
    State(app): State<App>,
    Path(table): Path<String>,
    signed: Signed,
    Body(sit): Body<Sit>,
) -> Answer<Json<TableInfo>> {
    let host = app.hall.read_desk(&table, |desk, _| desk.opening.host.clone()).await?;
    if app.hall.store.blocks(&host).await?.contains(&signed.who.id) {
        return Err(Fault::new(Code::NotYours, "the host does not want you at this table"));
    }
    app.hall.ask(&table, signed.who.clone(), None, Ask::Sit(sit)).await?;
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
) -> Answer<Json<Done>> {
    let id = post.id.clone();
    app.hall.ask(&table, signed.who, look.seat()?, Ask::Move(post)).await?;
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
) -> Answer<Json<Done>> {
    let ask = Ask::Table { id: post.id.clone(), ask: post.ask };
    app.hall.ask(&table, signed.who, look.seat()?, ask).await?;
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
) -> Answer<()> {
    let (reply, answer) = oneshot::channel();
    let mail = Mail::Chat { who: std::sync::Arc::new(signed.who), seat: look.seat()?, post, reply: Reply::Http(reply) };
    app.hall.post(&table, mail).await?;
    answer.await.unwrap_or_else(|_| Err(Fault::new(Code::GoingDown, "try again")))
}

/// Reports somebody to whoever runs the server.
#[utoipa::path(post, path = "/api/v1/tables/{table}/reports", params(("table" = String, Path)), request_body = NewReport, responses((status = 200)))]
pub async fn report(
    State(app): State<App>,
    Path(table): Path<String>,
    signed: Signed,
    Body(asked): Body<NewReport>,
) -> Answer<()> {
    if asked.words.len() > 1_000 || asked.person.len() > 64 {
        return Err(Fault::bad("a report has at most 1000 characters"));
    }
    app.hall.read_desk(&table, |_, _| ()).await?;
    let by = signed.who.id;
    let row = ReportRow { id: new_id(), by, person: asked.person, table, words: asked.words, at: clock::now() };
    tracing::warn!(report = %row.id, table = %row.table, "somebody was reported");
    Ok(app.hall.store.write(vec![Write::Report(row)]).await?)
}

/// Opens the same table again, seats rotated by one. Asked twice, it is the same rematch.
#[utoipa::path(post, path = "/api/v1/tables/{table}/rematch", params(("table" = String, Path)), responses((status = 200, body = TableInfo)))]
pub async fn rematch(State(app): State<App>, Path(table): Path<String>, signed: Signed) -> Answer<Json<TableInfo>> {
    let who = signed.who.clone();
    let plan = app.hall.read_desk(&table, move |desk, _| {
        desk.own_seat(&who, None)?;
        if desk.status != Status::Finished {
            return Err(Fault::not_now("the game is not over"));
        }
        Ok((desk.rematch.clone(), again(desk, &who.id)))
    });
    let (before, asked) = plan.await??;
    let id = match before {
        Some(id) => id,
        None => {
            let id = app.hall.open_table(&signed.who, asked, None).await?;
            let kept = app.hall.ask(&table, signed.who.clone(), None, Ask::Rematched(id.clone())).await;
            // Somebody was quicker: theirs is the rematch.
            match kept {
                Ok(()) => id,
                Err(_) => app.hall.read_desk(&table, |desk, _| desk.rematch.clone()).await?.unwrap_or(id),
            }
        }
    };
    read_info(&app, &id, Some(signed), None).await
}

/// The same table with every seat moved on by one.
fn again(desk: &Desk, host: &str) -> NewTable {
    let plan = |(chair, plan): (&crate::desk::Chair, &SeatPlan)| match (&chair.person, plan) {
        (Some(person), _) if person == host => SeatPlan::Me { name: None },
        (Some(person), _) => SeatPlan::Invited { person: Some(person.clone()) },
        (None, SeatPlan::Bot { level }) => SeatPlan::Bot { level: level.clone() },
        (None, _) => SeatPlan::Open,
    };
    let mut seats: Vec<SeatPlan> = desk.chairs.iter().zip(&desk.opening.seats).map(plan).collect();
    seats.rotate_right(1);
    let opening = &desk.opening;
    NewTable {
        game: opening.game.clone(),
        format: opening.format.clone(),
        options: opening.options.clone(),
        seats,
        public: opening.public,
        rated: opening.rated,
        clock: opening.clock.clone(),
        timeout: opening.timeout,
        undo: opening.undo,
        start: opening.start,
        spectators: opening.spectators,
        nonce: None,
        practice: None,
    }
}

/// Copies a finished game's position to a new, unrated table.
#[utoipa::path(post, path = "/api/v1/tables/{table}/copy", params(("table" = String, Path)), request_body = CopyTable, responses((status = 200, body = TableInfo)))]
pub async fn copy(
    State(app): State<App>,
    Path(table): Path<String>,
    signed: Signed,
    Body(asked): Body<CopyTable>,
) -> Answer<Json<TableInfo>> {
    let opener = std::sync::Arc::clone(&app.hall.opener);
    let host = signed.who.id.clone();
    let plan = app.hall.read_desk(&table, move |desk, _| {
        let from = from_step(desk, asked.step as usize, opener.as_ref())?;
        let mut new = again(desk, &host);
        new.seats = asked.seats;
        if new.seats.is_empty() {
            new.seats = vec![SeatPlan::Me { name: None }; desk.chairs.len()];
        }
        if new.seats.len() != desk.chairs.len() {
            return Err(Fault::bad("a copy has as many seats as the game it is of"));
        }
        (new.rated, new.public) = (false, false);
        Ok((new, Source { from, rules: desk.opening.rules }))
    });
    let (new, source) = plan.await??;
    let id = app.hall.open_table(&signed.who, new, Some(source)).await?;
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
fn from_step(desk: &Desk, step: usize, opener: &dyn crate::Opener) -> Answer<From> {
    let over = desk.game.as_ref().filter(|_| desk.status == Status::Finished);
    let mut game = over.ok_or_else(|| Fault::not_now("the game is not over"))?.duplicate();
    if step >= game.steps() && desk.ended.is_none() {
        return Err(Fault::bad("there is nothing to play on from there"));
    }
    let record = game.record(&desk.names);
    game.rewind(step);
    let position = game.position(Viewer::REFEREE, &Names::numbered(desk.chairs.len() as u8));
    let placed = opener.open(&desk.opening.game, &desk.opening.kernel_options(), 0.into(), Some(&position));
    if placed.is_ok_and(|placed| looks_alike(placed.as_ref(), game.as_ref())) {
        return Ok(From::Position(position));
    }
    let moves = record.moves.iter().take(step).filter_map(|entered| match &entered.action {
        kernel::record::Written::Text(text) => Some((entered.seat.index() as u8, text.clone())),
        kernel::record::Written::Id(_) => None,
    });
    Ok(From::Moves { seed: record.seed.to_string(), moves: moves.collect() })
}

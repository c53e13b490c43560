//! The API over HTTP: one file a subject, one short function a request.

mod extract;
mod games;
mod guard;
mod me;
mod people;
mod play;
mod quick;
mod readings;
mod replay;
mod system;
mod tables;
mod web;
pub mod why;

pub(crate) use extract::token as bearer;
pub use extract::{Address, Body, MaybeSigned, Params};
pub(crate) use guard::client_address;
pub use web::has_client;

use crate::limits::Limits;
use crate::registry::TableRegistry;
use crate::socket;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::{delete, get, post, put};
use std::sync::Arc;
use utoipa::OpenApi;
use utoipa::openapi::{Content, Ref, ResponseBuilder};

/// The largest body of a request.
pub const LARGEST_BODY: usize = 16 * 1024;

/// What every request can reach.
#[derive(Clone, Debug)]
pub struct App {
    /// The tables.
    pub registry: Arc<TableRegistry>,
    /// Who asks how often.
    pub limits: Arc<Limits>,
    /// Where finished games are gone through.
    pub(crate) readings: Arc<readings::Readings>,
}

/// Whatever is not fine is a problem, with any request.
#[derive(Debug)]
struct Problems;

impl utoipa::Modify for Problems {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        let problem = Content::new(Some(Ref::from_schema_name("Problem")));
        let response = ResponseBuilder::new().description("What is wrong, as RFC 9457 has it");
        let response = response.content("application/problem+json", problem).build();
        for item in api.paths.paths.values_mut() {
            let asked = [&mut item.get, &mut item.put, &mut item.post, &mut item.patch, &mut item.delete];
            for operation in asked.into_iter().flatten() {
                operation.responses.responses.insert("default".to_owned(), response.clone().into());
            }
        }
    }
}

/// The API's document.
#[derive(OpenApi, Debug)]
#[openapi(
    modifiers(&Problems),
    info(title = "Starboard", version = "1", description = "Tables of starship games. See docs/protocol.md."),
    paths(
        games::games,
        games::game,
        games::house,
        quick::play,
        people::guest,
        people::sign_in,
        people::sign_out,
        people::profile,
        people::history,
        me::me,
        me::change,
        me::remove,
        me::export,
        me::account,
        me::confirm,
        me::tokens,
        me::new_token,
        me::end_token,
        me::tables,
        me::block,
        me::unblock,
        tables::lobby,
        tables::open,
        tables::info,
        tables::state,
        tables::picture,
        tables::chat,
        replay::replay,
        replay::replay_steps,
        tables::record,
        tables::proof,
        play::sit,
        play::post_move,
        play::ask,
        play::say,
        play::report,
        play::rematch,
        play::copy,
        why::why,
        system::version,
        system::problems,
        socket::socket
    ),
    components(schemas(room::wire::ClientMessage, room::wire::ServerMessage))
)]
pub struct Api;

/// The document as text, as it is served and committed.
///
/// # Panics
/// Where it cannot be written: it is the same in every run, and a test writes it.
pub fn openapi() -> String {
    let mut text = Api::openapi().to_pretty_json().expect("the document holds nothing but text, numbers and lists");
    text.push('\n');
    text
}

/// Every route.
pub fn router(app: App) -> Router {
    let api = Router::new()
        .route("/games", get(games::games))
        .route("/games/{game}", get(games::game))
        .route("/house", get(games::house))
        .route("/play", post(quick::play))
        .route("/guests", post(people::guest))
        .route("/sessions", post(people::sign_in).delete(people::sign_out))
        .route("/people/{person}", get(people::profile))
        .route("/people/{person}/ratings/{game}", get(people::history))
        .route("/me", get(me::me).patch(me::change).delete(me::remove))
        .route("/me/export", get(me::export))
        .route("/me/account", put(me::account))
        .route("/me/mail", post(me::confirm))
        .route("/me/tokens", get(me::tokens).post(me::new_token))
        .route("/me/tokens/{token}", delete(me::end_token))
        .route("/me/tables", get(me::tables))
        .route("/me/blocks/{person}", put(me::block).delete(me::unblock))
        .route("/tables", get(tables::lobby).post(tables::open))
        .route("/tables/{table}", get(tables::info))
        .route("/tables/{table}/state", get(tables::state))
        .route("/tables/{table}/picture", get(tables::picture))
        .route("/tables/{table}/chat", get(tables::chat).post(play::say))
        .route("/tables/{table}/replay", get(replay::replay))
        .route("/tables/{table}/replay/steps", get(replay::replay_steps))
        .route("/tables/{table}/record", get(tables::record))
        .route("/tables/{table}/proof", get(tables::proof))
        .route("/tables/{table}/seats", post(play::sit))
        .route("/tables/{table}/moves", post(play::post_move))
        .route("/tables/{table}/why", get(why::why))
        .route("/tables/{table}/asks", post(play::ask))
        .route("/tables/{table}/reports", post(play::report))
        .route("/tables/{table}/rematch", post(play::rematch))
        .route("/tables/{table}/copy", post(play::copy))
        .route("/tables/{table}/socket", get(socket::socket))
        .route("/openapi.json", get(system::openapi))
        .route("/problems", get(system::problems))
        .route("/version", get(system::version))
        .fallback(system::nothing);
    Router::new()
        .nest("/api/v1", api)
        .route("/healthz", get(system::healthz))
        .route("/readyz", get(system::readyz))
        .route("/metrics", get(system::metrics))
        .fallback(web::page)
        .method_not_allowed_fallback(system::wrong_method)
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(middleware::from_fn_with_state(app.clone(), crate::nodes::to_owner))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .with_state(app)
}

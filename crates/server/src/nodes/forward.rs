//! Requests for tables of other nodes, passed on and answered.

use super::message::PeerMessage;
use super::{Answered, Nodes, lock};
use crate::error::{ApiError, ApiResult, Code};
use crate::http::{App, LARGEST_BODY, bearer};
use crate::people::{self, Signed};
use crate::registry::Location;
use crate::store::SessionKind;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper::service::Service;
use hyper_util::service::TowerToHyperService;
use room::state::Principal;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::oneshot;

/// How long an answer may take; that a node is gone is noticed sooner.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often the owner is looked for.
const TRIES: usize = 4;
/// The largest answer; a NATS server takes messages of up to 1 MiB unless it is told otherwise.
pub(super) const LARGEST: usize = 1000 * 1024;

/// A request that was passed on: it was checked where it came in.
#[derive(Clone, Copy, Debug)]
pub struct Forwarded;

/// What another node asks.
pub(super) struct Asked {
    pub ask: u64,
    pub method: String,
    pub path: String,
    pub kind: Option<String>,
    pub who: Option<Principal>,
    pub body: Bytes,
}

/// The table a request is about. Sockets find their own way.
fn table_of(path: &str) -> Option<&str> {
    let about = path.strip_prefix("/api/v1/tables/")?;
    let (table, rest) = about.split_once('/').unwrap_or((about, ""));
    (!table.is_empty() && rest != "socket").then_some(table)
}

/// Passes a request on to the node that holds its table.
pub async fn to_owner(State(app): State<App>, request: Request, next: Next) -> Response {
    let Some(nodes) = app.registry.nodes() else {
        return next.run(request).await;
    };
    let Some(table) = table_of(request.uri().path()).map(str::to_owned) else {
        return next.run(request).await;
    };
    match app.registry.find(&table).await {
        Ok(Location::At(_)) if request.extensions().get::<Forwarded>().is_some() => {
            StatusCode::MISDIRECTED_REQUEST.into_response()
        }
        Ok(Location::At(node)) => pass_on(&app, nodes, &table, node, request, next).await,
        _ => next.run(request).await,
    }
}

async fn pass_on(app: &App, nodes: &Arc<Nodes>, table: &str, first: String, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let Ok(body) = to_bytes(body, LARGEST_BODY).await else {
        return ApiError::new(Code::TooLarge, "a body has at most 16 KiB").into_response();
    };
    let who = match bearer(&parts.headers) {
        Some(token) => match people::by_token(&app.registry, &token).await {
            Ok(signed) => Some(signed.who),
            Err(error) => return error.into_response(),
        },
        None => None,
    };
    let mut node = first;
    for _ in 0..TRIES {
        match nodes.ask(&node, &parts, who.clone(), body.clone()).await {
            Ok((status, ..)) if status == StatusCode::MISDIRECTED_REQUEST => nodes.forget_owner(table),
            Ok(answered) => return response(answered),
            Err(error) => {
                nodes.forget_owner(table);
                return error.into_response();
            }
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
        match app.registry.find(table).await {
            Ok(Location::At(other)) => node = other,
            _ => return next.run(Request::from_parts(parts, Body::from(body))).await,
        }
    }
    ApiError::new(Code::GoingDown, "the table moves; try again").into_response()
}

fn response((status, headers, body): Answered) -> Response {
    let mut response = Response::new(Body::from(body));
    *response.status_mut() = StatusCode::from_u16(status).unwrap_or(StatusCode::BAD_GATEWAY);
    for (name, value) in headers {
        if let (Ok(name), Ok(value)) = (HeaderName::try_from(name), HeaderValue::try_from(value)) {
            response.headers_mut().append(name, value);
        }
    }
    response
}

impl Nodes {
    async fn ask(&self, node: &str, parts: &Parts, who: Option<Principal>, body: Bytes) -> ApiResult<Answered> {
        let ask = self.number();
        let (reply, answer) = oneshot::channel();
        lock(&self.asks).insert(ask, (node.to_owned(), reply));
        let kind = parts.headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).map(str::to_owned);
        let path = parts.uri.path_and_query().map_or_else(String::new, ToString::to_string);
        let message = PeerMessage::Ask { ask, method: parts.method.to_string(), path, kind, who };
        let answered = tokio::time::timeout(PATIENCE, async {
            self.send(node, message, body).await;
            answer.await
        });
        let answered = answered.await;
        lock(&self.asks).remove(&ask);
        let lost = || ApiError::new(Code::GoingDown, "the table's node did not answer; try again");
        if answered.is_err() {
            tracing::warn!(node, "a node did not answer in time");
        }
        answered.map_err(|_| lost())?.map_err(|_| lost())
    }

    /// Answers another node's request as one of this node's own.
    pub(super) async fn serve(self: Arc<Self>, from: String, asked: Asked, router: axum::Router) {
        let ask = asked.ask;
        let response = match request(asked) {
            Some(request) => match TowerToHyperService::new(router).call(request).await {
                Ok(response) => response,
                Err(never) => match never {},
            },
            None => ApiError::bad("a node asks what cannot be").into_response(),
        };
        let (status, headers, body) = as_sent(response).await;
        self.send(&from, PeerMessage::Answer { ask, status, headers }, body).await;
    }
}

/// An answer as the bus carries it; one that is too large for it is a bad gateway's.
async fn as_sent(response: Response) -> (u16, Vec<(String, String)>, Bytes) {
    let (parts, body) = response.into_parts();
    let Ok(body) = to_bytes(body, LARGEST).await else {
        return (StatusCode::BAD_GATEWAY.as_u16(), Vec::new(), Bytes::new());
    };
    let text = |value: &HeaderValue| Some(value.to_str().ok()?.to_owned());
    let headers = parts.headers.iter().filter_map(|(name, value)| Some((name.to_string(), text(value)?)));
    (parts.status.as_u16(), headers.collect(), body)
}

/// Nodes ask one another about tables and about nothing else, whoever they ask for.
fn request(asked: Asked) -> Option<Request> {
    table_of(asked.path.split('?').next().unwrap_or_default())?;
    let mut request = Request::builder().method(asked.method.as_str()).uri(asked.path);
    if let Some(kind) = asked.kind {
        request = request.header(header::CONTENT_TYPE, kind);
    }
    let mut request = request.body(Body::from(asked.body)).ok()?;
    request.extensions_mut().insert(Forwarded);
    if let Some(who) = asked.who {
        let signed = Signed { who, hash: String::new(), kind: SessionKind::Session };
        request.extensions_mut().insert(signed);
    }
    Some(request)
}

#[cfg(test)]
mod tests {
    use super::{Asked, LARGEST, as_sent, request, table_of};
    use axum::body::Bytes;
    use axum::response::IntoResponse;

    #[test]
    fn requests_about_a_table_are_known_by_their_path() {
        assert_eq!(table_of("/api/v1/tables/abc"), Some("abc"));
        assert_eq!(table_of("/api/v1/tables/abc/moves"), Some("abc"));
        assert_eq!(table_of("/api/v1/tables/abc/socket"), None);
        assert_eq!(table_of("/api/v1/tables"), None);
        assert_eq!(table_of("/api/v1/tables/"), None);
        assert_eq!(table_of("/api/v1/me/tables"), None);
    }

    fn asked(path: &str) -> Asked {
        let (method, path, body) = ("GET".to_owned(), path.to_owned(), Bytes::new());
        Asked { ask: 1, method, path, kind: None, who: None, body }
    }

    #[tokio::test]
    async fn an_answer_that_the_bus_does_not_take_is_not_sent() {
        let sent = async |length: usize| {
            let (status, _, body) = as_sent(vec![b'x'; length].into_response()).await;
            (status, body.len())
        };
        assert_eq!(sent(LARGEST).await, (200, LARGEST));
        assert_eq!(sent(LARGEST + 1).await, (502, 0));
    }

    #[test]
    fn nodes_ask_about_tables_alone() {
        assert!(request(asked("/api/v1/tables/abc/state?seat=1")).is_some());
        assert!(request(asked("/api/v1/me")).is_none());
        assert!(request(asked("/api/v1/tables/abc/socket?seat=1")).is_none());
    }
}

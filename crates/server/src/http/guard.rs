//! What stands before every request: limits, origins, and the headers every answer carries.

use super::App;
use crate::limits::Counted;
use crate::nodes::Forwarded;
use crate::problem::{Code, Fault};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{Extensions, HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::Ordering;

const HEADERS: [(HeaderName, &str); 6] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
         img-src 'self' data: blob:; font-src 'self' data:; media-src 'self' data: blob:; connect-src 'self'; \
         object-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    ),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
];

/// Checks a request, then dresses the answer.
pub async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let mut response = match check(&app, &request) {
        Ok(()) => next.run(request).await,
        Err(fault) => fault.into_response(),
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

fn check(app: &App, request: &Request) -> Result<(), Fault> {
    let config = &app.hall.config;
    if !is_own_origin(app, request.headers()) && changes(request) {
        return Err(Fault::new(Code::NotYours, "pages of another origin may not do this"));
    }
    let path = request.uri().path();
    let is_passed_on = request.extensions().get::<Forwarded>().is_some();
    if is_passed_on || matches!(path, "/healthz" | "/readyz" | "/metrics") {
        return Ok(());
    }
    let address = client_address(request, config.behind_proxy);
    let comes_in = request.method() == Method::POST && matches!(path, "/api/v1/guests" | "/api/v1/sessions");
    let taken = app.limits.take(address, Counted::Request, config.requests_per_minute, 60.0);
    let taken = taken.and_then(|()| match comes_in {
        true => app.limits.take(address, Counted::SignIn, config.sign_ins_per_hour, 3600.0),
        false => Ok(()),
    });
    taken.map_err(|seconds| {
        app.hall.metrics.limited.fetch_add(1, Ordering::Relaxed);
        let fault = Fault::new(Code::TooMany, format!("try again in {seconds} s"));
        Fault { retry_after: Some(seconds), ..fault }
    })
}

/// Whether a request could change something or opens a socket.
fn changes(request: &Request) -> bool {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    !reads || request.headers().contains_key(header::UPGRADE)
}

/// Browsers say where a page comes from; programs do not.
fn is_own_origin(app: &App, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return true;
    };
    let Ok(origin) = origin.to_str() else {
        return false;
    };
    let config = &app.hall.config;
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let own = origin.split_once("://").is_some_and(|(_, rest)| rest == host);
    // Where no address is named, whichever one a page was opened at is the server's own: a name in the home network, too.
    (own && config.public_url.is_empty())
        || origin == app.hall.address
        || config.origins.iter().any(|allowed| allowed == origin)
}

/// The client's address, as the proxy tells it where one may be believed.
pub(crate) fn client_address(request: &Request, behind_proxy: bool) -> IpAddr {
    address_of(request.headers(), request.extensions(), behind_proxy)
}

pub(super) fn address_of(headers: &HeaderMap, extensions: &Extensions, behind_proxy: bool) -> IpAddr {
    let direct = extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let direct = direct.unwrap_or(IpAddr::from([127, 0, 0, 1]));
    let forwarded = headers.get("x-forwarded-for").and_then(|value| value.to_str().ok());
    let forwarded = forwarded.and_then(|value| value.rsplit(',').next()?.trim().parse().ok());
    forwarded.filter(|_| behind_proxy).unwrap_or(direct)
}

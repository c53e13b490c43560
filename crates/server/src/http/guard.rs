//! What stands before every request: limits, origins, and the headers every answer carries.

use super::{App, LARGEST_BODY};
use crate::error::{ApiError, Code};
use crate::limits::{Counted, Subject};
use crate::nodes::Forwarded;
use axum::body::{Body, HttpBody, to_bytes};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{Extensions, HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::Ordering;
use std::time::Duration;

/// How long a body may take to arrive.
const BODY: Duration = Duration::from_secs(10);

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
    let whole = match check(&app, &request) {
        Ok(()) => arrived(request).await,
        Err(error) => Err(error),
    };
    let mut response = match whole {
        Ok(request) => next.run(request).await,
        Err(error) => error.into_response(),
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// A request with all of its body: a slow one holds nothing but its own connection, and not for long.
async fn arrived(request: Request) -> Result<Request, ApiError> {
    if request.body().is_end_stream() {
        return Ok(request);
    }
    let (parts, body) = request.into_parts();
    let read = tokio::time::timeout(BODY, to_bytes(body, LARGEST_BODY)).await;
    let slow = || ApiError::new(Code::TooSlow, format!("a body must arrive within {} s", BODY.as_secs()));
    let large = |_| ApiError::new(Code::TooLarge, "a body has at most 16 KiB");
    let bytes = read.map_err(|_| slow())?.map_err(large)?;
    Ok(Request::from_parts(parts, Body::from(bytes)))
}

fn check(app: &App, request: &Request) -> Result<(), ApiError> {
    let config = &app.registry.config;
    if !is_own_origin(app, request.headers()) && changes(request) {
        return Err(ApiError::new(Code::NotYours, "pages of another origin may not do this"));
    }
    let path = request.uri().path();
    let is_passed_on = request.extensions().get::<Forwarded>().is_some();
    if is_passed_on || matches!(path, "/healthz" | "/readyz" | "/metrics") {
        return Ok(());
    }
    let address = client_address(request, config.behind_proxy);
    let address = || Subject::address(address);
    let taken = app.limits.take(address(), Counted::Request, config.requests_per_minute, 60.0);
    let taken = taken.and_then(|()| match signs_in(request.method(), path) {
        true => app.limits.take(address(), Counted::SignIn, config.sign_ins_per_hour, 3600.0),
        false => Ok(()),
    });
    taken.map_err(|seconds| {
        app.registry.metrics.limited.fetch_add(1, Ordering::Relaxed);
        ApiError::too_many(format!("try again in {seconds} s"), seconds)
    })
}

/// Whether a request makes or proves who somebody is: by a new guest, a password or a code.
fn signs_in(method: &Method, path: &str) -> bool {
    match *method {
        Method::POST => matches!(path, "/api/v1/guests" | "/api/v1/sessions" | "/api/v1/me/mail"),
        Method::PUT => path == "/api/v1/me/account",
        _ => false,
    }
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
    let config = &app.registry.config;
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let own = origin.split_once("://").is_some_and(|(_, rest)| rest == host);
    // Where no address is named, whichever one a page was opened at is the server's own: a name in the home network, too.
    (own && config.public_url.is_empty())
        || origin == app.registry.address
        || config.origins.iter().any(|allowed| allowed == origin)
}

/// The client's address, as the proxy tells it where one may be believed.
pub(crate) fn client_address(request: &Request, behind_proxy: bool) -> IpAddr {
    address_of(request.headers(), request.extensions(), behind_proxy)
}

pub(super) fn address_of(headers: &HeaderMap, extensions: &Extensions, behind_proxy: bool) -> IpAddr {
    let direct = extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let direct = direct.unwrap_or(IpAddr::from([127, 0, 0, 1]));
    forwarded(headers).filter(|_| behind_proxy).unwrap_or(direct)
}

/// What the proxy itself added: the last entry of the last line. Those before it are whatever the client sent.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    let entry = last.rsplit(',').next()?.trim();
    let with_port = || entry.parse::<SocketAddr>().ok().map(|address| address.ip());
    entry.parse().ok().or_else(with_port)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_several_forwarded_addresses_the_proxys_own_is_believed() {
        let mut headers = HeaderMap::new();
        let mut add = |line| _ = headers.append("x-forwarded-for", HeaderValue::from_static(line));
        add("1.1.1.1, 2.2.2.2");
        add("3.3.3.3, 4.4.4.4");
        let address = |headers: &HeaderMap, proxy| address_of(headers, &Extensions::new(), proxy);
        assert_eq!(address(&headers, true), IpAddr::from([4, 4, 4, 4]));
        assert_eq!(address(&headers, false), IpAddr::from([127, 0, 0, 1]), "nobody else is believed");
        for (line, expected) in
            [("5.5.5.5:80", Some("5.5.5.5")), ("[2001:db8::1]:80", Some("2001:db8::1")), ("x", None)]
        {
            headers.insert("x-forwarded-for", HeaderValue::from_static(line));
            assert_eq!(forwarded(&headers), expected.map(|address| address.parse().unwrap()), "{line}");
        }
    }
}

//! What a request brings: who asks, a JSON body, a query. Every fault is a problem document.

use super::App;
use crate::error::{ApiError, ApiResult, Code};
use crate::people::{self, Signed};
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::{HeaderMap, StatusCode, header, request::Parts};
use serde::de::DeserializeOwned;

/// The cookie that holds a session's token.
pub const COOKIE: &str = "starboard_session";

/// A JSON body.
#[derive(Debug)]
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> ApiResult<Self> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
        let kind = kind.and_then(|kind| kind.split(';').next()).map(str::trim);
        if kind != Some("application/json") {
            return Err(ApiError::bad("the body must be application/json"));
        }
        let bytes = Bytes::from_request(request, state).await.map_err(|rejection| match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => ApiError::new(Code::TooLarge, "a body has at most 16 KiB"),
            _ => ApiError::bad("the body did not arrive"),
        })?;
        serde_json::from_slice(&bytes).map(Body).map_err(|error| ApiError::bad(error.to_string()))
    }
}

/// A query.
#[derive(Debug)]
pub struct Params<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Params<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> ApiResult<Self> {
        let query = Query::<T>::from_request_parts(parts, state).await;
        query.map(|Query(query)| Params(query)).map_err(|rejection| ApiError::bad(rejection.body_text()))
    }
}

/// Where a request comes from, as far as that may be believed.
#[derive(Clone, Copy, Debug)]
pub struct Address(pub std::net::IpAddr);

impl FromRequestParts<App> for Address {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Self::Rejection> {
        Ok(Address(super::guard::address_of(&parts.headers, &parts.extensions, app.registry.config.behind_proxy)))
    }
}

/// The token of a request: a header, a cookie, or an entry of the socket's subprotocols.
pub fn token(headers: &HeaderMap) -> Option<String> {
    let text = |name: header::HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let bearer = text(header::AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer "));
    let protocols = text(header::SEC_WEBSOCKET_PROTOCOL).unwrap_or_default();
    let protocol = || protocols.split(',').find_map(|word| word.trim().strip_prefix("bearer."));
    let cookies = text(header::COOKIE).unwrap_or_default();
    let cookie = || cookies.split(';').find_map(|pair| pair.trim().strip_prefix(COOKIE)?.strip_prefix('='));
    bearer.or_else(protocol).or_else(cookie).map(|token| token.trim().to_owned())
}

impl FromRequestParts<App> for Signed {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> ApiResult<Self> {
        // Another node has asked who it is.
        if let Some(signed) = parts.extensions.get::<Signed>() {
            return Ok(signed.clone());
        }
        let token =
            token(&parts.headers).ok_or_else(|| ApiError::new(Code::NotSignedIn, "come in as a guest first"))?;
        people::by_token(&app.registry, &token).await
    }
}

/// Whoever asks, if they are signed in. A token that is not known is still refused.
#[derive(Debug)]
pub struct MaybeSigned(pub Option<Signed>);

impl FromRequestParts<App> for MaybeSigned {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> ApiResult<Self> {
        if let Some(signed) = parts.extensions.get::<Signed>() {
            return Ok(MaybeSigned(Some(signed.clone())));
        }
        match token(&parts.headers) {
            Some(token) => people::by_token(&app.registry, &token).await.map(|signed| MaybeSigned(Some(signed))),
            None => Ok(MaybeSigned(None)),
        }
    }
}

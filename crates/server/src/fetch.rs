//! What a server says of itself, read over http or https by its address.

use crate::address::Address;
use axum::body::{Body, to_bytes};
use hyper::{Request, header};
use hyper_util::rt::TokioIo;
use room::wire::HouseInfo;
use std::io::{self, Error};
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

const LARGEST: usize = 1024 * 1024;
const PATIENCE: Duration = Duration::from_secs(20);

/// What the server at this address publishes about itself.
///
/// # Errors
/// When it cannot be reached, cannot prove its name, or says something else.
pub async fn house(url: &str) -> io::Result<HouseInfo> {
    let url = format!("{}/api/v1/house", url.trim_end_matches('/'));
    let address = Address::read(&url).ok_or_else(|| Error::other("expected http://HOST:PORT or https://HOST"))?;
    let answered = tokio::time::timeout(PATIENCE, get(&address)).await;
    let text = answered.map_err(|_| Error::other("the server did not answer"))??;
    serde_json::from_slice(&text).map_err(|error| Error::other(format!("it is no server of Starboard's: {error}")))
}

async fn get(address: &Address) -> io::Result<Vec<u8>> {
    let stream = TcpStream::connect((address.host.as_str(), address.port)).await?;
    if !address.secure {
        return read(stream, address).await;
    }
    let name = ServerName::try_from(address.host.clone()).map_err(Error::other)?;
    let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
    read(TlsConnector::from(Arc::new(config)).connect(name, stream).await?, address).await
}

async fn read(stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static, address: &Address) -> io::Result<Vec<u8>> {
    let (mut sender, connection) =
        hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.map_err(Error::other)?;
    tokio::spawn(connection);
    let request = Request::get(&address.path).header(header::HOST, format!("{}:{}", address.host, address.port));
    let request = request.body(Body::empty()).map_err(Error::other)?;
    let response = sender.send_request(request).await.map_err(Error::other)?;
    if !response.status().is_success() {
        return Err(Error::other(format!("it answered {}", response.status())));
    }
    let body = to_bytes(Body::new(response.into_body()), LARGEST).await.map_err(Error::other)?;
    Ok(body.to_vec())
}

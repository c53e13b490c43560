//! A small client: for tests, the load bench and terminals. Plain HTTP and sockets.

use futures_util::{SinkExt, StreamExt};
use room::wire::{ClientMessage, NewGuest, PROTOCOL, ServerMessage, SignedIn, TableInfo};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::io::{self, Error};
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// Somebody who talks to a server.
#[derive(Clone, Debug)]
pub struct Client {
    /// Where it is.
    pub address: SocketAddr,
    /// The session's token.
    pub token: Option<String>,
    /// The person's id.
    pub person: String,
}

/// What a server answered.
#[derive(Clone, Debug)]
pub struct Answered {
    /// The status.
    pub status: u16,
    /// The head, as it came.
    pub head: String,
    /// The body.
    pub body: String,
}

impl Answered {
    /// The body as JSON.
    ///
    /// # Errors
    /// When it is not, or when the answer was a problem.
    pub fn read<T: DeserializeOwned>(&self) -> io::Result<T> {
        if !(200..300).contains(&self.status) {
            return Err(Error::other(format!("{} {}", self.status, self.body)));
        }
        serde_json::from_str(&self.body).map_err(|error| Error::other(format!("{error}: {}", self.body)))
    }

    /// The problem's code; empty where it was none.
    pub fn code(&self) -> String {
        let problem: Option<room::wire::Problem> = serde_json::from_str(&self.body).ok();
        problem.map(|problem| problem.code).unwrap_or_default()
    }
}

impl Client {
    /// Nobody yet.
    pub fn new(address: SocketAddr) -> Client {
        Client { address, token: None, person: String::new() }
    }

    /// Comes in as a guest.
    ///
    /// # Errors
    /// When the server cannot be reached or refuses.
    pub async fn guest(address: SocketAddr, name: &str) -> io::Result<Client> {
        let answered = Client::new(address).post("/guests", &NewGuest { name: name.to_owned() }).await?;
        let signed: SignedIn = answered.read()?;
        Ok(Client { address, token: Some(signed.token), person: signed.me.id })
    }

    /// Asks for something under `/api/v1`.
    ///
    /// # Errors
    /// When the server cannot be reached.
    pub async fn get(&self, path: &str) -> io::Result<Answered> {
        self.request("GET", &format!("/api/v1{path}"), None).await
    }

    /// Posts something under `/api/v1`.
    ///
    /// # Errors
    /// When the server cannot be reached.
    pub async fn post(&self, path: &str, body: &impl Serialize) -> io::Result<Answered> {
        let body = serde_json::to_string(body)?;
        self.request("POST", &format!("/api/v1{path}"), Some(&body)).await
    }

    /// Any request.
    ///
    /// # Errors
    /// When the server cannot be reached.
    pub async fn request(&self, method: &str, path: &str, body: Option<&str>) -> io::Result<Answered> {
        let mut stream = TcpStream::connect(self.address).await?;
        let token = self.token.as_ref().map_or(String::new(), |token| format!("Authorization: Bearer {token}\r\n"));
        let kind = body.map_or("", |_| "Content-Type: application/json\r\n");
        let body = body.unwrap_or_default();
        let (host, length) = (self.address, body.len());
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{token}{kind}Content-Length: {length}\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes()).await?;
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).await?;
        let text = String::from_utf8_lossy(&bytes);
        let (head, body) = text.split_once("\r\n\r\n").ok_or_else(|| Error::other("no answer"))?;
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
        let status = status.ok_or_else(|| Error::other("no status"))?;
        Ok(Answered { status, head: head.to_owned(), body: body.to_owned() })
    }

    /// Opens a table and tells its info.
    ///
    /// # Errors
    /// When the server refuses.
    pub async fn open(&self, table: &serde_json::Value) -> io::Result<TableInfo> {
        self.post("/tables", table).await?.read()
    }

    /// Opens a socket on a table; `query` is empty or begins with `?`.
    ///
    /// # Errors
    /// When the server cannot be reached or refuses.
    pub async fn socket(&self, table: &str, query: &str) -> io::Result<Socket> {
        let stream = TcpStream::connect(self.address).await?;
        stream.set_nodelay(true)?;
        let url = format!("ws://{}/api/v1/tables/{table}/socket{query}", self.address);
        let mut request = url.into_client_request().map_err(Error::other)?;
        let headers = request.headers_mut();
        headers.insert("Sec-WebSocket-Protocol", HeaderValue::from_static(PROTOCOL));
        if let Some(token) = &self.token {
            let value = HeaderValue::from_str(&format!("Bearer {token}")).map_err(Error::other)?;
            headers.insert("Authorization", value);
        }
        let config = WebSocketConfig::default().read_buffer_size(8192).write_buffer_size(4096);
        let opened = client_async_with_config(request, stream, Some(config)).await;
        Ok(Socket { stream: opened.map_err(Error::other)?.0 })
    }
}

/// A socket on a table.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
}

impl Socket {
    /// Says something.
    ///
    /// # Errors
    /// When the socket is gone.
    pub async fn say(&mut self, message: &ClientMessage) -> io::Result<()> {
        self.say_text(serde_json::to_string(message)?).await
    }

    /// Says any text.
    ///
    /// # Errors
    /// When the socket is gone.
    pub async fn say_text(&mut self, text: String) -> io::Result<()> {
        self.stream.send(Message::text(text)).await.map_err(Error::other)
    }

    /// The next message as text; `None` where the socket was closed.
    ///
    /// # Errors
    /// When the socket broke.
    pub async fn hear_text(&mut self) -> io::Result<Option<tungstenite::Utf8Bytes>> {
        loop {
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => return Ok(Some(text)),
                Some(Ok(Message::Close(_))) | None => return Ok(None),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(Error::other(error)),
            }
        }
    }

    /// Hears until the end, and tells the code the server closed it with, if it gave one.
    ///
    /// # Errors
    /// When the socket broke.
    pub async fn hear_end(&mut self) -> io::Result<Option<u16>> {
        loop {
            match self.stream.next().await {
                Some(Ok(Message::Close(frame))) => return Ok(frame.map(|frame| frame.code.into())),
                None => return Ok(None),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(Error::other(error)),
            }
        }
    }

    /// The next message; `None` where the socket was closed.
    ///
    /// # Errors
    /// When the socket broke or the message is of another protocol.
    pub async fn hear(&mut self) -> io::Result<Option<ServerMessage>> {
        match self.hear_text().await? {
            Some(text) => Ok(Some(serde_json::from_str(&text).map_err(Error::other)?)),
            None => Ok(None),
        }
    }
}

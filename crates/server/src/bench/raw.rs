//! A socket read and written as bytes: the load client shares the machine with the server, so it does what a client
//! must and no more.

use crate::client::Client;
use room::wire::PROTOCOL;
use std::io::{self, Error};
use std::ops::Range;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const TEXT: u8 = 1;
const CLOSE: u8 = 8;
const PING: u8 = 9;
const PONG: u8 = 10;
const LAST: u8 = 0x80;
const MASKED: u8 = 0x80;
const ROOM: usize = 4096;

/// A socket on a table.
#[derive(Debug)]
pub(super) struct Raw {
    stream: TcpStream,
    bytes: Vec<u8>,
    /// What of the bytes was heard.
    heard: usize,
}

/// One frame of the bytes: what it is, what it holds, and where the next begins.
struct Frame {
    kind: u8,
    holds: Range<usize>,
    end: usize,
}

impl Raw {
    /// Opens a socket; `query` is empty or begins with `?`.
    pub(super) async fn open(client: &Client, table: &str, query: &str) -> io::Result<Raw> {
        let mut stream = TcpStream::connect(client.address).await?;
        stream.set_nodelay(true)?;
        let host = client.address;
        let token = client.token.as_ref().map_or(String::new(), |token| format!("Authorization: Bearer {token}\r\n"));
        let request = format!(
            "GET /api/v1/tables/{table}/socket{query} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\n\
             Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c3RhcmJvYXJkIGxvYWQhIQ==\r\n\
             Sec-WebSocket-Protocol: {PROTOCOL}\r\n{token}\r\n"
        );
        stream.write_all(request.as_bytes()).await?;
        let mut raw = Raw { stream, bytes: Vec::new(), heard: 0 };
        while raw.head_end().is_none() {
            raw.read().await?;
        }
        raw.heard = raw.head_end().unwrap_or(0);
        match raw.bytes.starts_with(b"HTTP/1.1 101") {
            true => Ok(raw),
            false => Err(Error::other(String::from_utf8_lossy(&raw.bytes).into_owned())),
        }
    }

    fn head_end(&self) -> Option<usize> {
        self.bytes.windows(4).position(|four| four == b"\r\n\r\n").map(|at| at + 4)
    }

    async fn read(&mut self) -> io::Result<()> {
        if self.heard > 0 {
            self.bytes.drain(..self.heard);
            self.heard = 0;
        }
        self.bytes.reserve(ROOM);
        match self.stream.read_buf(&mut self.bytes).await? {
            0 => Err(Error::other("the server hung up")),
            _ => Ok(()),
        }
    }

    /// Says something short, masked with nothing.
    pub(super) async fn say(&mut self, text: &str) -> io::Result<()> {
        self.frame(TEXT, text.as_bytes()).await
    }

    async fn frame(&mut self, kind: u8, holds: &[u8]) -> io::Result<()> {
        let mut frame = Vec::with_capacity(holds.len() + 8);
        frame.push(LAST | kind);
        match u8::try_from(holds.len()).ok().filter(|&length| length < 126) {
            Some(length) => frame.push(MASKED | length),
            None => {
                frame.push(MASKED | 126);
                let length = u16::try_from(holds.len()).map_err(|_| Error::other("too much to say"))?;
                frame.extend_from_slice(&length.to_be_bytes());
            }
        }
        frame.extend_from_slice(&[0; 4]);
        frame.extend_from_slice(holds);
        self.stream.write_all(&frame).await
    }

    /// The next message.
    pub(super) async fn hear(&mut self) -> io::Result<&str> {
        let holds = loop {
            let Some(Frame { kind, holds, end }) = frame(&self.bytes, self.heard) else {
                self.read().await?;
                continue;
            };
            self.heard = end;
            match kind {
                TEXT => break holds,
                PING => self.frame(PONG, &[]).await?,
                CLOSE => return Err(Error::other("the server closed the socket")),
                _ => {}
            }
        };
        std::str::from_utf8(&self.bytes[holds]).map_err(Error::other)
    }
}

/// The frame that begins at `at`, if all of it is here. Servers do not mask.
fn frame(bytes: &[u8], at: usize) -> Option<Frame> {
    let kind = bytes.get(at)? & 0x0F;
    let (begin, length) = match bytes.get(at + 1)? {
        126 => (at + 4, usize::from(u16::from_be_bytes(bytes.get(at + 2..at + 4)?.try_into().ok()?))),
        127 => (at + 10, usize::try_from(u64::from_be_bytes(bytes.get(at + 2..at + 10)?.try_into().ok()?)).ok()?),
        &length => (at + 2, usize::from(length)),
    };
    let end = begin.checked_add(length).filter(|&end| end <= bytes.len())?;
    Some(Frame { kind, holds: begin..end, end })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_is_read_when_all_of_it_is_here() {
        let mut bytes = vec![LAST | TEXT, 3, b'a', b'b', b'c', LAST | PING, 0, LAST | TEXT, 126, 1, 0];
        bytes.extend([b'x'; 256]);
        let first = frame(&bytes, 0).unwrap();
        assert_eq!((first.kind, first.holds, first.end), (TEXT, 2..5, 5));
        assert_eq!(frame(&bytes, 5).unwrap().kind, PING);
        assert_eq!(frame(&bytes, 7).unwrap().holds, 11..267);
        assert!(frame(&bytes[..266], 7).is_none() && frame(&bytes, 267).is_none());
    }
}

//! A way to a port that can be cut: nothing goes through, and nobody is told.

use std::sync::Arc;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

pub struct Proxy {
    pub port: u16,
    cut: Arc<watch::Sender<bool>>,
    task: tokio::task::AbortHandle,
}

impl Proxy {
    pub async fn start(to: u16) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let cut = Arc::new(watch::Sender::new(false));
        let task = tokio::spawn(accept(listener, to, Arc::clone(&cut))).abort_handle();
        Proxy { port, cut, task }
    }

    pub fn cut(&self, cut: bool) {
        self.cut.send_replace(cut);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn accept(listener: TcpListener, to: u16, cut: Arc<watch::Sender<bool>>) {
    while let Ok((near, _)) = listener.accept().await {
        let cut = cut.subscribe();
        tokio::spawn(async move {
            let Ok(far) = TcpStream::connect(("127.0.0.1", to)).await else {
                return;
            };
            let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
            tokio::select! {
                () = copy(near_in, far_out, cut.clone()) => {}
                () = copy(far_in, near_out, cut) => {}
            }
        });
    }
}

/// What was on its way when the line was cut is lost with the connection, once the line is whole again.
async fn copy(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut cut: watch::Receiver<bool>) {
    let mut buffer = vec![0; 16 * 1024];
    loop {
        let read = tokio::select! {
            read = from.read(&mut buffer) => read.unwrap_or(0),
            _ = cut.changed() => 0,
        };
        if *cut.borrow() {
            let _ = cut.wait_for(|&cut| !cut).await;
            return;
        }
        if read == 0 || to.write_all(&buffer[..read]).await.is_err() {
            return;
        }
    }
}

//! Webhooks, as Discord takes them. Only hosts the settings name are posted to: nobody makes this server knock elsewhere.

use super::Carrier;
use crate::address::Address;
use crate::store::NoticeRow;
use async_trait::async_trait;
use std::sync::Arc;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// Whether notices may be posted to an address.
pub fn may_post(url: &str, hosts: &[String]) -> bool {
    Address::read(url).is_some_and(|address| hosts.iter().any(|named| address.is_named(named)))
}

/// Posts notices to webhooks.
#[derive(Clone)]
pub struct Webhook {
    hosts: Vec<String>,
    tls: TlsConnector,
}

impl std::fmt::Debug for Webhook {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Webhook").field(&self.hosts).finish()
    }
}

impl Webhook {
    /// Posts to these hosts alone.
    pub fn new(hosts: Vec<String>) -> Webhook {
        Webhook::trusting(RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() }, hosts)
    }

    fn trusting(roots: RootCertStore, hosts: Vec<String>) -> Webhook {
        let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
        Webhook { hosts, tls: TlsConnector::from(Arc::new(config)) }
    }
}

#[async_trait]
impl Carrier for Webhook {
    fn knows(&self, way: &str) -> bool {
        way == "webhook"
    }

    async fn carry(&self, notice: &NoticeRow) -> Result<(), String> {
        let address = Address::read(&notice.address).filter(|_| may_post(&notice.address, &self.hosts));
        let address = address.ok_or("the host is not one of webhook_hosts")?;
        let words = |error: std::io::Error| error.to_string();
        let stream = TcpStream::connect((address.host.as_str(), address.port)).await.map_err(words)?;
        let request = request(&address, &notice.text);
        let status = if address.secure {
            let name = ServerName::try_from(address.host.clone()).map_err(|error| error.to_string())?;
            post(self.tls.connect(name, stream).await.map_err(words)?, &request).await
        } else {
            post(stream, &request).await
        };
        match status.map_err(words)? {
            200..300 => Ok(()),
            status => Err(format!("it answered {status}")),
        }
    }
}

fn request(address: &Address, text: &str) -> String {
    let body = serde_json::json!({ "content": text, "allowed_mentions": { "parse": [] } }).to_string();
    let Address { host, path, .. } = address;
    format!(
        "POST {path} HTTP/1.1\r\nHost: {host}\r\nUser-Agent: starboard\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    )
}

/// Posts and reads no more of the answer than its status.
async fn post(mut stream: impl AsyncRead + AsyncWrite + Unpin, request: &str) -> std::io::Result<u16> {
    stream.write_all(request.as_bytes()).await?;
    stream.flush().await?;
    let mut head = [0; 12];
    stream.read_exact(&mut head).await?;
    let status = std::str::from_utf8(&head[9..]).ok().and_then(|status| status.parse().ok());
    status.ok_or_else(|| std::io::Error::other("no HTTP answer"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::net::TcpListener;
    use tokio_rustls::TlsAcceptor;
    use tokio_rustls::rustls::ServerConfig;
    use tokio_rustls::rustls::pki_types::pem::PemObject;
    use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

    /// A certificate of localhost's own, for tests, and its key.
    const LOCALHOST: &[u8] = include_bytes!("../../tests/data/localhost.pem");

    /// Posts one notice to a host with this certificate; tells what came of it and what the host read.
    async fn post_to_localhost(roots: RootCertStore) -> (Result<(), String>, String) {
        let certificates = vec![CertificateDer::from_pem_slice(LOCALHOST).unwrap()];
        let key = PrivateKeyDer::from_pem_slice(LOCALHOST).unwrap();
        let config = ServerConfig::builder().with_no_client_auth().with_single_cert(certificates, key).unwrap();
        let listener = TcpListener::bind("localhost:0").await.unwrap();
        let host = format!("https://localhost:{}", listener.local_addr().unwrap().port());
        let hosting = tokio::spawn(async move {
            let (stream, _) = listener.accept().await.unwrap();
            let Ok(mut stream) = TlsAcceptor::from(Arc::new(config)).accept(stream).await else {
                return String::new();
            };
            let mut bytes = vec![0; 4096];
            let read = stream.read(&mut bytes).await.unwrap();
            stream.write_all(b"HTTP/1.1 204 No Content\r\n\r\n").await.unwrap();
            String::from_utf8_lossy(&bytes[..read]).into_owned()
        });
        let address = format!("{host}/hook");
        let words = |text: &str| text.to_owned();
        let (id, person, way, text) = (words("n"), words("p"), words("webhook"), words("it is your turn"));
        let notice = NoticeRow { id, person, way, address, text, made: 0 };
        let carried = Webhook::trusting(roots, vec![host]).carry(&notice).await;
        (carried, hosting.await.unwrap())
    }

    #[tokio::test]
    async fn a_webhook_is_posted_by_tls_to_who_can_prove_its_name() {
        let mut roots = RootCertStore::empty();
        roots.add(CertificateDer::from_pem_slice(LOCALHOST).unwrap()).unwrap();
        let (carried, read) = post_to_localhost(roots).await;
        assert_eq!(carried, Ok(()));
        assert!(read.starts_with("POST /hook HTTP/1.1") && read.contains("it is your turn"), "{read}");
    }

    #[tokio::test]
    async fn who_cannot_prove_its_name_reads_nothing() {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        let (carried, read) = post_to_localhost(roots).await;
        let why = carried.unwrap_err();
        assert!(why.contains("certificate"), "{why}");
        assert_eq!(read, "");
    }

    #[test]
    fn only_named_hosts_are_posted_to() {
        let hosts = ["discord.com".to_owned(), "http://127.0.0.1:9000".to_owned()];
        for fine in ["https://discord.com/api/webhooks/1/x", "https://DISCORD.com/", "http://127.0.0.1:9000/hook"] {
            assert!(may_post(fine, &hosts), "{fine}");
        }
        for not in [
            "http://discord.com/api",
            "https://discord.com:8443/",
            "https://discord.com.evil.example/",
            "https://discord.com@evil.example/",
            "http://127.0.0.1:9001/",
            "http://169.254.169.254/latest",
            "https://discord.com/x\r\nHost: evil",
            "file:///etc/passwd",
            "",
        ] {
            assert!(!may_post(not, &hosts), "{not}");
        }
    }
}

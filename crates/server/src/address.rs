//! Addresses on the web, taken apart.

/// An address taken apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Address {
    /// Whether it is https.
    pub secure: bool,
    /// The host, in lower case.
    pub host: String,
    /// The port, the usual one where none is named.
    pub port: u16,
    /// The path, at least `/`.
    pub path: String,
}

impl Address {
    /// Reads `http://HOST:PORT/PATH`; nothing that could end a line of a request.
    pub fn read(url: &str) -> Option<Address> {
        if !url.bytes().all(|byte| byte.is_ascii_graphic()) {
            return None;
        }
        let (secure, rest) = match url.strip_prefix("https://") {
            Some(rest) => (true, rest),
            None => (false, url.strip_prefix("http://")?),
        };
        let (host, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
        let usual = if secure { 443 } else { 80 };
        let (host, port) = match host.split_once(':') {
            Some((host, port)) => (host, port.parse().ok()?),
            None => (host, usual),
        };
        let path = if path.is_empty() { "/" } else { path };
        let fits = !host.is_empty() && host.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'.' || b == b'-');
        fits.then(|| Address { secure, host: host.to_lowercase(), port, path: path.to_owned() })
    }

    /// A bare name allows it by https at the usual port; anything else is named in full (`http://127.0.0.1:9000`).
    pub fn is_named(&self, named: &str) -> bool {
        match Address::read(named) {
            Some(full) => (full.secure, &full.host, full.port) == (self.secure, &self.host, self.port),
            None => self.secure && self.port == 443 && self.host.eq_ignore_ascii_case(named),
        }
    }
}

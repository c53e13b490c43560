//! Settings: `starboard.toml`, then `STARBOARD_*`, then flags.

use crate::notice::{Carrier, MailFolder, Webhook};
use serde::{Deserialize, Serialize};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// Every setting, with its usual value.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Where to listen. Loopback unless you say otherwise.
    pub listen: SocketAddr,
    /// Where `/metrics` listens, if not beside everything else.
    pub metrics_listen: Option<SocketAddr>,
    /// Where everything is kept: `sqlite:FILE` or `postgres://USER:PASSWORD@HOST/DATABASE`.
    pub store: String,
    /// What carries letters between nodes that share a store: `nats://HOST:PORT`; none for one node.
    pub bus: String,
    /// How long a node that shares a store may be silent before others take its tables over, in seconds.
    pub lease_s: u32,
    /// The most the store's file may grow to, in MiB, the last sixteenth of it for games in progress; 0 for no limit.
    pub store_limit_mib: u32,
    /// Milliseconds a flush of the store's file takes at least: to see how a server fares on a slow disk; 0 in earnest.
    pub slow_flush_ms: u32,
    /// The address people use, for links and origin checks; made from `listen` where it is empty.
    pub public_url: String,
    /// More origins whose pages may talk to this server.
    pub origins: Vec<String>,
    /// The filter of the log, e.g. `info` or `server=debug`.
    pub log: String,
    /// `text` or `json`.
    pub log_form: String,
    /// Threads that serve; 0 for one fewer than the processors, so that the store and the bots have one too.
    pub threads: u32,
    /// Seconds an idle table stays in memory.
    pub idle_s: u32,
    /// Unfinished tables a person may have opened.
    pub tables_per_person: u32,
    /// Requests a minute from one address.
    pub requests_per_minute: u32,
    /// New guests and sign-ins an hour from one address.
    pub sign_ins_per_hour: u32,
    /// Messages a second on one socket.
    pub messages_per_second: u32,
    /// Connections from one address that are no sockets.
    pub connections_per_address: u32,
    /// Open sockets in all.
    pub sockets: u32,
    /// Open sockets from one address.
    pub sockets_per_address: u32,
    /// Seconds without a word or a pong before a socket is closed.
    pub socket_idle_s: u32,
    /// Milliseconds between two updates to those who are not asked: what happens meanwhile is one update; 0 for one a move.
    pub gather_ms: u32,
    /// Days finished tables are kept; 0 for ever.
    pub keep_finished_days: u32,
    /// Days open tables that nobody joined are kept; 0 for ever.
    pub keep_open_days: u32,
    /// Days chat is kept; 0 for ever.
    pub keep_chat_days: u32,
    /// Whether webhooks are posted.
    pub webhooks: bool,
    /// Where webhooks may be posted to: names (https), or `http://HOST:PORT` in full.
    pub webhook_hosts: Vec<String>,
    /// A folder mail is put into, a file a letter; none where it is empty.
    pub mail_folder: String,
    /// Whether a proxy in front may be believed about the client's address (`X-Forwarded-For`).
    pub behind_proxy: bool,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            metrics_listen: None,
            store: String::new(),
            bus: String::new(),
            lease_s: 3,
            store_limit_mib: 4096,
            slow_flush_ms: 0,
            public_url: String::new(),
            origins: Vec::new(),
            log: "info".to_owned(),
            log_form: "text".to_owned(),
            threads: 0,
            idle_s: 60,
            tables_per_person: 50,
            requests_per_minute: 600,
            sign_ins_per_hour: 60,
            messages_per_second: 20,
            connections_per_address: 100,
            sockets: 20_000,
            sockets_per_address: 200,
            socket_idle_s: 90,
            gather_ms: 25,
            keep_finished_days: 0,
            keep_open_days: 7,
            keep_chat_days: 0,
            webhooks: true,
            webhook_hosts: ["discord.com", "discordapp.com"].map(str::to_owned).to_vec(),
            mail_folder: String::new(),
            behind_proxy: false,
        }
    }
}

/// What is wrong with the settings.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct ConfigError(pub String);

impl Config {
    /// Reads a file's text, then the environment over it, then flags over both. Flags and environment are
    /// pairs of a key and its value as TOML would have it (a bare word is a string).
    ///
    /// # Errors
    /// The key that is not known or the value it cannot take.
    pub fn read(
        file: &str,
        environment: impl IntoIterator<Item = (String, String)>,
        flags: impl IntoIterator<Item = (String, String)>,
    ) -> Result<Config, ConfigError> {
        let mut table: toml::Table = file.parse().map_err(|error: toml::de::Error| ConfigError(error.to_string()))?;
        let named = environment.into_iter().filter_map(|(name, value)| {
            let key = name.strip_prefix("STARBOARD_")?.to_lowercase();
            known(&key).then_some((key, value))
        });
        for (key, value) in named.chain(flags) {
            let value = toml_value(&key, &value);
            table.insert(key, value);
        }
        table.clone().try_into().map_err(|error: toml::de::Error| wrong(&table, &error))
    }

    /// The same without limits on one address or person: for load on one's own machine.
    pub fn unlimited(self) -> Config {
        Config {
            requests_per_minute: u32::MAX,
            sign_ins_per_hour: u32::MAX,
            messages_per_second: 1_000_000,
            tables_per_person: u32::MAX,
            connections_per_address: u32::MAX,
            sockets_per_address: u32::MAX,
            ..self
        }
    }

    /// As `--print-config` shows it: a file that gives the same settings, the store's file named.
    ///
    /// # Errors
    /// Where the settings cannot be written as TOML.
    pub fn print(&self) -> Result<String, ConfigError> {
        let store = match self.sqlite_file() {
            Ok(file) if self.store.is_empty() => format!("sqlite:{}", file.display()),
            _ => self.store.clone(),
        };
        toml::to_string_pretty(&Config { store, ..self.clone() }).map_err(|error| ConfigError(error.to_string()))
    }

    /// The address of the Postgres database, where the store is one.
    pub fn postgres(&self) -> Option<&str> {
        let is_one = ["postgres://", "postgresql://"].iter().any(|begin| self.store.starts_with(begin));
        is_one.then_some(self.store.as_str())
    }

    /// The SQLite file.
    ///
    /// # Errors
    /// When the store is none.
    pub fn sqlite_file(&self) -> Result<PathBuf, ConfigError> {
        let shown = without_secrets(&self.store);
        let other = || ConfigError(format!("store = {shown:?}: expected sqlite:FILE, or postgres://… to serve from"));
        if self.store.is_empty() {
            return Ok(data_folder().join("starboard.db"));
        }
        self.store.strip_prefix("sqlite:").filter(|file| !file.is_empty()).map(PathBuf::from).ok_or_else(other)
    }

    /// Who carries notices out.
    pub(crate) fn carriers(&self) -> Vec<Arc<dyn Carrier>> {
        let mut carriers: Vec<Arc<dyn Carrier>> = Vec::new();
        if self.webhooks {
            carriers.push(Arc::new(Webhook::new(self.webhook_hosts.clone())));
        }
        if !self.mail_folder.is_empty() {
            carriers.push(Arc::new(MailFolder(PathBuf::from(&self.mail_folder))));
        }
        carriers
    }

    pub(crate) fn lease(&self) -> Duration {
        Duration::from_secs(u64::from(self.lease_s.max(1)))
    }

    /// How many threads serve.
    pub fn serving_threads(&self) -> usize {
        match self.threads {
            0 => std::thread::available_parallelism().map_or(1, usize::from).saturating_sub(1).max(1),
            threads => threads as usize,
        }
    }

    pub(crate) fn idle(&self) -> Duration {
        Duration::from_secs(u64::from(self.idle_s))
    }

    /// The address people use: the one that is named, else the one it listens at.
    pub(crate) fn address(&self) -> String {
        match self.public_url.trim_end_matches('/') {
            "" => crate::lan::url(self.listen),
            named => named.to_owned(),
        }
    }
}

/// Says which key it is.
fn wrong(table: &toml::Table, error: &toml::de::Error) -> ConfigError {
    let alone = |(key, value): (&String, &toml::Value)| {
        let one = toml::Table::from_iter([(key.clone(), value.clone())]);
        let error = one.try_into::<Config>().err()?;
        Some(ConfigError(format!("{key} = {value}: {}", error.message())))
    };
    table.iter().find_map(alone).unwrap_or_else(|| ConfigError(error.message().to_owned()))
}

/// The settings' usual values, by name.
fn usual() -> toml::Table {
    toml::Table::try_from(Config::default()).expect("the usual settings are a table of TOML")
}

fn known(key: &str) -> bool {
    usual().contains_key(key) || key == "metrics_listen"
}

/// Numbers, booleans and lists as TOML reads them where the setting is one; else the text itself.
fn toml_value(key: &str, text: &str) -> toml::Value {
    let usual = usual();
    let string = toml::Value::String(text.to_owned());
    match usual.get(key) {
        Some(toml::Value::String(_)) | None => string,
        Some(toml::Value::Array(_)) if !text.trim_start().starts_with('[') => {
            let words = text.split(',').map(str::trim).filter(|word| !word.is_empty());
            toml::Value::Array(words.map(|word| toml::Value::String(word.to_owned())).collect())
        }
        Some(_) => format!("v = {text}").parse::<toml::Table>().ok().and_then(|mut t| t.remove("v")).unwrap_or(string),
    }
}

/// The user's data folder, by the platform's custom.
pub fn data_folder() -> PathBuf {
    let from = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let base = from("XDG_DATA_HOME")
        .or_else(|| from("APPDATA"))
        .or_else(|| from("HOME").map(|home| home.join(".local/share")));
    base.unwrap_or_else(|| PathBuf::from(".")).join("starboard")
}

/// An address as errors and logs may tell it: who signs in, with what password and by which settings is left out.
pub(crate) fn without_secrets(address: &str) -> &str {
    let plain = address.split('?').next().unwrap_or_default();
    match plain.rsplit_once('@') {
        Some((_, place)) => place,
        // A question mark in a password, or a password among the settings: nothing of it is certain.
        None if address.contains('@') => "an address with secrets",
        None => plain,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairs(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
        pairs.iter().map(|&(a, b)| (a.to_owned(), b.to_owned())).collect()
    }

    #[test]
    fn flags_win_over_the_environment_over_the_file() {
        let file = "idle_s = 1\nlog = \"warn\"\nsockets = 5\n";
        let environment = pairs(&[("STARBOARD_IDLE_S", "2"), ("STARBOARD_LOG", "debug"), ("STARBOARD_BIN", "x")]);
        let config =
            Config::read(file, environment, pairs(&[("idle_s", "3"), ("origins", "https://a, https://b")])).unwrap();
        assert_eq!((config.idle_s, config.log.as_str(), config.sockets), (3, "debug", 5));
        assert_eq!(config.origins, ["https://a", "https://b"]);
    }

    #[test]
    fn addresses_are_told_without_their_secrets() {
        assert_eq!(without_secrets("postgres://ann:pw@host/db?sslmode=off"), "host/db");
        assert_eq!(without_secrets("postgres://host/db?password=pw"), "postgres://host/db");
        assert_eq!(without_secrets("nats://host:4222"), "nats://host:4222");
        for leaky in ["postgres://ann:p?w@host/db", "postgres://host/db?password=p@w"] {
            assert_eq!(without_secrets(leaky), "an address with secrets");
        }
    }

    #[test]
    fn what_is_printed_reads_as_the_same() {
        let (public_url, store) = ("https://x".to_owned(), "sqlite:x.db".to_owned());
        let config = Config { public_url, store, ..Config::default() };
        assert_eq!(Config::read(&config.print().unwrap(), [], []).unwrap(), config);
    }

    #[test]
    fn as_many_threads_serve_as_are_named_or_one_fewer_than_the_processors() {
        let serving = |threads| Config { threads, ..Config::default() }.serving_threads();
        let processors = std::thread::available_parallelism().unwrap().get();
        assert_eq!(serving(3), 3);
        assert_eq!(serving(0), if processors > 1 { processors - 1 } else { 1 });
    }

    #[test]
    fn a_lease_lasts_as_long_as_its_setting_says() {
        let lease = |lease_s| Config { lease_s, ..Config::default() }.lease();
        assert_eq!((lease(7), Config::default().lease()), (Duration::from_secs(7), Duration::from_secs(3)));
    }

    #[test]
    fn unknown_keys_and_wrong_values_are_named() {
        assert!(Config::read("lisen = 1", [], []).unwrap_err().0.contains("lisen"));
        let error = Config::read("", [], pairs(&[("idle_s", "soon")])).unwrap_err().0;
        assert!(error.contains("idle_s") && error.contains("soon"), "{error}");
    }
}

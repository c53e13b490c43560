//! A Postgres and a NATS of the test's own.
#![allow(dead_code)]

use crate::common::Folder;
use sqlx::{Connection, PgConnection};
use std::io::Write;
use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A port nobody has now.
pub fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// A program, on the path or where Debian puts it.
fn program(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&path).chain(["/usr/sbin".into()]).collect();
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut versions: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    versions.sort();
    folders.extend(versions.into_iter().rev());
    folders.into_iter().map(|folder| folder.join(name)).find(|file| file.is_file())
}

fn is_root() -> bool {
    std::env::var("USER").is_ok_and(|user| user == "root")
        || Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout == b"0\n")
}

/// Postgres refuses to run as root: somebody else does then.
fn as_somebody(file: &PathBuf) -> Command {
    if !is_root() {
        return Command::new(file);
    }
    let known = |user: &str| Command::new("id").arg(user).output().is_ok_and(|id| id.status.success());
    let user = if known("postgres") { "postgres" } else { "nobody" };
    let mut command = Command::new("setpriv");
    command.args([&format!("--reuid={user}"), "--regid=nogroup", "--clear-groups", "--"]).arg(file);
    command
}

/// A Postgres server.
pub struct Scratch {
    folder: Folder,
    pub port: u16,
    /// Whether it waits for the disk: what is tested here is not lost with a process alone.
    durable: bool,
    child: Option<Child>,
}

/// Says loudly that something is not tested here; where everything must be (`CI=true`), that is a failure.
pub fn skip(what: &str) {
    let not_run =
        format!("NOT RUN: {what} is not installed, so nothing of several nodes is tested (scripts/need installs it)");
    let must_run = std::env::var("CI").is_ok_and(|ci| ci == "true");
    assert!(!must_run, "{not_run}");
    // Not by a macro: what those say is swallowed where a test passes.
    let _ = writeln!(std::io::stderr(), "{not_run}");
}

impl Scratch {
    /// Starts one, or says that there is none.
    pub async fn start() -> Option<Scratch> {
        Scratch::start_as(false).await
    }

    /// Starts one that waits for the disk, as in earnest.
    #[cfg(feature = "soak")]
    pub async fn start_durable() -> Option<Scratch> {
        Scratch::start_as(true).await
    }

    async fn start_as(durable: bool) -> Option<Scratch> {
        let (Some(initdb), Some(_)) = (program("initdb"), program("postgres")) else {
            skip("Postgres");
            return None;
        };
        let folder = Folder::new();
        std::fs::create_dir_all(folder.0.join("pg")).unwrap();
        if is_root() {
            let open = Command::new("chmod").args(["-R", "777"]).arg(&folder.0).status().unwrap();
            assert!(open.success());
        }
        let mut init = as_somebody(&initdb);
        init.args(["--auth=trust", "--username=starboard", "--no-sync", "--encoding=UTF8", "--locale=C", "-D"]);
        let made = init.arg(folder.0.join("pg/data")).current_dir(&folder.0).output().unwrap();
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        let mut scratch = Scratch { folder, port: free_port(), durable, child: None };
        scratch.run().await;
        Some(scratch)
    }

    /// Starts it again on the same folder and port.
    pub async fn run(&mut self) {
        let mut command = as_somebody(&program("postgres").unwrap());
        command.arg("-D").arg(self.folder.0.join("pg/data")).args(["-h", "127.0.0.1", "-p", &self.port.to_string()]);
        command.arg("-k").arg(self.folder.0.join("pg")).args(["-c", "max_connections=200"]);
        command.args(["-c", if self.durable { "fsync=on" } else { "fsync=off" }]);
        let log = std::fs::File::create(self.folder.0.join("postgres.log")).unwrap();
        command.stdout(Stdio::null()).stderr(log).stdin(Stdio::null()).current_dir(&self.folder.0);
        self.child = Some(command.spawn().unwrap());
        let until = Instant::now() + Duration::from_secs(30);
        while PgConnection::connect(&self.url("postgres")).await.is_err() {
            assert!(Instant::now() < until, "Postgres does not come up");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Stops it as an operator would in a hurry: connections end, what was kept is on disk.
    pub fn stop(&mut self) {
        if let Some(mut child) = self.child.take() {
            signal(child.id(), "INT");
            let _ = child.wait();
        }
    }

    pub fn url(&self, database: &str) -> String {
        format!("postgres://starboard@127.0.0.1:{}/{database}", self.port)
    }

    /// A database of its own.
    pub async fn database(&self, name: &str) -> String {
        let mut connection = PgConnection::connect(&self.url("postgres")).await.unwrap();
        sqlx::query(sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"))).execute(&mut connection).await.unwrap();
        self.url(name)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Asks until it is so.
pub async fn soon<T, F: Future<Output = Option<T>>>(what: &str, ask: impl Fn() -> F) -> T {
    let until = Instant::now() + Duration::from_secs(120);
    loop {
        if let Some(found) = ask().await {
            return found;
        }
        assert!(Instant::now() < until, "{what}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// Sends a signal to a process of the test's own.
pub fn signal(process: u32, signal: &str) {
    let sent = Command::new("kill").args([&format!("-{signal}"), &process.to_string()]).status();
    assert!(sent.is_ok_and(|status| status.success()), "kill -{signal} {process}");
}

/// A NATS server.
pub struct Nats {
    pub port: u16,
    child: Option<Child>,
}

impl Nats {
    /// Starts one, or says that there is none.
    pub async fn start() -> Option<Nats> {
        if program("nats-server").is_none() {
            skip("NATS");
            return None;
        }
        let mut nats = Nats { port: free_port(), child: None };
        nats.run().await;
        Some(nats)
    }

    pub async fn run(&mut self) {
        let mut command = Command::new(program("nats-server").unwrap());
        command.args(["-a", "127.0.0.1", "-p", &self.port.to_string()]);
        command.stdout(Stdio::null()).stderr(Stdio::null()).stdin(Stdio::null());
        self.child = Some(command.spawn().unwrap());
        let until = Instant::now() + Duration::from_secs(30);
        while tokio::net::TcpStream::connect(("127.0.0.1", self.port)).await.is_err() {
            assert!(Instant::now() < until, "NATS does not come up");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    pub fn stop(&mut self) {
        if let Some(mut child) = self.child.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }

    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.stop();
    }
}

//! `starboard play --server URL --table ID`: a seat at a table online, in the terminal, over the same protocol as browsers.

mod pledge;

use crate::output::{self, Done, Stop};
use pledge::Pledge;
use room::wire::{ChoiceInfo, ClientMessage, PostChat, PostMove, ServerMessage, SignedIn, TableAsk, TableInfo, Update};
use serde_json::json;
use server::client::{Client, Socket};
use std::io::{self, BufRead, IsTerminal};
use std::net::{SocketAddr, ToSocketAddrs};
use std::path::PathBuf;
use tokio::sync::mpsc;

const HELP: &str = "a number or an action in notation plays it (a choice with an amount: its number, then the amount)\n\
    look        draw the table again        undo     take your last action back\n\
    say WORDS   talk to the table           resign   give up\n\
    ACTION {WORDS}  words beside an offer or its answer; everybody reads them\n\
    quit        leave; the table stays, and you come back with the same command\n";
/// How often a broken connection is taken up again before it is given up.
const TRIES: u32 = 20;

/// What others wrote may hold no codes for the terminal.
fn say(text: &str) -> Done {
    let clean: String = text.chars().filter(|&c| !c.is_control() || c == '\n').collect();
    output::say(&clean)
}

/// Which table, and as whom.
pub struct Seat<'a> {
    pub server: &'a str,
    pub table: &'a str,
    pub code: Option<&'a str>,
    pub name: Option<&'a str>,
    pub plain: bool,
}

pub fn run(seat: &Seat<'_>) -> Done {
    let address = address(seat.server)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(async {
        let client = come_in(address, seat.name).await?;
        let pledge = sit_down(&client, seat).await?;
        let socket = client.socket(seat.table, "").await?;
        let mut line = Line {
            client,
            pledge,
            socket,
            table: seat.table,
            plain: seat.plain,
            update: None,
            asked: false,
            moves: 0,
            end: None,
            over: false,
        };
        line.talk(lines()).await
    })
}

fn address(url: &str) -> Result<SocketAddr, Stop> {
    let expected = || Stop::Usage(format!("--server {url:?}: expected http://HOST:PORT"));
    let host = url.trim_end_matches('/').strip_prefix("http://").ok_or_else(expected)?;
    let host = if host.contains(':') { host.to_owned() } else { format!("{host}:80") };
    host.to_socket_addrs()?.next().ok_or_else(expected)
}

/// Where the key of a server's guest is kept.
fn key_file(address: SocketAddr) -> PathBuf {
    let name = address.to_string().replace([':', '[', ']'], "_");
    terminal::data_folder().join("guests").join(name)
}

/// Comes back with the key of last time, or comes in as a new guest and keeps the key.
async fn come_in(address: SocketAddr, name: Option<&str>) -> Result<Client, Stop> {
    let file = key_file(address);
    let nobody = Client::new(address);
    if let (None, Ok(key)) = (name, std::fs::read_to_string(&file)) {
        let back = nobody.post("/sessions", &json!({"key": key.trim()})).await?;
        if let Ok(signed) = back.read::<SignedIn>() {
            return Ok(Client { address, token: Some(signed.token), person: signed.me.id });
        }
    }
    let guest = json!({"name": name.unwrap_or("guest")});
    let signed: SignedIn = nobody.post("/guests", &guest).await?.read()?;
    if let (Some(key), Some(folder)) = (&signed.key, file.parent()) {
        // Whoever cannot keep the key plays all the same.
        let _ = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(&file, key));
    }
    Ok(Client { address, token: Some(signed.token), person: signed.me.id })
}

/// Takes a free seat where one has none; else looks on. The nonce goes out once the commitment is there.
async fn sit_down(client: &Client, seat: &Seat<'_>) -> Result<Pledge, Stop> {
    let path = format!("/tables/{}", seat.table);
    let info: TableInfo = client.get(&path).await?.read()?;
    if !info.yours.is_empty() {
        return pledge::bring(client, &info).await;
    }
    let nonce = pledge::nonce()?;
    let sat = client.post(&format!("{path}/seats"), &json!({"code": seat.code, "nonce": nonce})).await?;
    let sits = sat.status == 200;
    if info.known_chance {
        say("This table is a copy of another game: whoever saw that one knows what will be drawn.\n")?;
    }
    match sits {
        true => say(&format!(
            "You sit at a table of {}. `help` lists what you can say.\nThe shuffles are committed to: {}\n",
            info.game, info.commitment
        ))?,
        false => say("No seat is free for you here: you look on.\n")?,
    }
    Ok(Pledge::of(&info, sits.then_some(nonce)))
}

/// Lines from the keyboard, until there are no more.
fn lines() -> mpsc::Receiver<String> {
    let (send, lines) = mpsc::channel(16);
    std::thread::spawn(move || {
        for line in io::stdin().lock().lines().map_while(Result::ok) {
            if send.blocking_send(line.trim().to_owned()).is_err() {
                return;
            }
        }
    });
    lines
}

/// A connection to a table and what was last heard over it.
struct Line<'a> {
    client: Client,
    pledge: Pledge,
    socket: Socket,
    table: &'a str,
    plain: bool,
    update: Option<Update>,
    /// Whether a question was shown that nothing was said to yet.
    asked: bool,
    moves: u64,
    /// How it ended; told after the last update.
    end: Option<Box<TableInfo>>,
    over: bool,
}

impl Line<'_> {
    async fn talk(&mut self, mut lines: mpsc::Receiver<String>) -> Done {
        // Whoever types may speak at any time; of piped answers one is taken for each question.
        let (mut open, typed) = (true, io::stdin().is_terminal());
        while !self.over {
            if !open && self.asked {
                return say("\nNo more answers: you leave, and the table stays.\n");
            }
            let may_answer = open && if typed { self.update.is_some() } else { self.asked };
            tokio::select! {
                heard = self.socket.hear() => match heard {
                    Ok(Some(message)) => self.take(message).await?,
                    Ok(None) | Err(_) => self.come_back().await?,
                },
                line = lines.recv(), if may_answer => match line {
                    Some(line) if line == "quit" => return Ok(()),
                    Some(line) => self.heed(&line).await?,
                    None => open = false,
                },
            }
        }
        Ok(())
    }

    async fn come_back(&mut self) -> Done {
        let cursor = self.update.as_ref().map_or(String::new(), |update| format!("?cursor={}", update.cursor));
        for n in 1..=TRIES {
            if let Ok(socket) = self.client.socket(self.table, &cursor).await {
                self.socket = socket;
                return Ok(());
            }
            tokio::time::sleep(std::time::Duration::from_millis(100 * u64::from(n))).await;
        }
        Err(Stop::failed("the server cannot be reached any more"))
    }

    async fn take(&mut self, message: ServerMessage) -> Done {
        match message {
            ServerMessage::Update(update) => self.show(*update).await,
            ServerMessage::Problem { problem, .. } => {
                self.asked = self.update.as_ref().is_some_and(|update| update.position.prompt.is_some());
                say(&format!("{}\n", problem.detail))
            }
            ServerMessage::Chat(line) => say(&format!("<{}> {}\n", line.name, line.text)),
            ServerMessage::Table(info) => {
                self.end = info.outcome.is_some().then_some(info);
                Ok(())
            }
            ServerMessage::Done { .. } | ServerMessage::Pong => Ok(()),
        }
    }

    /// The table as it ended, and the places.
    async fn show_end(&mut self, info: &TableInfo) -> Done {
        let Some(outcome) = &info.outcome else {
            return Ok(());
        };
        self.over = true;
        self.draw().await?;
        let mut places: Vec<(u8, &str)> =
            outcome.places.iter().copied().zip(info.seats.iter().map(|seat| seat.name.as_str())).collect();
        places.sort_by_key(|&(place, _)| place);
        let places: String = places.iter().map(|(place, name)| format!("{place}. {name}\n")).collect();
        say(&format!("The game is over ({}).\n{places}", outcome.by))?;
        say(&pledge::check(&self.client, self.table, &self.pledge).await?)
    }

    async fn show(&mut self, update: Update) -> Done {
        let words: String = update.events.iter().map(|told| format!("  {}\n", told.words)).collect();
        say(&words)?;
        let asked = update.position.prompt.clone();
        self.update = Some(update);
        self.asked = asked.is_some();
        if let Some(end) = self.end.take() {
            return self.show_end(&end).await;
        }
        let Some(prompt) = asked else {
            return Ok(());
        };
        self.draw().await?;
        let choices = self.choices().iter().enumerate().map(|(n, choice)| choice_words(n + 1, choice));
        let choices: String = choices.collect();
        say(&format!("{}\n{choices}> ", prompt.sentence))
    }

    async fn draw(&self) -> Done {
        let picture = self.client.get(&format!("/tables/{}/picture?plain={}", self.table, self.plain)).await?;
        say(&format!("\n{}\n", picture.body.trim_end()))
    }

    fn choices(&self) -> &[ChoiceInfo] {
        self.update.as_ref().map_or(&[], |update| &update.position.choices)
    }

    async fn heed(&mut self, line: &str) -> Done {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let message = match word {
            "" => return Ok(()),
            "help" => return say(HELP),
            "look" => return self.draw().await,
            "say" => ClientMessage::Chat(PostChat { text: rest.to_owned(), team: false }),
            "undo" => self.ask(TableAsk::Undo),
            "resign" => self.ask(TableAsk::Resign),
            _ => {
                self.moves += 1;
                self.asked = false;
                let (line, note) = terminal::with_note(line);
                let action = picked(self.choices(), line).unwrap_or_else(|| line.to_owned());
                let note = note.map(|note| note.to_string());
                ClientMessage::Move(PostMove { id: self.id(), action, note, cursor: None, dry: false })
            }
        };
        Ok(self.socket.say(&message).await?)
    }

    fn ask(&mut self, ask: TableAsk) -> ClientMessage {
        self.moves += 1;
        ClientMessage::Ask { id: self.id(), ask }
    }

    /// An id no other move of this person has: the cursor is part of it.
    fn id(&self) -> String {
        let cursor = self.update.as_ref().map_or("", |update| update.cursor.as_str());
        format!("{}-{}-{cursor}", std::process::id(), self.moves)
    }
}

fn choice_words(number: usize, choice: &ChoiceInfo) -> String {
    let range = choice.amount.map_or(String::new(), |amount| format!(" ({} to {})", amount.min, amount.max));
    let warning = choice.warning.as_ref().map_or(String::new(), |warning| format!(" ! {warning}"));
    format!("{number:>4}  {}{range}  [{}]{warning}\n", choice.sentence, choice.notation)
}

/// The notation of a choice named by its number; with the amount after it where it takes one.
fn picked(choices: &[ChoiceInfo], line: &str) -> Option<String> {
    let mut words = line.split_whitespace();
    let number: usize = words.next()?.parse().ok()?;
    let choice = choices.get(number.checked_sub(1)?)?;
    let least = choice.amount.map_or(0, |amount| amount.min);
    let amount = words.next().map_or(Some(least), |word| word.parse().ok())?;
    Some(choice.notation.replace("{n}", &amount.to_string()))
}

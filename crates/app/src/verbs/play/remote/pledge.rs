//! Fair shuffles, from this seat's side: docs/fair-play.md.

use crate::output::Stop;
use crate::verbs::serve::House;
use kernel::digest::hex;
use room::fair;
use room::wire::Status;
use room::wire::TableInfo;
use serde_json::json;
use server::client::Client;

/// What this seat saw and sent before the game, to be compared with the proof after it.
pub struct Pledge {
    pub commitment: String,
    pub nonce: Option<String>,
    /// Whether the table said that its chance was known before.
    pub known_chance: bool,
}

impl Pledge {
    /// What a table shows before its game.
    pub fn of(info: &TableInfo, nonce: Option<String>) -> Pledge {
        Pledge { commitment: info.commitment.clone(), nonce, known_chance: info.known_chance }
    }
}

/// 128 bits nobody can foresee.
pub fn nonce() -> Result<String, Stop> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|error| Stop::Failed(format!("the system gives no random bytes: {error}")))?;
    Ok(hex(&bytes))
}

/// Brings a nonce for seats that were taken before and have none yet.
pub async fn bring(client: &Client, info: &TableInfo) -> Result<Pledge, Stop> {
    let own = info.seats.iter().filter(|seat| info.yours.contains(&seat.number));
    let mut pledge = Pledge::of(info, None);
    if info.status == Status::Open && own.into_iter().any(|seat| !seat.nonce) {
        let nonce = nonce()?;
        let ask = json!({"id": nonce, "ask": {"ask": "nonce", "nonce": nonce}});
        // A game that has begun meanwhile goes on without it.
        let brought = client.post(&format!("/tables/{}/asks", info.id), &ask).await?;
        pledge.nonce = (brought.status == 200).then_some(nonce);
    }
    Ok(pledge)
}

/// Checks the proof of a finished game, in a sentence.
pub async fn check(client: &Client, table: &str, pledge: &Pledge) -> Result<String, Stop> {
    let proof = client.get(&format!("/tables/{table}/proof")).await?;
    Ok(match fair::verify(&proof.body, &House) {
        Err(error) => format!("Do not trust this game: {error}.\n"),
        Ok(shown) => format!("{}\n", judged(&shown, pledge)),
    })
}

fn judged(shown: &fair::Shown, pledge: &Pledge) -> &'static str {
    let is_known = shown.chance != fair::Chance::Own;
    let has_nonce = pledge.nonce.as_ref().map(|nonce| shown.nonces.contains(nonce));
    match has_nonce {
        _ if shown.commitment != pledge.commitment => {
            "Do not trust the shuffles: the proof has another commitment than the one you were shown."
        }
        _ if is_known && !pledge.known_chance => {
            "Do not trust the shuffles: the proof says that they were known before the game, and the table did not."
        }
        _ if is_known => "Checked: every action is legal. The shuffles were known before the game, as the table said.",
        Some(true) => "Checked: the shuffles follow from the commitment you were shown and the random number you sent.",
        Some(false) => "Do not trust the shuffles: the random number you sent is not part of them.",
        None => "Checked: the shuffles follow from the commitment you were shown.",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(chance: fair::Chance) -> fair::Shown {
        fair::Shown {
            table: "t".to_owned(),
            game: "toy-race".to_owned(),
            actions: 3,
            result: "1 2".to_owned(),
            commitment: "c".to_owned(),
            nonces: vec!["n".to_owned()],
            names: vec!["ann".to_owned()],
            chance,
            is_first_format: false,
            server: "k".to_owned(),
        }
    }

    #[test]
    fn a_table_that_was_shown_as_no_copy_is_not_proven_as_one() {
        let pledge = |known_chance| Pledge { commitment: "c".to_owned(), nonce: Some("n".to_owned()), known_chance };
        for chance in [fair::Chance::Known, fair::Chance::SaidToBeKnown] {
            assert!(judged(&shown(chance), &pledge(false)).starts_with("Do not trust"), "{chance:?}");
            assert!(judged(&shown(chance), &pledge(true)).contains("were known before the game"), "{chance:?}");
        }
        assert!(judged(&shown(fair::Chance::Own), &pledge(false)).starts_with("Checked: the shuffles follow"));
    }
}

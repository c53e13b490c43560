//! Fair shuffles, from this seat's side: docs/fair-play.md.

use crate::output::Stop;
use crate::verbs::serve::House;
use kernel::digest::hex;
use serde_json::json;
use server::client::Client;
use server::fair;
use server::store::Status;
use server::wire::TableInfo;

/// What this seat saw and sent before the game, to be compared with the proof after it.
pub struct Pledge {
    pub commitment: String,
    pub nonce: Option<String>,
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
    let mut pledge = Pledge { commitment: info.commitment.clone(), nonce: None };
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
        Ok(shown) if shown.commitment != pledge.commitment => {
            "Do not trust the shuffles: the proof has another commitment than the one you were shown.\n".to_owned()
        }
        Ok(shown) => match &pledge.nonce {
            Some(nonce) if shown.nonces.contains(nonce) => {
                "Checked: the shuffles follow from the commitment you were shown and the random number you sent.\n"
            }
            Some(_) => "Do not trust the shuffles: the random number you sent is not part of them.\n",
            None => "Checked: the shuffles follow from the commitment you were shown.\n",
        }
        .to_owned(),
    })
}

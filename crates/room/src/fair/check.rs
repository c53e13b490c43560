//! Checking a bundle, from the commitment to the last action.

use super::{Bundle, Chance, FIRST_FORMAT, FORMAT, bytes, chain, commitment, seed, signed, transcript};
use crate::games::GameCatalog;
use crate::wire::EndReason;
use ed25519_dalek::{Signature, VerifyingKey};
use kernel::{Record, Table};

/// Who may end a match instead of a rule, as the server says it.
const ENDINGS: [EndReason; 3] = [EndReason::Resigned, EndReason::Time, EndReason::Agreed];

/// What is wrong with a bundle.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unproven {
    /// It cannot be read.
    #[error("it is no proof bundle: {0}")]
    Unread(String),
    /// The secret is not the one that was committed to.
    #[error("the secret does not fit the commitment")]
    Commitment,
    /// The seed does not follow from secret and nonces.
    #[error("the seed does not follow from the secret and the seats' nonces")]
    Seed,
    /// The chain does not fit the record.
    #[error("the chain breaks at link {0}")]
    Chain(usize),
    /// The signature is not the server's.
    #[error("the signature does not fit")]
    Signature,
    /// The match does not replay.
    #[error(transparent)]
    Record(#[from] kernel::RecordError),
    /// What the server says of the end is not what the actions came to.
    #[error("it says that it ended {said}, but its actions came to {came_to}")]
    Ended {
        /// What the bundle says.
        said: String,
        /// What the replay says.
        came_to: String,
    },
}

/// What was shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shown {
    /// The table.
    pub table: String,
    /// The game.
    pub game: String,
    /// How many actions were replayed.
    pub actions: usize,
    /// How it ended: the rule's result, or the server's word.
    pub result: String,
    /// What was shown before the game: compare it with the one you saw.
    pub commitment: String,
    /// What the seats put in, in seat order: find your own.
    pub nonces: Vec<String>,
    /// What the seats were called.
    pub names: Vec<String>,
    /// Where its chance comes from. Compare it with what the table said before the game.
    pub chance: Chance,
    /// Whether it is of the first format, whose signature leaves the secret and the nonces out.
    pub is_first_format: bool,
    /// The server's public key, in hex: compare it with the one you know.
    pub server: String,
}

/// Checks a bundle from beginning to end: commitment, seed, chain, signature, every action, the result.
///
/// # Errors
/// The first thing that does not hold.
pub fn verify(text: &str, catalog: &dyn GameCatalog) -> Result<Shown, Unproven> {
    if text.len() > kernel::record::MAX_RECORD {
        return Err(Unproven::Unread("it is too long".to_owned()));
    }
    let bundle: Bundle = serde_json::from_str(text).map_err(|error| Unproven::Unread(error.to_string()))?;
    if bundle.format != FORMAT && bundle.format != FIRST_FORMAT {
        return Err(Unproven::Unread(format!("its format is {:?}, not {FORMAT:?}", bundle.format)));
    }
    let record = Record::read(&bundle.record)?;
    let chance = check_seed(&bundle, &record)?;
    check_chain(&bundle)?;
    check_signature(&bundle)?;
    let table = catalog.verify(&record)?;
    check_end(&bundle, table.as_ref())?;
    Ok(shown(bundle, record, chance, table.as_ref()))
}

fn shown(bundle: Bundle, record: Record, chance: Chance, table: &dyn Table) -> Shown {
    Shown {
        table: bundle.table,
        actions: table.steps(),
        result: bundle.ended.or(record.result).unwrap_or_default(),
        game: record.game,
        commitment: bundle.commitment,
        nonces: bundle.nonces,
        names: record.names,
        chance,
        is_first_format: bundle.format == FIRST_FORMAT,
        server: bundle.server,
    }
}

fn check_seed(bundle: &Bundle, record: &Record) -> Result<Chance, Unproven> {
    let secret = bytes(&bundle.secret).ok_or_else(|| Unproven::Unread("the secret is no hex".to_owned()))?;
    let possible: &[Chance] = if bundle.copied { &[Chance::Known, Chance::SaidToBeKnown] } else { &[Chance::Own] };
    let fits = |chance: &Chance| commitment(&bundle.table, &secret, *chance) == bundle.commitment;
    let chance = possible.iter().copied().find(fits).ok_or(Unproven::Commitment)?;
    let transcript = transcript(&bundle.table, &record.game, &record.options, &bundle.nonces);
    let holds = chance != Chance::Own || seed(&secret, &transcript) == record.seed;
    if holds { Ok(chance) } else { Err(Unproven::Seed) }
}

fn check_chain(bundle: &Bundle) -> Result<(), Unproven> {
    let ours = chain(&bundle.record);
    let same = ours.iter().zip(&bundle.chain).take_while(|(a, b)| a == b).count();
    if same == ours.len() && same == bundle.chain.len() { Ok(()) } else { Err(Unproven::Chain(same)) }
}

/// Strictly: a weak key, for which one signature fits many texts, is nobody's.
fn check_signature(bundle: &Bundle) -> Result<(), Unproven> {
    let key = bytes(&bundle.server).and_then(|bytes| VerifyingKey::from_bytes(bytes.as_slice().try_into().ok()?).ok());
    let signature = bytes(&bundle.signature).and_then(|bytes| Signature::from_slice(&bytes).ok());
    let (key, signature) = key.zip(signature).ok_or(Unproven::Signature)?;
    key.verify_strict(&signed(bundle), &signature).map_err(|_| Unproven::Signature)
}

/// A match is ended by a rule or by the server's word: never by both, never by neither.
fn check_end(bundle: &Bundle, table: &dyn Table) -> Result<(), Unproven> {
    let by_rule = table.outcome().map(|outcome| kernel::record::result_words(&outcome));
    let holds = match (&bundle.ended, &by_rule) {
        (None, Some(_)) => true,
        (Some(said), None) => is_an_end(said, table.seats()),
        _ => false,
    };
    let said = || bundle.ended.clone().unwrap_or_else(|| "by a rule".to_owned());
    let came_to = || by_rule.clone().unwrap_or_else(|| "no end by a rule".to_owned());
    if holds { Ok(()) } else { Err(Unproven::Ended { said: said(), came_to: came_to() }) }
}

/// Whether it reads `[1, 2] by resigned`, with a place for every seat.
fn is_an_end(said: &str, seats: u8) -> bool {
    let Some((places, by)) = said.split_once(" by ") else {
        return false;
    };
    let places: Option<Vec<u8>> = serde_json::from_str(places).ok();
    let fits = |places: Vec<u8>| places.len() == usize::from(seats) && places.iter().all(|p| (1..=seats).contains(p));
    places.is_some_and(fits) && ENDINGS.iter().any(|reason| reason.word() == by)
}

//! Replaying a record: the match it describes, or the first place where it does not hold.

use super::{Record, RecordAction, RecordError, RecordMove, result_words};
use crate::digest::state_hash;
use crate::edition::Edition;
use crate::{Entry, GameRefusal, Match};
use enum_map::Enum;

impl<G: Entry> Match<G> {
    /// Rebuilds a match from its record.
    ///
    /// # Errors
    /// The first line that cannot be: another game, rules or content, an action that is not
    /// legal, a state hash that differs.
    pub fn replay(record: &Record, edition: Edition<G::Content>) -> Result<Match<G>, RecordError> {
        belongs::<G>(record, edition)?;
        let begun = match &record.from {
            None => Match::begin(&record.options, edition, record.seed).map_err(|error| error.to_string()),
            Some(at) => {
                let position = at.replace("; ", "\n");
                Match::begin_at(&record.options, edition, record.seed, &position).map_err(|error| error.to_string())
            }
        };
        let mut played = begun.map_err(|what| RecordError::at(0, what))?;
        for entered in &record.moves {
            step(&mut played, entered)?;
        }
        Ok(played)
    }
}

fn belongs<G: Entry>(record: &Record, edition: Edition<G::Content>) -> Result<(), RecordError> {
    let differs = |what: String| Err(RecordError::at(0, what));
    if record.game != G::ID {
        return differs(format!("the record is of {:?}, not of {}", record.game, G::ID));
    }
    if let Err(error) = record.options.rules_version(G::RULES_VERSION) {
        return differs(error.to_string());
    }
    let content = edition.hash_text();
    if record.content != content {
        return differs(format!(
            "played with content {}; this is {content}: give its file with --content",
            record.content
        ));
    }
    Ok(())
}

fn step<G: Entry>(played: &mut Match<G>, entered: &RecordMove) -> Result<(), RecordError> {
    let fail = |what: String| RecordError::at(entered.line, what);
    if entered.seat.index() >= played.state().seats() as usize {
        return Err(fail(format!("{} is not at this table", entered.seat)));
    }
    let action = match &entered.action {
        RecordAction::Text(text) => {
            played.state().read(entered.seat, text).map_err(|unread| fail(unread.to_string()))?
        }
        RecordAction::Id(id) if (*id as usize) < G::Action::LENGTH => G::Action::from_usize(*id as usize),
        RecordAction::Id(id) => return Err(fail(format!("there is no action {id}"))),
    };
    played.submit(entered.seat, action, entered.note.clone()).map_err(|refusal| {
        let text = played.state().notation(action);
        fail(format!("{:?} of {} is not legal here ({})", text, entered.seat, refusal.rule()))
    })?;
    match entered.hash {
        Some(hash) if hash != state_hash(played.state()) => {
            Err(fail("the state differs from the recorded one".to_owned()))
        }
        _ => Ok(()),
    }
}

/// Rebuilds a match and checks that it ended as its record says.
///
/// # Errors
/// The first place where the record does not hold.
pub fn verify<G: Entry>(record: &Record, edition: Edition<G::Content>) -> Result<Match<G>, RecordError> {
    let played = Match::<G>::replay(record, edition)?;
    let result = played.state().outcome().map(|outcome| result_words(&outcome));
    if result == record.result {
        return Ok(played);
    }
    let words = |result: &Option<String>| result.clone().unwrap_or_else(|| "not over".to_owned());
    let what = format!("the record says {}, the replay {}", words(&record.result), words(&result));
    Err(RecordError::at(0, what))
}

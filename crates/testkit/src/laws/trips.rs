//! Law 6: notation, positions and records read back what they wrote.

use super::game::{Played, differ};
use super::legality::Offers;
use kernel::position::{read_position, write_position};
use kernel::{Entry, Match, Record, TablePositions, TableWords, Viewer};

/// Every offered action reads back from its notation, in any case of letters.
pub(super) fn notation<G: Entry>(played: &Played<'_, G>, offers: &Offers<G>) -> Result<(), String> {
    for seat in played.seats() {
        for &action in offers.all(seat) {
            let text = played.state.notation(action);
            if text.is_empty() || text.trim() != text || text.contains(['\n', '{', '}']) {
                return Err(format!("{text:?} of {action:?} is no notation: empty, padded or with a brace"));
            }
            for spelt in [text.clone(), text.to_ascii_uppercase()] {
                let read = played.state.read(seat, &spelt);
                let read = read.map_err(|unread| format!("{seat}: its own notation does not read back: {unread}"))?;
                differ(&format!("{spelt:?} read back"), &read, &action)?;
            }
        }
    }
    Ok(())
}

/// A settled position holds the whole state; any position that reads at all writes itself.
pub(super) fn position<G: Entry>(played: &Played<'_, G>, setup: &G::Setup) -> Result<(), String> {
    let write = |state: &G| write_position(state, Viewer::REFEREE, played.names);
    let read = |text: &str| read_position::<G>(setup, played.edition, played.names, text);
    let text = write(&played.state);
    match read(&text) {
        Ok(state) if played.state.is_settled() => {
            differ("the position's text written again", &write(&state), &text)?;
            differ("the state read from its position", &state, &played.state).map_err(|what| format!("{what}: {text}"))
        }
        Ok(state) => {
            let again = write(&state);
            let twice = read(&again).map_err(|error| format!("a position does not read back: {error}: {again}"))?;
            differ("a position's text written again", &write(&twice), &again)
        }
        Err(error) if played.state.is_settled() => Err(format!("the position does not read back: {error}: {text}")),
        Err(_) => Ok(()),
    }
}

/// The match as text and in the compact form replays to an equal state.
pub(super) fn records<G: Entry>(played: &Played<'_, G>, rebuilt: &Match<G>) -> Result<(), String> {
    written(played, rebuilt);
    let text = Record::of(rebuilt, played.names).to_text();
    let read = Record::read(&text).map_err(|error| format!("the record does not read back: {error}"))?;
    differ("the record written again", &read.to_text(), &text)?;
    replays(played, &read, "text record")?;
    let compact = rebuilt.compact(played.names);
    let read = Record::read_compact(&compact);
    replays(played, &read.map_err(|error| format!("the compact record does not read back: {error}"))?, "compact record")
}

/// Everything anybody is shown has a JSON form. What has none panics, which is reported like any other panic.
fn written<G: Entry>(played: &Played<'_, G>, rebuilt: &Match<G>) {
    let viewers = played.seats().map(Viewer::seat).chain([Viewer::SPECTATOR, Viewer::REFEREE]);
    let mut json = Vec::new();
    for viewer in viewers {
        json.clear();
        rebuilt.write_view(viewer, &mut json);
        rebuilt.write_told(viewer, 0, None, &mut json);
    }
}

fn replays<G: Entry>(played: &Played<'_, G>, record: &Record, form: &str) -> Result<(), String> {
    let again = kernel::record::verify::<G>(record, played.edition);
    let again = again.map_err(|error| format!("the {form} does not replay: {error}"))?;
    differ(&format!("the number of actions in the {form}"), &again.log().len(), &played.log.len())?;
    differ(&format!("the state replayed from the {form}"), again.state(), &played.state)
}

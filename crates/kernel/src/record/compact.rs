//! The compact form: magic, header as text, then seat, dense id and note of every action.

use super::{MAX_RECORD, Record, RecordAction, RecordError, RecordMove, in_seat_order};
use crate::note::Note;
use crate::{Entry, Match, Names, Seat};
use enum_map::Enum;

const MAGIC: &[u8; 4] = b"SBR1";

impl<G: Entry> Match<G> {
    /// The match in the compact form.
    pub fn compact(&self, names: &Names) -> Vec<u8> {
        let record = Record::of(self, names);
        let header = record.header();
        let mut bytes = MAGIC.to_vec();
        put_bytes(&mut bytes, header.as_bytes());
        let log = in_seat_order(self.log());
        put_number(&mut bytes, log.len() as u64);
        for taken in log {
            bytes.push(taken.seat.index() as u8);
            put_number(&mut bytes, taken.action.into_usize() as u64);
            put_bytes(&mut bytes, taken.note.map(|note| note.to_string()).unwrap_or_default().as_bytes());
        }
        bytes
    }
}

impl Record {
    /// Reads a compact record; nothing is replayed yet.
    ///
    /// # Errors
    /// The first byte that cannot be read, as an action's number.
    pub fn read_compact(bytes: &[u8]) -> Result<Record, RecordError> {
        if bytes.len() > MAX_RECORD {
            return Err(RecordError::at(0, format!("a record has at most {MAX_RECORD} bytes")));
        }
        let rest =
            bytes.strip_prefix(MAGIC).ok_or_else(|| RecordError::at(0, "not a compact record (no SBR1 mark)"))?;
        let mut from = Bytes { rest, at: 0 };
        let header = from.text()?;
        let mut record = Record::read(&header)?;
        let n = from.number()?;
        for at in 1..=n {
            from.at = at as usize;
            let entered = from.entered()?;
            record.moves.push(entered);
        }
        if !from.rest.is_empty() {
            return Err(from.error("there is more after the last action"));
        }
        Ok(record)
    }

    /// Whether these bytes begin as a compact record.
    pub fn is_compact(bytes: &[u8]) -> bool {
        bytes.starts_with(MAGIC)
    }
}

fn put_number(bytes: &mut Vec<u8>, mut n: u64) {
    while n >= 0x80 {
        bytes.push(n as u8 | 0x80);
        n >>= 7;
    }
    bytes.push(n as u8);
}

fn put_bytes(bytes: &mut Vec<u8>, more: &[u8]) {
    put_number(bytes, more.len() as u64);
    bytes.extend_from_slice(more);
}

struct Bytes<'a> {
    rest: &'a [u8],
    at: usize,
}

impl Bytes<'_> {
    fn error(&self, what: &str) -> RecordError {
        RecordError::at(self.at, what)
    }

    fn byte(&mut self) -> Result<u8, RecordError> {
        let (&first, rest) = self.rest.split_first().ok_or_else(|| self.error("the record breaks off"))?;
        self.rest = rest;
        Ok(first)
    }

    fn number(&mut self) -> Result<u64, RecordError> {
        let mut n = 0u64;
        for shift in (0..35).step_by(7) {
            let byte = self.byte()?;
            n |= u64::from(byte & 0x7F) << shift;
            if byte < 0x80 {
                return Ok(n);
            }
        }
        Err(self.error("a number is too large"))
    }

    fn text(&mut self) -> Result<String, RecordError> {
        let length = self.number()? as usize;
        if length > self.rest.len() {
            return Err(self.error("the record breaks off"));
        }
        let (text, rest) = self.rest.split_at(length);
        self.rest = rest;
        String::from_utf8(text.to_vec()).map_err(|_| self.error("a text is not UTF-8"))
    }

    fn entered(&mut self) -> Result<RecordMove, RecordError> {
        let seat = self.byte()? as usize;
        let seat = Seat::checked(seat).ok_or_else(|| self.error("no such seat"))?;
        let id = self.number()?;
        let id = u16::try_from(id).map_err(|_| self.error("no such action id"))?;
        let note = Note::clean(&self.text()?);
        Ok(RecordMove { line: self.at, seat, action: RecordAction::Id(id), note, hash: None })
    }
}

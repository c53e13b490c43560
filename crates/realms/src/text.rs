//! Text.
use crate::content::Content;
pub(crate) fn card_line(content: &Content, kind: u8) -> String { content.name(kind).to_owned() }

//! The position at a table, as one viewer may know it.

use super::{HAS_JSON, write_json};
use crate::matches::Match;
use crate::position::write_position;
use crate::words::Names;
use crate::{Entry, SeatSet, Viewer};

/// What whoever shows the table asks: what a viewer may know now.
pub trait TablePositions: Send {
    /// The seats that owe an answer, as far as a viewer may know.
    fn waiting(&self, viewer: Viewer) -> SeatSet;
    /// What a viewer may know, as data.
    fn view(&self, viewer: Viewer) -> serde_json::Value;
    /// The same, appended to `to` as JSON text.
    fn write_view(&self, viewer: Viewer, to: &mut Vec<u8>);
    /// What a viewer may know of the position, as text.
    fn position(&self, viewer: Viewer, names: &Names) -> String;
}

impl<G: Entry> TablePositions for Match<G> {
    fn waiting(&self, viewer: Viewer) -> SeatSet {
        self.state().waiting(viewer)
    }
    fn view(&self, viewer: Viewer) -> serde_json::Value {
        serde_json::to_value(self.state().view(viewer)).expect(HAS_JSON)
    }
    fn write_view(&self, viewer: Viewer, to: &mut Vec<u8>) {
        write_json(to, &self.state().view(viewer));
    }
    fn position(&self, viewer: Viewer, names: &Names) -> String {
        write_position(self.state(), viewer, names)
    }
}

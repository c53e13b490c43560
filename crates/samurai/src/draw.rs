//! The table as text, drawn from the view alone.

use crate::view::View;
use kernel::{Names, Style};

/// Draws the table.
pub(crate) fn table(view: &View, names: &Names, style: Style) -> String {
    let _ = (view, names, style);
    String::new()
}

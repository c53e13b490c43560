//! toys

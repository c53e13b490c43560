//! Writing values as JSON. What cannot be written is an error: nothing empty is kept or sent in its place.

use serde::Serialize;

/// What cannot be written as JSON.
#[derive(Debug, thiserror::Error)]
pub enum EncodeError {
    /// A value of a type that JSON cannot hold.
    #[error("a value of {what} cannot be written as JSON: {error}")]
    Value {
        /// The type.
        what: &'static str,
        /// Why.
        error: serde_json::Error,
    },
    /// A game wrote bytes that are no text.
    #[error("what a game wrote is not UTF-8: {0}")]
    NotText(#[from] std::string::FromUtf8Error),
}

/// A value as JSON.
///
/// # Errors
/// Where its type cannot be written as JSON.
pub fn json<T: Serialize + ?Sized>(value: &T) -> Result<String, EncodeError> {
    serde_json::to_string(value).map_err(|error| failed::<T>(error))
}

/// Appends a value as JSON.
///
/// # Errors
/// Where its type cannot be written as JSON.
pub fn append<T: Serialize + ?Sized>(value: &T, to: &mut Vec<u8>) -> Result<(), EncodeError> {
    serde_json::to_writer(to, value).map_err(|error| failed::<T>(error))
}

/// What was appended, as text.
///
/// # Errors
/// Where it is not UTF-8.
pub fn text(bytes: Vec<u8>) -> Result<String, EncodeError> {
    Ok(String::from_utf8(bytes)?)
}

fn failed<T: ?Sized>(error: serde_json::Error) -> EncodeError {
    EncodeError::Value { what: std::any::type_name::<T>(), error }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn what_cannot_be_written_is_an_error_that_names_it() {
        let keyed_by_lists = BTreeMap::from([(vec![1], 2)]);
        let error = json(&keyed_by_lists).unwrap_err().to_string();
        assert!(error.contains("BTreeMap"), "{error}");
        assert!(append(&keyed_by_lists, &mut Vec::new()).is_err());
    }

    #[test]
    fn bytes_that_are_no_text_are_an_error() {
        assert!(matches!(text(vec![0xff]), Err(EncodeError::NotText(_))));
    }
}

//! Things only some may know: [`Secret`] inside, [`Shown`] outside.

use crate::{SeatSet, Viewer};
use serde::Serialize;
use std::fmt;
use std::hash::Hash;
use std::path::PathBuf;
use ts_rs::{Config, TS, TypeVisitor};

/// A thing with a face and a back. The back is what anyone may see of it face down.
///
/// ```
/// use kernel::Faced;
/// #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
/// struct Tech(u8);
/// #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
/// enum Class { Alpha, Beta }
/// impl Faced for Tech {
///     type Back = Class;
///     fn back(&self) -> Class {
///         if self.0 < 25 { Class::Alpha } else { Class::Beta }
///     }
/// }
/// ```
pub trait Faced: Copy + Eq + Hash + fmt::Debug {
    /// What is printed on the back; `()` as a rule.
    type Back: Copy + Eq + Hash + fmt::Debug + Serialize;
    /// This thing's back.
    fn back(&self) -> Self::Back;
}

/// A value and who knows it. It has no serialiser and its `Debug` tells nothing, so that it
/// cannot leave by accident.
///
/// ```
/// use kernel::{Seat, SeatSet, Secret};
/// let card = Secret::new(7u8, SeatSet::of(Seat::new(0)));
/// assert_eq!(format!("{card:?}"), "Secret(..)");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Secret<T> {
    value: T,
    known_to: SeatSet,
}

impl<T: Copy> Secret<T> {
    /// A value that these seats know.
    #[inline]
    pub const fn new(value: T, known_to: SeatSet) -> Self {
        Secret { value, known_to }
    }

    /// A value that nobody knows.
    #[inline]
    pub const fn hidden(value: T) -> Self {
        Secret { value, known_to: SeatSet::EMPTY }
    }

    /// The value itself: for the rules, never for what leaves.
    #[inline]
    pub const fn value(&self) -> T {
        self.value
    }

    /// The seats that know it.
    #[inline]
    pub const fn known_to(&self) -> SeatSet {
        self.known_to
    }

    /// Whether this viewer knows it.
    #[inline]
    pub const fn is_known(&self, viewer: Viewer) -> bool {
        viewer.knows(self.known_to)
    }

    /// Puts another value in its place: for redeals.
    #[inline]
    pub fn redeal(&mut self, value: T) {
        self.value = value;
    }

    /// Takes the knowledge from everybody but `but`.
    #[inline]
    pub fn forget(&mut self, but: SeatSet) {
        self.known_to = self.known_to & but;
    }

    /// Adds knowers. Only [`crate::Events::reveal`] and moves call it, so that the undo barrier
    /// is never forgotten.
    #[inline]
    pub(crate) fn learn(&mut self, who: SeatSet) {
        self.known_to |= who;
    }
}

impl<T: Faced> Secret<T> {
    /// What this viewer gets of it.
    #[inline]
    pub fn shown_to(&self, viewer: Viewer) -> Shown<T> {
        if self.is_known(viewer) { Shown::Face(self.value) } else { Shown::Back(self.value.back()) }
    }
}

impl<T> fmt::Debug for Secret<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// What one viewer gets of a thing that may be hidden.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Shown<T: Faced> {
    /// Face up, or known to this viewer.
    Face(T),
    /// Face down: its back only.
    Back(T::Back),
}

/// By hand: what a derive would make of `T::Back` has no name in TypeScript.
impl<T: Faced + TS + 'static> TS for Shown<T>
where
    T::Back: TS + 'static,
{
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(config: &Config) -> String {
        format!("Shown<{}, {}>", T::name(config), T::Back::name(config))
    }

    fn inline(config: &Config) -> String {
        format!("{{ face: {} }} | {{ back: {} }}", T::name(config), T::Back::name(config))
    }

    fn decl(_: &Config) -> String {
        "type Shown<Face, Back> = { face: Face } | { back: Back };".to_owned()
    }

    fn visit_generics(visitor: &mut impl TypeVisitor) {
        visitor.visit::<T>();
        visitor.visit::<T::Back>();
    }

    fn output_path() -> Option<PathBuf> {
        Some("Shown.ts".into())
    }
}

impl<T: Faced> Shown<T> {
    /// The face, where it is shown.
    pub fn face(self) -> Option<T> {
        match self {
            Shown::Face(value) => Some(value),
            Shown::Back(_) => None,
        }
    }

    /// The same thing turned face down: for comparing events up to what they reveal.
    pub fn veiled(self) -> Shown<T> {
        match self {
            Shown::Face(value) => Shown::Back(value.back()),
            back => back,
        }
    }
}

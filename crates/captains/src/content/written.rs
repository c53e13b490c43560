//! A written effect: a table of one key, which names the effect, and the keys that may stand beside it.

use super::effect::{Effect, TrackWord};
use serde::de::{DeserializeSeed, EnumAccess, Error, IntoDeserializer, MapAccess, VariantAccess, Visitor};
use serde::{Deserialize, Deserializer};
use std::fmt;
use toml::Spanned;

/// A list as written.
pub(super) type WrittenList = Vec<Spanned<Written>>;

/// An effect as written.
#[derive(Debug)]
pub(super) struct Written(pub Effect<WrittenList, Vec<WrittenList>>);

impl<'de> Deserialize<'de> for Written {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_map(Keys)
    }
}

/// What may stand beside the key that names the effect.
#[derive(Default)]
struct Beside {
    track: Option<TrackWord>,
    gain: Option<WrittenList>,
    max: Option<u8>,
    bonus: Option<u8>,
}

impl Beside {
    /// Whether it was such a key, now read.
    fn read<'de, A: MapAccess<'de>>(&mut self, key: &str, map: &mut A) -> Result<bool, A::Error> {
        match key {
            "track" => self.track = Some(map.next_value()?),
            "gain" => self.gain = Some(map.next_value()?),
            "max" => self.max = Some(map.next_value()?),
            "bonus" => self.bonus = Some(map.next_value()?),
            // For the balance model alone.
            "model_expect" => drop(map.next_value::<f64>()?),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Gives the effect what belongs to it.
    fn join(&mut self, effect: &mut Effect<WrittenList, Vec<WrittenList>>) -> Result<(), &'static str> {
        match effect {
            Effect::Advance(steps) => {
                let track = self.track.take().ok_or("an advance names its track: coop, tincan, nian or any")?;
                steps.track = track.track();
            }
            Effect::Pay(payment) => payment.gain = self.gain.take().ok_or("a price needs a gain")?,
            Effect::Per(per) => {
                per.gain = self.gain.take().ok_or("a count needs a gain")?;
                per.max = self.max.take().unwrap_or(per.max);
            }
            Effect::Backtrack(back) => back.bonus = self.bonus.take().unwrap_or(back.bonus),
            _ => {}
        }
        self.nothing_left()
    }

    fn nothing_left(&self) -> Result<(), &'static str> {
        match self {
            Beside { track: Some(_), .. } => Err("`track` goes with `advance` alone"),
            Beside { gain: Some(_), .. } => Err("`gain` goes with `pay` and `per` alone"),
            Beside { max: Some(_), .. } => Err("`max` goes with `per` alone"),
            Beside { bonus: Some(_), .. } => Err("`bonus` goes with `backtrack` alone"),
            Beside { track: None, gain: None, max: None, bonus: None } => Ok(()),
        }
    }
}

struct Keys;

impl<'de> Visitor<'de> for Keys {
    type Value = Written;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an effect")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Written, A::Error> {
        let (mut effect, mut beside) = (None, Beside::default());
        let one_key = || Error::custom(format!("an effect has exactly one of: {}", Effect::KEYS.join(", ")));
        while let Some(key) = map.next_key::<String>()? {
            if beside.read(&key, &mut map)? {
                continue;
            }
            if effect.is_some() {
                return Err(one_key());
            }
            effect = Some(Effect::deserialize(Named(One { key, map: &mut map }))?);
        }
        let mut effect = effect.ok_or_else(one_key)?;
        beside.join(&mut effect).map_err(Error::custom)?;
        Ok(Written(effect))
    }
}

/// One entry of a table as a variant of an enum.
struct One<'a, A> {
    key: String,
    map: &'a mut A,
}

/// A deserialiser of nothing but that.
struct Named<T>(T);

impl<'de, A: MapAccess<'de>> Deserializer<'de> for Named<One<'_, A>> {
    type Error = A::Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, A::Error> {
        visitor.visit_enum(self.0)
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

impl<'de, 'a, A: MapAccess<'de>> EnumAccess<'de> for One<'a, A> {
    type Error = A::Error;
    type Variant = Value<'a, A>;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Value<'a, A>), A::Error> {
        let name = IntoDeserializer::<A::Error>::into_deserializer(self.key);
        Ok((seed.deserialize(name)?, Value(self.map)))
    }
}

/// The value of that entry. An effect without data of its own is written `= 1`.
struct Value<'a, A>(&'a mut A);

impl<'de, A: MapAccess<'de>> VariantAccess<'de> for Value<'_, A> {
    type Error = A::Error;

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, A::Error> {
        self.0.next_value_seed(seed)
    }

    fn unit_variant(self) -> Result<(), A::Error> {
        self.0.next_value::<u8>().map(drop)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, A::Error> {
        Err(Error::custom("an effect has one value"))
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], _: V) -> Result<V::Value, A::Error> {
        Err(Error::custom("an effect has one value"))
    }
}

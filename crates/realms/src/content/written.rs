//! A written effect: a table of one key, which names the effect, and perhaps `then`.

use crate::effects::Effect;
use serde::de::{DeserializeSeed, EnumAccess, Error, IntoDeserializer, MapAccess, VariantAccess, Visitor};
use serde::{Deserialize, Deserializer};
use std::fmt;
use toml::Spanned;

/// A list as written.
pub(crate) type WrittenList = Vec<Spanned<Written>>;

/// An effect as written.
pub(crate) struct Written(pub Effect<WrittenList, Vec<WrittenList>>);

const ONE_KEY: &str = "an effect has exactly one of the known keys (RULES.md, section 8.3)";
const THEN: &str = "`then` goes with `when` and `per`, and with them alone";

impl<'de> Deserialize<'de> for Written {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_map(Keys)
    }
}

struct Keys;

impl<'de> Visitor<'de> for Keys {
    type Value = Written;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an effect")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Written, A::Error> {
        let (mut effect, mut then) = (None, None);
        while let Some(key) = map.next_key::<String>()? {
            match key.as_str() {
                "then" => then = Some(map.next_value::<WrittenList>()?),
                _ if effect.is_some() => return Err(Error::custom(ONE_KEY)),
                _ => effect = Some(Effect::deserialize(Named(One { key, map: &mut map }))?),
            }
        }
        let mut effect: Effect<WrittenList, Vec<WrittenList>> = effect.ok_or(Error::custom(ONE_KEY))?;
        match (effect.then_mut(), then) {
            (Some(place), Some(list)) => *place = list,
            (None, None) => {}
            _ => return Err(Error::custom(THEN)),
        }
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

/// The value of that entry: every effect holds one.
struct Value<'a, A>(&'a mut A);

impl<'de, A: MapAccess<'de>> VariantAccess<'de> for Value<'_, A> {
    type Error = A::Error;

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, A::Error> {
        self.0.next_value_seed(seed)
    }

    fn unit_variant(self) -> Result<(), A::Error> {
        Err(Error::custom("an effect has a value"))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, A::Error> {
        Err(Error::custom("an effect has one value"))
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], _: V) -> Result<V::Value, A::Error> {
        Err(Error::custom("an effect has one value"))
    }
}

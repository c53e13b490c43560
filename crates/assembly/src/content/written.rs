//! A written step of an ability: a table of one key, which names the effect, and perhaps `each`.

use crate::effects::{Effect, PerShip, Yes};
use serde::de::{DeserializeSeed, EnumAccess, Error, IntoDeserializer, MapAccess, VariantAccess, Visitor};
use serde::{Deserialize, Deserializer};
use std::fmt;

/// A step as written.
#[derive(Clone, Copy)]
pub(super) enum Written {
    /// Of a standing ability: captains cost so much more.
    CaptainCost(i8),
    /// Of a standing ability: ships cost so much more.
    ShipCost(i8),
    /// Of an ability at the start of a turn: the turn is skipped.
    SkipTurn,
    /// Something an ability does.
    Does(Effect),
}

const ONE_KEY: &str = "a step is exactly one effect (RULES.md section 8)";
const EACH: &str = "`each` goes with `cast_per`, and with it alone";

impl<'de> Deserialize<'de> for Written {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_map(Keys)
    }
}

struct Keys;

impl<'de> Visitor<'de> for Keys {
    type Value = Written;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a step of an ability")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Written, A::Error> {
        let (mut step, mut each) = (None, None);
        while let Some(key) = map.next_key::<String>()? {
            match key.as_str() {
                "each" => each = Some(map.next_value::<u8>()?),
                _ if step.is_some() => return Err(Error::custom(ONE_KEY)),
                "captain_cost" => step = Some(Written::CaptainCost(map.next_value()?)),
                "ship_cost" => step = Some(Written::ShipCost(map.next_value()?)),
                "skip_turn" => step = Some(map.next_value::<Yes>().map(|Yes| Written::SkipTurn)?),
                _ => step = Some(Written::Does(Effect::deserialize(Named(One { key, map: &mut map }))?)),
            }
        }
        match (step.ok_or(Error::custom(ONE_KEY))?, each) {
            (step, None) => Ok(step),
            (Written::Does(Effect::CastPer(_)), Some(each)) => Ok(Written::Does(Effect::CastPer(PerShip(each)))),
            (_, Some(_)) => Err(Error::custom(EACH)),
        }
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

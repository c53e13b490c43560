//! One person alone among bots is called `you`; what happens to them is told in the second person.

/// Verbs as a name has them, and as `you` has them. The past tense is the same for both.
const VERBS: [(&str, &str); 10] = [
    ("was", "were"),
    ("is", "are"),
    ("has", "have"),
    ("goes", "go"),
    ("does", "do"),
    ("needs", "need"),
    ("pays", "pay"),
    ("rewires", "rewire"),
    ("stays", "stay"),
    ("uses", "use"),
];

/// A told sentence as it is said to the one whom it calls `you`; any other stays as it is.
pub(crate) fn address(sentence: &str) -> String {
    if let Some(what) = sentence.strip_prefix("a ").and_then(|rest| rest.strip_suffix(": you")) {
        return format!("your {what}");
    }
    if let Some(rest) = sentence.strip_prefix("you's ") {
        return format!("your {}", own(rest));
    }
    let Some(rest) = sentence.strip_prefix("you ") else { return sentence.to_owned() };
    let (verb, tail) = rest.split_once(' ').unwrap_or((rest, ""));
    let spoken = VERBS.iter().find(|(named, _)| *named == verb).map_or(verb, |(_, spoken)| spoken);
    let gap = if tail.is_empty() { "" } else { " " };
    format!("you {spoken}{gap}{}", own(tail))
}

/// What is theirs is yours.
fn own(words: &str) -> String {
    let word = |word| if word == "their" { "your" } else { word };
    words.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::address;

    #[test]
    fn you_are_spoken_to() {
        assert_eq!(address("you held their speed"), "you held your speed");
        assert_eq!(address("you was destroyed"), "you were destroyed");
        assert_eq!(address("you is disabled for their next turn"), "you are disabled for your next turn");
        assert_eq!(address("you has no cards left"), "you have no cards left");
        assert_eq!(address("a turn began: you"), "your turn began");
        assert_eq!(address("you's attack found nobody in range"), "your attack found nobody in range");
        assert_eq!(address("you passed"), "you passed");
    }

    #[test]
    fn others_are_spoken_of() {
        assert_eq!(address("ann held their speed"), "ann held their speed");
        assert_eq!(address("young ann was destroyed"), "young ann was destroyed");
        assert_eq!(address("ann rammed you"), "ann rammed you");
    }
}

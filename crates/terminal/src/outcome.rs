//! How a game ended, as a sentence.

use kernel::{Names, Outcome, Seat};

/// The outcome in words: who won or how the places went, scores where there are any, the rule.
pub fn outcome_words(outcome: &Outcome, names: &Names) -> String {
    if let [alone] = outcome.standings[..] {
        let who = if &names[Seat::new(0)] == "you" { "You end" } else { &format!("{} ends", &names[Seat::new(0)]) };
        return format!("{who} with {} ({}).", f64::from(alone.half_points) / 2.0, outcome.by);
    }
    let winners: Vec<&str> = outcome.winners().map(|seat| &names[seat]).collect();
    let seats = Seat::all(outcome.standings.len() as u8);
    let first = match winners.as_slice() {
        all if all.len() == outcome.standings.len() && all.len() > 1 => "The game is a tie".to_owned(),
        ["you"] => "You win".to_owned(),
        [winner] => format!("{winner} wins"),
        several => format!("{} share the win", several.join(" and ")),
    };
    let scored = outcome.standings.iter().any(|standing| standing.half_points != 0);
    let standing = |seat: Seat| {
        let standing = outcome.standings[seat.index()];
        let points = if scored { format!(" with {}", f64::from(standing.half_points) / 2.0) } else { String::new() };
        format!("{} place {}{points}", &names[seat], standing.place)
    };
    let several = outcome.standings.len() > 2 || scored;
    let places: Vec<String> = seats.filter(|_| several).map(standing).collect();
    let tail = if places.is_empty() { String::new() } else { format!(": {}", places.join(", ")) };
    format!("{first}{tail} ({}).", outcome.by)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Rule;

    #[test]
    fn outcomes_read_as_sentences() {
        let names = Names::new(["you".to_owned(), "ensign".to_owned()], 2);
        let by = Rule::new("SR-G1");
        assert_eq!(outcome_words(&Outcome::winner(Seat::new(0), 2, by), &names), "You win (SR-G1).");
        assert_eq!(outcome_words(&Outcome::tie(2, by), &names), "The game is a tie (SR-G1).");
        let scored = Outcome::by_score([19, 14], by);
        assert_eq!(outcome_words(&scored, &names), "You win: you place 1 with 9.5, ensign place 2 with 7 (SR-G1).");
        let alone = Outcome::by_score([82], by);
        assert_eq!(outcome_words(&alone, &names), "You end with 41 (SR-G1).");
    }
}

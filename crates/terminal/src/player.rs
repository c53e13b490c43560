//! Who sits where: a person or a bot.

use bots::Spec;
use kernel::Names;

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Somebody at this keyboard.
    Person,
    /// A bot.
    Bot(Spec),
}

const PERSON: &str = "you";

impl Player {
    /// Reads `you`, a bot's level, one of the game's policies, or a search (`search:500`).
    ///
    /// # Errors
    /// What was expected.
    pub fn read(word: &str, policies: &[&'static str]) -> Result<Player, String> {
        match word.trim().to_lowercase().as_str() {
            PERSON | "human" | "person" => Ok(Player::Person),
            bot => Spec::read(bot, policies).map(Player::Bot).map_err(|error| format!("{error}; a person is \"you\"")),
        }
    }
}

/// Reads `you,random` into one player a seat; seats not named are the last one named. Nothing
/// named: a person against random bots.
///
/// # Errors
/// What was expected.
pub fn players_of(seats: Option<&str>, count: u8, policies: &[&'static str]) -> Result<Vec<Player>, String> {
    let listed = seats.unwrap_or("you,random").split(',').map(str::trim).filter(|word| !word.is_empty());
    let mut players = listed.map(|word| Player::read(word, policies)).collect::<Result<Vec<_>, _>>()?;
    let count = usize::from(count);
    if players.len() > count && seats.is_some() {
        return Err(format!("{} seats are named, this table has {count}", players.len()));
    }
    let last = *players.last().ok_or("no seat is named; expected for instance you,random")?;
    players.resize(count, last);
    Ok(players)
}

/// What the players are called: the names given, to the people in seat order; else `you` alone
/// among bots, ann, bob, … where several people share the keyboard. Bots are called by level.
pub fn names_of(players: &[Player], given: &[String]) -> Names {
    let mut given = given.iter();
    let people = players.iter().filter(|&&player| player == Player::Person).count();
    let seats = players.len() as u8;
    let shared = Names::scene(seats);
    let shared: Vec<&str> = shared.iter().collect();
    let mut names: Vec<String> = Vec::new();
    for (index, player) in players.iter().enumerate() {
        let name = match player {
            Player::Person => match given.next() {
                Some(name) => name.clone(),
                None if people == 1 => PERSON.to_owned(),
                None => shared.get(index).copied().unwrap_or(PERSON).to_owned(),
            },
            Player::Bot(bot) => bot.to_string(),
        };
        let same = names.iter().filter(|other| other.split(' ').next() == Some(name.as_str())).count();
        names.push(if same == 0 { name } else { format!("{name} {}", same + 1) });
    }
    Names::new(names, seats)
}

impl Player {
    /// Who a record's name stands for: a bot where it is called by a level or policy.
    pub fn named(name: &str, policies: &[&'static str]) -> Player {
        let first = name.split(' ').next().unwrap_or_default();
        Spec::read(first, policies).map_or(Player::Person, Player::Bot)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Level;

    const RANDOM: Player = Player::Bot(Spec::Level(Level::Random));

    #[test]
    fn seats_are_read_and_filled_up() {
        let read = |seats| players_of(seats, 3, &[]).unwrap();
        assert_eq!(read(None), [Player::Person, RANDOM, RANDOM]);
        assert_eq!(read(Some("you")), [Player::Person; 3]);
        assert!(players_of(Some("you,you,you,you"), 3, &[]).is_err());
        assert!(players_of(Some("god"), 2, &["velocity"]).unwrap_err().contains("velocity"));
        let scripted = players_of(Some("you,velocity"), 2, &["velocity"]).unwrap();
        assert_eq!(scripted, [Player::Person, Player::Bot(Spec::Level(Level::Policy("velocity")))]);
        let searching = players_of(Some("you,search:500"), 2, &[]).unwrap();
        assert_eq!(searching, [Player::Person, Player::Bot(Spec::Search(500, None))]);
        assert!(players_of(Some(" , "), 2, &[]).is_err());
    }

    #[test]
    fn names_tell_people_and_bots_apart_and_stand_for_them_in_records() {
        let players = players_of(Some("random,you,random"), 3, &[]).unwrap();
        let names = names_of(&players, &[]);
        assert_eq!(names.iter().collect::<Vec<_>>(), ["random", "you", "random 2"]);
        assert_eq!(names.iter().map(|name| Player::named(name, &[])).collect::<Vec<_>>(), players);
        let shared = names_of(&[Player::Person, Player::Person], &[]);
        assert_eq!(shared.iter().collect::<Vec<_>>(), ["ann", "bob"]);
        let named = names_of(&[Player::Person, Player::Person], &["Ada".to_owned()]);
        assert_eq!(named.iter().collect::<Vec<_>>(), ["Ada", "bob"]);
    }
}

//! A game of three colours, small enough for the tests of the scene runner: draw a card nobody
//! else sees, play one for its points, roll for points; blue asks for a gift; nine points win.

use kernel::position::items;
use kernel::*;
use serde::Serialize;

const COLOURS: [&str; 3] = ["Red", "Green", "Blue"];
const NEEDED: u8 = 9;
const NONE_LEFT: Rule = Rule::new("FK-1");
const NOT_HELD: Rule = Rule::new("FK-2");
const NINE: Rule = Rule::new("FK-3");

#[derive(Debug)]
pub struct Box0;

impl Content for Box0 {
    const FILE: &'static str = "fake.toml";
    const BUILT_IN: &'static str = "";
    fn parse(_: &str) -> Result<Self, ContentError> {
        Ok(Box0)
    }
    fn counts(&self) -> Vec<(&'static str, usize)> {
        Vec::new()
    }
    fn sentences(&self) -> Vec<String> {
        Vec::new()
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Fake {
    edition: Edition<Box0>,
    seats: u8,
    turn: Seat,
    asking: bool,
    hands: PerSeat<[u8; 3], 4>,
    points: PerSeat<u8, 4>,
    deck: ArrayVec<u8, 16>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Enum)]
pub enum Act {
    Draw,
    Roll,
    PlayRed,
    PlayGreen,
    PlayBlue,
    GiveOne,
    GiveTwo,
    Concede,
}

const ACTS: [(Act, &str); 8] = [
    (Act::Draw, "draw"),
    (Act::Roll, "roll"),
    (Act::PlayRed, "play Red"),
    (Act::PlayGreen, "play Green"),
    (Act::PlayBlue, "play Blue"),
    (Act::GiveOne, "give 1"),
    (Act::GiveTwo, "give 2"),
    (Act::Concede, "concede"),
];

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Told0 {
    Drew(Seat, Option<u8>),
    Rolled(Seat, u8),
    Played(Seat, u8),
    Gave(Seat, u8),
}

impl Redact for Told0 {
    type Shown = Told0;
    fn shown_to(&self, viewer: Viewer) -> Option<Told0> {
        Some(match self {
            Told0::Drew(seat, _) if !viewer.is(*seat) => Told0::Drew(*seat, None),
            other => other.clone(),
        })
    }
    fn veil(shown: &Told0) -> Told0 {
        shown.clone()
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Seen(Vec<u8>);

impl Fake {
    fn play(&mut self, seat: Seat, colour: usize, events: &mut Events<Told0>) {
        self.hands[seat][colour] -= 1;
        self.points[seat] += colour as u8 + 1;
        events.push(|| Told0::Played(seat, colour as u8));
        self.asking = colour == 2;
    }

    fn winner(&self) -> Option<Seat> {
        Seat::all(self.seats).find(|&seat| self.points[seat] >= NEEDED)
    }
}

impl Game for Fake {
    const ID: &'static str = "fake";
    const RULES_VERSION: u16 = version::UNSTATED;
    type Setup = u8;
    type Content = Box0;
    type Event = Told0;
    type View = Seen;
    type Action = Act;
    type Refusal = Refusal;

    fn start(setup: &u8, edition: Edition<Box0>, fate: &mut Fate) -> Result<Self, SetupError> {
        let mut game = Fake::place(setup, edition, &[]).map_err(|_| SetupError::value("players", "", ""))?;
        fate.shuffle(Label::new("deck"), &mut game.deck);
        Ok(game)
    }
    fn seats(&self) -> u8 {
        self.seats
    }
    fn edition(&self) -> Edition<Box0> {
        self.edition
    }
    fn to_act(&self) -> SeatSet {
        if self.winner().is_some() { SeatSet::EMPTY } else { SeatSet::of(self.turn) }
    }
    fn actions(&self, seat: Seat, out: &mut Vec<Act>) {
        out.extend(ACTS.iter().map(|act| act.0).filter(|&act| act != Act::Concede && self.check(seat, act).is_ok()));
    }
    fn asides(&self, seat: Seat, out: &mut Vec<Act>) {
        out.extend([Act::Concede].into_iter().filter(|&act| self.check(seat, act).is_ok()));
    }
    fn check(&self, seat: Seat, action: Act) -> Result<(), Refusal> {
        let gift = matches!(action, Act::GiveOne | Act::GiveTwo);
        match action {
            Act::Concede => Ok(()),
            _ if seat != self.turn => Err(rule::NOT_YOURS.into()),
            _ if self.asking != gift => Err(rule::OTHER_QUESTION.into()),
            Act::Draw if self.deck.is_empty() => Err(NONE_LEFT.into()),
            Act::PlayRed if self.hands[seat][0] == 0 => Err(NOT_HELD.into()),
            Act::PlayGreen if self.hands[seat][1] == 0 => Err(NOT_HELD.into()),
            Act::PlayBlue if self.hands[seat][2] == 0 => Err(NOT_HELD.into()),
            _ => Ok(()),
        }
    }
    fn fallback(&self, _: Seat) -> Act {
        if self.asking { Act::GiveOne } else { Act::Roll }
    }
    fn perform(&mut self, seat: Seat, action: Act, fate: &mut Fate, events: &mut Events<Told0>) {
        match action {
            Act::Draw => {
                let card = self.deck.remove(0);
                self.hands[seat][card as usize] += 1;
                events.barrier();
                events.push(|| Told0::Drew(seat, Some(card)));
            }
            Act::Roll => {
                let rolled = fate.die(Label::new("die"), 6) as u8;
                self.points[seat] += rolled;
                events.push(|| Told0::Rolled(seat, rolled));
            }
            Act::PlayRed => self.play(seat, 0, events),
            Act::PlayGreen => self.play(seat, 1, events),
            Act::PlayBlue => return self.play(seat, 2, events),
            Act::GiveOne | Act::GiveTwo => {
                let gift = if action == Act::GiveOne { 1 } else { 2 };
                self.points[seat.next(self.seats)] += gift;
                self.asking = false;
                events.push(|| Told0::Gave(seat, gift));
            }
            Act::Concede => self.points[seat.next(self.seats)] = NEEDED,
        }
        self.turn = self.turn.next(self.seats);
    }
    fn view(&self, _: Viewer) -> Seen {
        Seen(self.points.0.to_vec())
    }
    fn determinize(&mut self, _: Seat, fate: &mut Fate) {
        fate.shuffle(Label::new("deck"), &mut self.deck);
    }
    fn outcome(&self) -> Option<Outcome> {
        self.winner().map(|winner| Outcome::winner(winner, self.seats, NINE))
    }
    fn write(&self, action: Act, to: &mut dyn std::fmt::Write) -> std::fmt::Result {
        to.write_str(ACTS[action.into_usize()].1)
    }
    fn read(&self, _: Seat, text: &str) -> Result<Act, ParseError> {
        let found = ACTS.iter().find(|act| act.1.eq_ignore_ascii_case(text));
        found
            .map(|act| act.0)
            .ok_or_else(|| ParseError::new(text, "expected draw, roll, play COLOUR, give N or concede"))
    }
}

impl Words for Fake {
    fn prompt(&self, _: Seat) -> Prompt {
        let kind = if self.asking { "gift" } else { "main" };
        Prompt { kind, rule: None, sentence: "What now?".to_owned() }
    }
    fn describe(&self, _: Seat, action: Act, _: &Names) -> Described {
        Described::new(self.notation(action))
    }
    fn tell(&self, event: &Told0, names: &Names) -> String {
        match event {
            Told0::Drew(seat, None) => format!("{} drew a card", &names[*seat]),
            Told0::Drew(seat, Some(card)) => format!("{} drew {}", &names[*seat], COLOURS[*card as usize]),
            Told0::Rolled(seat, n) => format!("{} rolled {n}.", &names[*seat]),
            Told0::Played(seat, card) => format!("{} played {}", &names[*seat], COLOURS[*card as usize]),
            Told0::Gave(seat, n) => format!("{} gave {n}", &names[*seat]),
        }
    }
    fn tell_refusal(&self, _: Seat, _: Refusal, _: &Names) -> String {
        "it is not there".to_owned()
    }
    fn draw(view: &Seen, _: &Names, _: Style) -> String {
        format!("{view:?}\n")
    }
}

impl Positions for Fake {
    const ZONES: &'static [Zone] = &[
        Zone { word: "hand", per_seat: true, ordered: false, note: "colours" },
        Zone { word: "points", per_seat: true, ordered: false, note: "a number" },
        Zone { word: "deck", per_seat: false, ordered: true, note: "colours, the first is the top" },
        Zone { word: "turn", per_seat: false, ordered: false, note: "a name" },
    ];
    fn place(setup: &u8, edition: Edition<Box0>, lines: &[Placed<'_>]) -> Result<Self, PositionError> {
        let (hands, points, deck) = Default::default();
        let mut game = Fake { edition, seats: *setup, turn: Seat::new(0), asking: false, hands, points, deck };
        game.deck.extend([0, 1, 2]);
        for line in lines {
            let wrong = || PositionError::at(line.line, format!("{:?} is not understood", line.value));
            let card = |name: &String| Fake::key(edition, name).map(|key| key as u8);
            match (line.zone.word, line.seat) {
                ("deck", _) => {
                    let cards = items(line.value).iter().map(card).collect::<Option<Vec<u8>>>().ok_or_else(wrong)?;
                    game.deck = cards.into_iter().take(16).collect();
                }
                ("turn", _) => game.turn = Names::scene(*setup).seat(line.value).ok_or_else(wrong)?,
                ("hand", Some(seat)) => {
                    for name in items(line.value) {
                        let card = card(&name).ok_or_else(wrong)?;
                        game.hands[seat][card as usize] = game.hands[seat][card as usize].saturating_add(1);
                    }
                }
                (_, Some(seat)) => game.points[seat] = line.value.parse().map_err(|_| wrong())?,
                _ => return Err(wrong()),
            }
        }
        Ok(game)
    }
    fn zone(&self, viewer: Viewer, seat: Option<Seat>, zone: &Zone) -> String {
        let hidden = |n: u8| if n == 0 { String::new() } else { format!("? x{n}") };
        let hand = |seat: Seat| self.hands[seat];
        match (zone.word, seat) {
            ("hand", Some(seat)) if viewer.is(seat) => {
                let many = (0..3).filter(|&i| hand(seat)[i] > 0).map(|i| format!("{} x{}", COLOURS[i], hand(seat)[i]));
                many.collect::<Vec<_>>().join(", ")
            }
            ("hand", Some(seat)) => hidden(hand(seat).iter().sum()),
            ("points", Some(seat)) => self.points[seat].to_string(),
            ("deck", _) if viewer.is_referee() => {
                self.deck.iter().map(|&card| COLOURS[card as usize]).collect::<Vec<_>>().join(", ")
            }
            ("deck", _) => hidden(self.deck.len() as u8),
            _ => Names::scene(self.seats)[self.turn].to_owned(),
        }
    }
    fn is_settled(&self) -> bool {
        !self.asking
    }
    fn key(_: Edition<Box0>, name: &str) -> Option<u32> {
        let begins = |colour: &str| colour.get(..name.len()).is_some_and(|head| head.eq_ignore_ascii_case(name));
        COLOURS.iter().position(|colour| name.len() > 1 && begins(colour)).map(|at| at as u32)
    }
}

impl Invariants for Fake {
    const LONGEST: usize = 100;
    fn state_holds(&self) -> Result<(), InvariantError> {
        Ok(())
    }
}

impl Entry for Fake {
    const TITLE: &'static str = "Three Colours";
    const DESIGNER: &'static str = "The Starboard authors";
    const STORY: &'static str = "";
    const RULES: &'static str = "";
    const COVERAGE: &'static str = "";
    const FORMATS: &'static [Format] = &[
        Format { id: "duel", title: "Duel", players: (2, 2), step: 1 },
        Format { id: "many", title: "Many", players: (2, 4), step: 2 },
    ];
    const OPTIONS: &'static [OptionWord] = &[];
    fn settings(options: &Options) -> Result<u8, SetupError> {
        options.allow_only(Self::OPTIONS)?;
        SetupError::pick_format(options, Self::FORMATS)?;
        Ok(options.players)
    }
}

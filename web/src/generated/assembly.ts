// Generated from crates/assembly/src/view and event: do not edit. STARBOARD_WRITE=1 cargo test -p starboard-assembly types
// tidy: table

export type AgendaView = { place: number, card: CardView | null, locked_by: Seat | null, };

export type BattleView = { round: number, quiet_rounds: number, acting: string | null, mode: string | null, weapons: Array<WeaponView>,
/**
 * Living ships in order of initiative.
 */
line: Array<string>, };

export type CaptainView = { card: CardView, exhausted: boolean,
/**
 * What its abilities do, in words.
 */
abilities: Array<string>, };

export type Card = number;

export type CardView = { number: number, name: string, captain: string, ship: string, captain_cost: number, ship_cost: number, initiative: number, shields: number, evasion: number,
/**
 * Targeting and damage class of each weapon.
 */
weapons: Array<[number, number]>,
/**
 * Damage for class I and class II.
 */
band: [number, number], };

export type ContentAbility = { id: string,
/**
 * What it does: not in the file, but added to the data.
 */
words: string, };

export type ContentBand = { class1: number, class2: number, };

export type ContentCaptain = { name: string, cost: number, abilities: Array<ContentAbility>, };

export type ContentCard = { number: number, captain: ContentCaptain, ship: ContentShip, band: ContentBand, };

export type ContentFile = { limits: ContentLimits, card: Array<ContentCard>, };

export type ContentGun = { targeting: number, class: number, };

export type ContentLimits = { fleet_cap: number, release_votes: number, };

export type ContentShip = { name: string, cost: number, initiative: number, shields: number, evasion: number, weapons: Array<ContentGun>, role: string, };

export type End = "captain" | "ship";

export type EndView = { winner: Seat | null, by: Rule, };

export type Event<C> = { "event": "took", seat: Seat, card: Card, } | { "event": "took_deck", seat: Seat, } | { "event": "turn_began", seat: Seat, turn: number, last: boolean, } | { "event": "unlocked", seat: Seat, card: Card, } | { "event": "recessed", seat: Seat, } | { "event": "drew", seat: Seat, card: C, from: Source, } | { "event": "drew_nothing", seat: Seat, } | { "event": "filled", place: number, card: C, } | { "event": "released", seat: Seat, card: C, from: Source, } | { "event": "used", seat: Seat, captain: Card, ability: number, } | { "event": "cast", seat: Seat, votes: number, pool: number, } | { "event": "spent", seat: Seat, votes: number, pool: number, } | { "event": "recruited", seat: Seat, card: Card, from: Source, } | { "event": "deployed", seat: Seat, card: Card, from: Source, } | { "event": "refreshed", seat: Seat, captain: Card, } | { "event": "gave", seat: Seat, card: Card, end: End, } | { "event": "scrambled", seat: Seat, card: Card, } | { "event": "locked", seat: Seat, card: Card, again: boolean, } | { "event": "declared", seat: Seat, how: How, } | { "event": "turn_ended", seat: Seat, lost: number, } | { "event": "war_began", cards: number, } | { "event": "round_began", round: number, } | { "event": "ship_turn", seat: Seat, ship: Card, } | { "event": "transferred", seat: Seat, ship: Card, mode: Mode, cover: C | null, } | { "event": "locked_on", ship: Card, weapon: number, target: Card, } | { "event": "held", ship: Card, weapon: number, } | { "event": "fired", ship: Card, weapon: number, target: Card, card: C, points: number, } | { "event": "hit", ship: Card, left: number, } | { "event": "tracked", ship: Card, card: C, } | { "event": "destroyed", seat: Seat, ship: Card, } | { "event": "returned", card: C, } | { "event": "discharged", ship: Card, weapon: number, card: C, } | { "event": "ship_turn_ended", ship: Card, } | { "event": "conceded", seat: Seat, } | { "event": "ended", winner: Seat | null, by: Rule, };

export type HandCard = { card: CardView, captain_price: number, ship_price: number, };

export type How = "force" | "resources" | "politics" | "limit";

export type MemoryAid = "none" | "log" | "ribbon";

export type Mode = "targeting" | "damage";

export type QuestionView = { seat: Seat, kind: string,
/**
 * The captain whose ability is being activated.
 */
captain: string | null,
/**
 * What is named so far; never a hand card.
 */
named: Array<string>, };

export type Rule = string;

export type Seat = number;

export type ShipView = { card: CardView,
/**
 * Remaining shields.
 */
left: number,
/**
 * Whether a tracking card lies under it.
 */
tracked: boolean,
/**
 * That card, where the ribbon may name it.
 */
tracking_card: string | null, };

export type Shown<Face, Back> = { face: Face } | { back: Back };

export type SideView = { seat: Seat, hand_size: number,
/**
 * For its owner alone (SA-I2, SA-I3).
 */
hand: Array<HandCard> | null, captains: Array<CaptainView>, fleet: Array<ShipView>, };

export type Source = "deck" | "agenda" | "hand" | "captains" | "fleet";

export type Told = Event<Shown<Card, null>>;

export type View = { phase: string, edition: string, question: QuestionView | null, active: Seat, first_lobbyist: Seat | null, deck_taker: Seat | null, row: Array<CardView>, turn: number, votes: number, actions: number, sides: Array<SideView>, agenda: Array<AgendaView>, lock_price: number, deck_size: number, declared_by: Seat | null, declared_how: How | null, final_turn: boolean, battle: BattleView | null, locking: boolean, transfer_power: boolean, memory_aid: MemoryAid,
/**
 * The deck from the top, every place this viewer can name; with the ribbon alone (SA-O4).
 */
ribbon: Array<string | null> | null, end: EndView | null, };

export type WeaponView = { weapon: number,
/**
 * With what a transfer made of it.
 */
targeting: number, class: number, state: string, target: string | null, };

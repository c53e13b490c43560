// Generated from crates/realms/src/view and event: do not edit. STARBOARD_WRITE=1 cargo test -p starboard-realms types
// tidy: table

export type Ability = "primary" | "ally";

export type AbilityState = "none" | "ready" | "spent" | "waiting";

export type Card = string;

export type Event<C> = { "event": "turn_began",
/**
 * Whose.
 */
seats: SeatSet,
/**
 * Its number.
 */
turn: number, } | { "event": "played",
/**
 * By whom.
 */
seat: Seat,
/**
 * Which.
 */
card: Card, } | { "event": "used",
/**
 * By whom.
 */
seat: Seat,
/**
 * Of which card.
 */
card: Card,
/**
 * Which ability.
 */
ability: Ability, } | { "event": "chose",
/**
 * By whom.
 */
seat: Seat,
/**
 * Its number, from 1.
 */
branch: number, } | { "event": "gained",
/**
 * By whom.
 */
seat: Seat,
/**
 * What.
 */
what: Gain,
/**
 * How much.
 */
n: number, } | { "event": "drew",
/**
 * By whom.
 */
seat: Seat,
/**
 * Which, where the viewer may know.
 */
cards: Array<C>, } | { "event": "reshuffled",
/**
 * Whose.
 */
seat: Seat, } | { "event": "discarded",
/**
 * By whom.
 */
seat: Seat,
/**
 * Which.
 */
card: Card,
/**
 * Why.
 */
why: Shed, } | { "event": "scrapped",
/**
 * By whom.
 */
seat: Seat,
/**
 * Which.
 */
card: Card,
/**
 * From where.
 */
from: Source, } | { "event": "acquired",
/**
 * By whom.
 */
seat: Seat,
/**
 * Which.
 */
card: Card,
/**
 * For how much Trade.
 */
paid: number,
/**
 * Whether it lies on top of the deck.
 */
on_top: boolean, } | { "event": "put_on_top",
/**
 * By whom.
 */
seat: Seat,
/**
 * Which.
 */
card: Card, } | { "event": "refilled",
/**
 * Which slot, from 1.
 */
slot: number,
/**
 * With which card.
 */
card: C, } | { "event": "permitted",
/**
 * Whose.
 */
seat: Seat, } | { "event": "copied",
/**
 * By whom.
 */
seat: Seat,
/**
 * Which.
 */
card: Card, } | { "event": "forced",
/**
 * By whom.
 */
by: Seat,
/**
 * Who owes.
 */
victim: Seat,
/**
 * How many more.
 */
n: number, } | { "event": "destroyed",
/**
 * By whom.
 */
by: Seat,
/**
 * Whose.
 */
owner: Seat,
/**
 * Which.
 */
card: Card, } | { "event": "damaged",
/**
 * By whom.
 */
by: Seat,
/**
 * Whose.
 */
owner: Seat,
/**
 * Which.
 */
card: Card,
/**
 * How much.
 */
n: number, } | { "event": "attacked",
/**
 * By whom.
 */
by: Seat,
/**
 * Whom; in team formats the team's first seat.
 */
target: Seat,
/**
 * With how much Combat.
 */
n: number, } | { "event": "healed",
/**
 * Whose.
 */
seat: Seat, } | { "event": "passed",
/**
 * By whom.
 */
seat: Seat,
/**
 * To whom.
 */
to: Seat,
/**
 * Which.
 */
card: Card, } | { "event": "gave",
/**
 * By whom.
 */
seat: Seat,
/**
 * To whom.
 */
to: Seat,
/**
 * Which.
 */
card: Card, } | { "event": "readied",
/**
 * Who.
 */
seat: Seat, } | { "event": "resumed",
/**
 * Who.
 */
seat: Seat, } | { "event": "proposed",
/**
 * Who.
 */
seat: Seat,
/**
 * For which card.
 */
card: Card,
/**
 * Whose base; none for a card of the row.
 */
owner: Seat | null,
/**
 * What each member pays, in the order of the team.
 */
shares: [number, number, number],
/**
 * The team.
 */
team: SeatSet, } | { "event": "accepted",
/**
 * Who.
 */
seat: Seat, } | { "event": "declined",
/**
 * Who.
 */
seat: Seat, } | { "event": "turn_ended",
/**
 * Whose.
 */
seat: Seat,
/**
 * Trade lost.
 */
trade: number,
/**
 * Combat lost.
 */
combat: number,
/**
 * Ships that went to the Discard Pile.
 */
ships: number, } | { "event": "hand_discarded",
/**
 * By whom.
 */
seat: Seat,
/**
 * Which cards.
 */
cards: Array<Card>, } | { "event": "conceded",
/**
 * Who.
 */
seat: Seat, } | { "event": "defeated",
/**
 * Who.
 */
seat: Seat, } | { "event": "swept",
/**
 * Whose.
 */
seat: Seat,
/**
 * Cards to the Scrap Heap.
 */
scrapped: number,
/**
 * Explorers back to their pile.
 */
explorers: number, } | { "event": "adjourned" } | { "event": "skipped",
/**
 * Whose.
 */
seat: Seat, };

export type Gain = "trade" | "combat" | "authority";

export type InPlay = {
/**
 * Which card.
 */
card: Card,
/**
 * The ship it copies.
 */
copy_of: Card | null,
/**
 * Whether it is a base.
 */
base: boolean,
/**
 * Whether it is an outpost.
 */
outpost: boolean,
/**
 * Its Defense; 0 for a ship.
 */
defense: number,
/**
 * Damage that lasts (Raid).
 */
damage: number,
/**
 * Primary: `none`, `ready`, `spent`.
 */
primary: AbilityState,
/**
 * Ally: `none`, `ready`, `spent`, `waiting` for an ally.
 */
ally: AbilityState,
/**
 * Scrap: `none`, `ready`.
 */
scrap: AbilityState, };

export type PlayerView = {
/**
 * Which seat.
 */
seat: Seat,
/**
 * Its part in the format.
 */
role: Role,
/**
 * Its team.
 */
team: SeatSet,
/**
 * Whether it is in the game.
 */
living: boolean,
/**
 * Whether it gave up (its team plays on).
 */
conceded: boolean,
/**
 * Whether it is in turn.
 */
acting: boolean,
/**
 * Whether it is Ready.
 */
ready: boolean,
/**
 * Authority, or the team's.
 */
authority: number,
/**
 * The seat it is attacked by: its own, or the first of a team that has one Authority.
 */
purse: Seat,
/**
 * The Trade Pool.
 */
trade: number,
/**
 * The Combat Pool.
 */
combat: number,
/**
 * Owed discards.
 */
owes: number,
/**
 * Permissions to put the next ship on top.
 */
permits: number,
/**
 * How often the Discard Pile became the deck.
 */
reshuffles: number,
/**
 * The hand: faces the viewer may know.
 */
hand: Array<Shown<Card, null>>,
/**
 * Cards in the deck.
 */
deck: number,
/**
 * The known cards on top of the deck, topmost first.
 */
deck_top: Array<Card>,
/**
 * What lies in the deck, in no order: for who sees the hand.
 */
deck_holds: Array<Card> | null,
/**
 * Hand and deck together, in no order (SR-Q35).
 */
unseen: Array<Card>,
/**
 * The Discard Pile, in no order.
 */
discard: Array<Card>,
/**
 * The in-play area.
 */
in_play: Array<InPlay>,
/**
 * Cards played this turn, by faction.
 */
played: [number, number, number, number, number],
/**
 * What each kind in the deck has of being in the next hand, in percent: for who sees the hand.
 */
next_hand: Array<[Card, number]> | null,
/**
 * The Combat it takes to defeat it now, outposts included.
 */
needed: number,
/**
 * Whether the viewer's seat has as much in reach this turn.
 */
lethal: boolean,
/**
 * Whether outposts shield it.
 */
shielded: boolean,
/**
 * Whether the viewer's seat may attack it, shields apart (`None` for a spectator).
 */
in_reach: boolean | null, };

export type Role = "player" | "admiral" | "emperor" | "boss" | "raider";

export type Seat = number;

export type SeatSet = number[];

export type Shed = "chosen" | "owed";

export type Shown<Face, Back> = { face: Face } | { back: Back };

export type Source = "hand" | "discard" | "row" | "play";

export type Told = Event<Shown<Card, null>>;

export type View = {
/**
 * The format's name.
 */
format: string,
/**
 * The turn, from 1.
 */
turn: number,
/**
 * Whose turn.
 */
acting: SeatSet,
/**
 * Who owes an answer, and the kind of question.
 */
waiting: Array<[Seat, string]>,
/**
 * The Trade Row, slot by slot.
 */
row: Array<Card | null>,
/**
 * The prices in the row.
 */
prices: Array<number | null>,
/**
 * Which cards of the row have an ally ability of a faction the viewer owns a card of.
 */
pairs: Array<boolean>,
/**
 * Explorers in their pile.
 */
explorers: number,
/**
 * What an Explorer costs.
 */
explorer_price: number,
/**
 * Cards in the Trade Deck.
 */
trade_deck: number,
/**
 * The Scrap Heap, in no order.
 */
scrap_heap: Array<Card>,
/**
 * The players by seat.
 */
players: Array<PlayerView>,
/**
 * Whether the game is over.
 */
over: boolean,
/**
 * Places in seat order, once it is over.
 */
places: Array<number> | null,
/**
 * The viewer's seats.
 */
you: SeatSet, };

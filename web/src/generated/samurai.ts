// Generated from crates/samurai/src/view and event: do not edit. STARBOARD_WRITE=1 cargo test -p starboard-samurai types
// tidy: table

export type AttachedView = {
/**
 * Its name.
 */
name: string,
/**
 * Who attached it.
 */
owner: Seat,
/**
 * Whether its free order was used this turn.
 */
used: boolean, };

export type Card = number;

export type ClaimedView = {
/**
 * Its name.
 */
name: string,
/**
 * Its type.
 */
kind: string, };

export type Close = "declined" | "withdrawn" | "lapsed";

export type Commits = "later" | "now" | "done";

export type DraftView = {
/**
 * Picks made so far.
 */
picks: number,
/**
 * The pools the viewer has seen, first to last.
 */
seen: Array<Array<string>>,
/**
 * What it is all about.
 */
story: string,
/**
 * A line about each player's great clan.
 */
lore: Array<string>, };

export type Event<C, M, B> = { "event": "mech_kept", seat: Seat, mech: M, } | { "event": "mechs_revealed", seat: Seat, mechs: Array<M>, } | { "event": "pool_passed", seat: Seat, mechs: Array<M>, } | { "event": "round_began", round: number, first: Seat, } | { "event": "turn_began", seat: Seat, } | { "event": "battles_began" } | { "event": "location_revealed", location: number, card: C, } | { "event": "location_discarded", location: number, card: number, } | { "event": "location_claimed", seat: Seat, location: number, card: number, } | { "event": "reward_claimed", seat: Seat, location: number, } | { "event": "honor_gained", seat: Seat, n: number, why: Source, } | { "event": "honor_paid", seat: Seat, n: number, } | { "event": "wealth_gained", seat: Seat, n: number, } | { "event": "wealth_spent", seat: Seat, n: number, } | { "event": "wealth_given", from: Seat, to: Seat, n: number, } | { "event": "order_placed", seat: Seat, marker: number, order: Order, } | { "event": "marker_moved", seat: Seat, clan: number, from: number, to: number, } | { "event": "unit_moved", seat: Seat, unit: number, tokens: number, from: Place, to: number, } | { "event": "unit_destroyed", seat: Seat, unit: number, tokens: number, from: Place, how: Source, } | { "event": "unit_returned", seat: Seat, unit: number, tokens: number, from: Place, } | { "event": "tokens_attached", seat: Seat, unit: number, place: Place, n: number,
/**
 * How many it carries then.
 */
now: number, } | { "event": "cards_drawn", seat: Seat, cards: Array<C>, } | { "event": "deck_shuffled", pile: number, } | { "event": "card_played", seat: Seat, kind: number, } | { "event": "card_discarded", seat: Seat, kind: number, } | { "event": "card_attached", seat: Seat, kind: number, location: number, } | { "event": "card_triggered", kind: number, location: number, } | { "event": "attached_ended", seat: Seat, kind: number, location: number, } | { "event": "free_order_used", seat: Seat, source: number, name: [boolean, number, number], } | { "event": "ability_used", seat: Seat, unit: number, } | { "event": "targeted", seat: Seat, target: Seat, } | { "event": "option_chosen", seat: Seat, option: number, } | { "event": "hand_seen", seat: Seat, whose: Seat, cards: Array<C>, } | { "event": "markers_swapped", seat: Seat, placed: number, unplaced: number, } | { "event": "battle_began", location: number, } | { "event": "card_committed", seat: Seat, card: C, } | { "event": "commit_passed", seat: Seat, } | { "event": "card_revealed", seat: Seat, card: C, } | { "event": "card_unpaid", seat: Seat, kind: number, } | { "event": "card_cancelled", by: Seat, seat: Seat, card: C, } | { "event": "power_changed", seat: Seat, n: number, } | { "event": "battle_won", seat: Seat, location: number, total: number,
/**
 * The power of everybody's units there, and the same with bonus; `None` for those who have none.
 */
units: [number | null, number | null, number | null, number | null], totals: [number | null, number | null, number | null, number | null],
/**
 * The figures of everybody at the table there.
 */
forces: Array<Array<ForceView>>,
/**
 * What decided it where another had as much.
 */
tie: TieBy | null, } | { "event": "no_victor", location: number, } | { "event": "units_stayed", seat: Seat, location: number, n: number, power: number, } | { "event": "restored" } | { "event": "conceded", seat: Seat, } | { "event": "game_ended" } | { "event": "offer_sent" } & Sent<C, B> | { "event": "offer_ended", from: Seat, to: Seat, how: Close, } | { "event": "trade_made", from: Seat, to: Seat, } | { "event": "cards_given", from: Seat, to: Seat, cards: Array<Gift<C>>, } | { "event": "promise_broken", seat: Seat, promise: string, } | { "event": "promise_kept", seat: Seat, promise: string, } | { "event": "held", seat: Seat, } | { "event": "released", seat: Seat, } | { "event": "too_deep" };

export type ForceView = {
/**
 * As notation and anchors name them, e.g. `fighter+1`.
 */
name: string,
/**
 * The unit's name.
 */
unit: string,
/**
 * `fighter`, `carrier` or `mech`.
 */
kind: string,
/**
 * How many.
 */
count: number,
/**
 * Wealth tokens on each.
 */
tokens: number,
/**
 * Power of each, where it stands.
 */
power: number,
/**
 * Whether it has moved already, or is marked to stay.
 */
marked: boolean, };

export type Gift<C> = {
/**
 * The card.
 */
card: C,
/**
 * Whether it is a battle card, where that was stated.
 */
battle: boolean | null,
/**
 * Whether the recipient is shown it.
 */
shown: boolean, };

export type GiftView = {
/**
 * Its name, or its type where the viewer does not know it.
 */
card: string,
/**
 * Whether the recipient sees it.
 */
shown: boolean, };

export type LocationView = {
/**
 * Its card, if one lies there.
 */
card: string | null,
/**
 * The card's type.
 */
kind: string,
/**
 * The type's letter.
 */
glyph: string,
/**
 * The card's reward in words.
 */
reward: string,
/**
 * Spaces on the board.
 */
spaces: number,
/**
 * Figures of each player.
 */
figures: Array<Array<string>>,
/**
 * The same, equal ones together.
 */
forces: Array<Array<ForceView>>,
/**
 * Spaces that are free.
 */
free: number,
/**
 * Totals of each player; `None` where she has no unit.
 */
totals: Array<number | null>,
/**
 * The same with bonus power, where a battle is fought.
 */
strengths: Array<number | null>,
/**
 * Who leads.
 */
leader: Seat | null,
/**
 * Who would win now, ties as they would go.
 */
victor: Seat | null,
/**
 * By how much over the next; 0 is a tie.
 */
margin: number,
/**
 * How much more power each player needs to win, ties as they would go; `None` where she has no unit.
 */
needs: Array<number | null>,
/**
 * What decides a tie between each player there and who would win, or between that one and the next.
 */
tie_by: Array<TieBy | null>,
/**
 * Whether each player there would win a tie with who would win.
 */
wins_tie: Array<boolean>,
/**
 * How many units of who would win may stay.
 */
may_stay: number,
/**
 * The reward as each player would gain it, with what her units there add.
 */
rewards: Array<RewardView>,
/**
 * Attached cards, oldest first, with their owner.
 */
attached: Array<AttachedView>,
/**
 * What its type would add to each player's bonus for different types.
 */
type_gains: Array<number>, };

export type MarkerView = {
/**
 * The clan.
 */
clan: string,
/**
 * Its letters.
 */
glyph: string,
/**
 * Where it stands, in words.
 */
space: string,
/**
 * Whose branch it stands on.
 */
branch: Seat | null,
/**
 * How deep.
 */
depth: number, };

export type Mech = number;

export type MechView = {
/**
 * Its name.
 */
name: string,
/**
 * Printed power.
 */
power: number,
/**
 * What it can do.
 */
ability: string,
/**
 * Where it is.
 */
place: string, };

export type OfferView = {
/**
 * The proposer.
 */
from: Seat,
/**
 * The recipient.
 */
to: Seat,
/**
 * It in words.
 */
words: string,
/**
 * Wealth given.
 */
give_wealth: number,
/**
 * Cards given, as far as the viewer knows them.
 */
gives: Array<GiftView>,
/**
 * Wealth asked for.
 */
ask_wealth: number,
/**
 * Cards asked for.
 */
asks: Array<string>,
/**
 * What the decision at hand is bound to.
 */
binding: string | null,
/**
 * Promises on both sides.
 */
promises: Array<PromiseView>,
/**
 * Whether it is a draft of the viewer, not yet sent.
 */
draft: boolean, };

export type Order = "allegiance" | "units" | "cards" | "wealth";

export type Place = number | "supply" | "graveyard";

export type PlayerView = {
/**
 * Her great clan.
 */
clan: string,
/**
 * Its colour.
 */
color: string,
/**
 * Honor.
 */
honor: number,
/**
 * Honor her branch earns at the end of the round.
 */
income: number,
/**
 * Honor with that.
 */
soon: number,
/**
 * Wealth.
 */
wealth: number,
/**
 * For each marker 1 to 4 the order it lies on.
 */
placed: [string | null, string | null, string | null, string | null],
/**
 * How many cards she holds.
 */
hand_size: number,
/**
 * The cards of her hand this viewer knows.
 */
hand: Array<string>,
/**
 * The odds in percent, as far as this viewer can tell, that the hand holds a battle card.
 */
battle_odds: number | null,
/**
 * Cards committed: a name where the viewer knows it.
 */
committed: Array<string | null>,
/**
 * Bonus power in the battle under way.
 */
bonus: number,
/**
 * In a battle: whether she has yet to commit or pass, does so now, or has done so.
 */
commits: Commits | null,
/**
 * Whether she may still add something to the battle, as far as everybody can see.
 */
may_add: boolean,
/**
 * Her mechs, once revealed; the viewer's own before that.
 */
mechs: Array<MechView>,
/**
 * Figures in supply and graveyard.
 */
supply: Array<string>,
/**
 * Figures in the graveyard.
 */
graveyard: Array<string>,
/**
 * Those in supply, equal ones together.
 */
ready: Array<ForceView>,
/**
 * Claimed locations.
 */
claimed: Array<ClaimedView>,
/**
 * The bonus her different types would give.
 */
type_bonus: number,
/**
 * Whether she gave up.
 */
conceded: boolean,
/**
 * Turns she still begins in this round.
 */
turns_left: number, };

export type PromiseView = {
/**
 * Who makes it.
 */
by: Seat,
/**
 * It in words.
 */
words: string,
/**
 * Whether it stands in the words beside the offer.
 */
free: boolean, };

export type RewardView = {
/**
 * It in words; none where no card lies.
 */
words: string,
/**
 * How much.
 */
n: number,
/**
 * Her units there that raise it.
 */
by: Array<string>, };

export type Seat = number;

export type SeatSet = number[];

export type Sent<C, B> = {
/**
 * The proposer.
 */
from: Seat,
/**
 * The recipient.
 */
to: Seat,
/**
 * Wealth given.
 */
wealth: number,
/**
 * Cards given.
 */
cards: Array<Gift<C>>,
/**
 * Wealth asked.
 */
ask_wealth: number,
/**
 * Cards asked, in words.
 */
ask_cards: Array<string>,
/**
 * The binding, in notation.
 */
binding: B | null,
/**
 * Promises, in words.
 */
promises: Array<string>, };

export type Shown<Face, Back> = { face: Face } | { back: Back };

export type Source = "reward" | "victory" | "alliance" | "types" | "card" | "cost" | "displaced";

export type TieBy = "card" | "order";

export type Told = Event<Shown<Card, null>, Shown<Mech, null>, string>;

export type View = {
/**
 * `draft`, `turns`, `battles` or `over`.
 */
phase: string,
/**
 * The round, and how many there are.
 */
round: number,
/**
 * How many rounds there are.
 */
rounds: number,
/**
 * Who holds the first player token.
 */
first: Seat,
/**
 * Everybody in turn order.
 */
order: Array<Seat>,
/**
 * Whose turn it is.
 */
active: Seat,
/**
 * Which of her four turns of the round that is.
 */
turn: number,
/**
 * Whether she has performed her order.
 */
ordered: boolean,
/**
 * Whether she has played an order card this turn.
 */
card_played: boolean,
/**
 * The kind of decision that is pending (SS-X1).
 */
question: string | null,
/**
 * Who must decide.
 */
waiting: SeatSet,
/**
 * The players in seat order.
 */
players: Array<PlayerView>,
/**
 * The locations in order.
 */
locations: Array<LocationView>,
/**
 * The clan markers in order.
 */
markers: Array<MarkerView>,
/**
 * Honor of each space of a branch, from the first.
 */
tiers: Array<number>,
/**
 * Wealth in the bank.
 */
bank: number,
/**
 * Cards in the action decks: one, or one a player.
 */
decks: Array<number>,
/**
 * Discard piles with their contents.
 */
discards: Array<Array<string>>,
/**
 * Location cards left.
 */
location_deck: number,
/**
 * Location cards discarded.
 */
thrown: Array<string>,
/**
 * The card being played.
 */
in_play: string | null,
/**
 * The location being fought over.
 */
battle: number | null,
/**
 * In the draft: the mechs the viewer saw in the pool, and how many picks were made.
 */
draft: DraftView | null,
/**
 * Whether trading is on.
 */
trading: boolean,
/**
 * Open offers.
 */
offers: Array<OfferView>,
/**
 * Who wants to make an offer, so that forced answers wait (SS-Q71).
 */
holding: SeatSet,
/**
 * Promises that still stand.
 */
promises: Array<PromiseView>, };

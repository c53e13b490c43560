// Generated from crates/attack/src/view and event: do not edit. STARBOARD_WRITE=1 cargo test -p starboard-attack types
// tidy: table

export type Blow = {
/**
 * Who shot, or whose ship or force field won the Collision.
 */
seat: Seat,
/**
 * A shot; a Collision otherwise.
 */
shot: boolean, };

export type ClashView = {
/**
 * Whether shots are in the air; a Collision otherwise.
 */
fire: boolean,
/**
 * The mover or attacker.
 */
seat: Seat,
/**
 * Her ramming total or Armaments, once shown.
 */
total: number | null,
/**
 * What a ramming total is made of: Shields and speed.
 */
parts: [number, number] | null,
/**
 * What the Capacitor Bank could still make of it, as far as all can see.
 */
could: Could | null,
/**
 * How far a burst reaches each way, where the attack is one (AT-G25).
 */
radius: number | null,
/**
 * Who or what it is compared with.
 */
against: Array<SideView>,
/**
 * Where both come to if the mover wins.
 */
won: Push | null,
/**
 * Captains whose special power may still change it, as far as all can see.
 */
powers: SeatSet, };

export type Coin = string;

export type Coins = string[];

export type Colour = "red" | "blue" | "green" | "yellow";

export type Content = {
/**
 * The home areas of Capture the Flag.
 */
base: Array<Home>,
/**
 * Equipment.
 */
equipment: Array<Named>,
/**
 * Special powers.
 */
power: Array<Named>, };

export type Could = {
/**
 * The value with the token.
 */
total: number,
/**
 * Whether that alone would change what comes of it.
 */
turns: boolean, };

export type CourseView = {
/**
 * Which way.
 */
way: Direction,
/**
 * Steps made.
 */
made: number,
/**
 * Steps left.
 */
left: number, };

export type Deed = { "what": "first", seat: Seat, } | { "what": "placed", seat: Seat, square: Square, } | { "what": "turn_began", seat: Seat, } | { "what": "skipped", seat: Seat, } | { "what": "opened", window: Window, } | { "what": "revealed", seat: Seat, on: Trait, coin: Coin | null, } | { "what": "used", seat: Seat, gear: GearWord, } | { "what": "rolled", seat: Seat, face: number, recovered: boolean, } | { "what": "stopped", seat: Seat, } | { "what": "swapped", seat: Seat, out: Coin, into: Coin, } | { "what": "repaired", seat: Seat, coin: Coin, on: Trait, } | { "what": "deployed", seat: Seat, square: Square, } | { "what": "boosted", seat: Seat, on: Trait, } | { "what": "thrust", seat: Seat, speed: number | null, } | { "what": "braked", seat: Seat, speed: number | null, } | { "what": "coasted", seat: Seat, } | { "what": "steered", seat: Seat, way: Direction, } | { "what": "moved", seat: Seat, steps: number, to: Square, } | { "what": "rammed", seat: Seat, other: Seat, } | { "what": "ran_into_field", seat: Seat, owner: Seat, } | { "what": "compared", seat: Seat, mine: number, theirs: number, } | { "what": "void", seat: Seat, } | { "what": "pushed", seat: Seat, to: Square, other: Seat, other_to: Square | null, } | { "what": "left_map", seat: Seat, from: Square, } | { "what": "came_back", seat: Seat, square: Square, } | { "what": "attacked", seat: Seat, target: Seat, line: FireLine | null, } | { "what": "fired", seat: Seat, target: Seat, arms: number, shields: number, line: FireLine | null, } | { "what": "fizzled", seat: Seat, } | { "what": "disabled", seat: Seat, by: Blow | null, } | { "what": "held_fire", seat: Seat, } | { "what": "lost", seat: Seat, on: Trait | null, coin: Coin | null, by: Blow | null, } | { "what": "destroyed", seat: Seat, by: Blow | null, } | { "what": "rewiring", seat: Seat, target: Seat, } | { "what": "dictated", seat: Seat, target: Seat, speed: number, } | { "what": "wormholed", seat: Seat, target: Seat, to: Square, } | { "what": "gave_up", seat: Seat, coin: Coin, } | { "what": "picked_up", seat: Seat, flag: number, } | { "what": "dropped", seat: Seat, flag: number, point: Intersection, } | { "what": "flag_home", flag: number, } | { "what": "round_ended", rounds: number, } | { "what": "bell_notice", rounds: number, } | { "what": "conceded", seat: Seat, } | { "what": "over", by: Rule, };

export type DeviceView = {
/**
 * Which.
 */
gear: GearWord,
/**
 * Its name.
 */
name: string,
/**
 * The token it wants (AT-G2).
 */
coin: Coin, };

export type Direction = "N" | "E" | "S" | "W";

export type Event<C> = { "public": Deed } | { "assigned": {
/**
 * Whose.
 */
seat: Seat,
/**
 * How.
 */
how: How,
/**
 * What lies on the traits.
 */
tokens: [C | null, C | null, C | null, C | null],
/**
 * How many are in reserve.
 */
reserve: number, } };

export type FireLine = {
/**
 * Which way.
 */
way: Direction,
/**
 * How many squares.
 */
steps: number, };

export type FlagView = {
/**
 * `south` or `north`.
 */
home: string,
/**
 * The team whose flag and home this is, 1 or 2.
 */
team: number,
/**
 * What it is.
 */
skin: string,
/**
 * Where it lies.
 */
point: Intersection | null,
/**
 * Who carries it.
 */
carrier: Seat | null, };

export type GearWord = "communications_array" | "extra_batteries" | "portable_force_field" | "nanobots" | "emp_generator" | "capacitor_bank" | "extra_laser";

export type Home = {
/**
 * `south` or `north`.
 */
id: string,
/**
 * Its grey squares.
 */
squares: Array<string>, };

export type How = "own" | "scrambled" | "rewired";

export type Intersection = string;

export type LineView = {
/**
 * To whom.
 */
target: Seat,
/**
 * Which way.
 */
way: Direction,
/**
 * How many squares away.
 */
steps: number,
/**
 * Whether it goes round the edge of the board (AT-C7).
 */
round: boolean,
/**
 * After how many squares something stands in between.
 */
blocked: number | null,
/**
 * Whose that is.
 */
by: Seat | null, };

export type Mode = "arena" | "team" | "ctf";

export type Named = {
/**
 * Its name.
 */
name: string,
/**
 * The rules that tell of it.
 */
rules: Array<string>, };

export type PaceView = {
/**
 * The token.
 */
coin: Coin,
/**
 * The speed after braking.
 */
slower: number,
/**
 * The speed after thrusting.
 */
faster: number, };

export type PersonaView = {
/**
 * The captain.
 */
captain: string | null,
/**
 * The ship.
 */
ship: string | null,
/**
 * What drives her.
 */
motivation: string | null, };

export type PlanView = {
/**
 * Which way.
 */
way: Direction,
/**
 * Free squares.
 */
steps: number,
/**
 * The square after them.
 */
end: Square,
/**
 * What then: `clear`, `edge`, `field` or `ship`.
 */
ahead: string,
/**
 * Whose ship or field that is.
 */
other: Seat | null,
/**
 * The ships in range from the end; none for a ship that leaves the map (AT-J8).
 */
range: SeatSet,
/**
 * Where a won Collision would take both; none for a captain who knows that she cannot win it.
 */
won: Push | null,
/**
 * What would be compared in a Collision with a ship, as its own captain may reckon it.
 */
ram: RamView | null,
/**
 * Whether a lost Collision destroys this ship (AT-D3).
 */
fatal: boolean,
/**
 * Whether a won Collision destroys the other (AT-D3).
 */
sinks: boolean,
/**
 * Whether the ship is sure to be destroyed on the way, as far as this viewer can tell: no fire follows.
 */
gone: boolean,
/**
 * The captain in turn's lines of fire from where the move leaves her, a Collision won if it may be.
 */
lines: Array<LineView>, };

export type PowerView = {
/**
 * Its name.
 */
name: string,
/**
 * Whether it was used.
 */
spent: boolean,
/**
 * Whether it holds from setup on, with nothing to use (AT-B11).
 */
lasting: boolean, };

export type Push = {
/**
 * The mover's.
 */
to: Square | null,
/**
 * The other ship's.
 */
other_to: Square | null, };

export type RamView = {
/**
 * Her Shields and speed.
 */
mine: [number, number],
/**
 * Their sum.
 */
total: number,
/**
 * The other ship's speed.
 */
speed: number,
/**
 * The other ship's possible sums, each once, in rising order.
 */
against: Array<number>,
/**
 * The other captains whose special power may still change it, as far as all can see (AT-W9).
 */
powers: SeatSet, };

export type Rule = string;

export type Seat = number;

export type SeatSet = number[];

export type ShipView = {
/**
 * Its captain's seat.
 */
seat: Seat,
/**
 * Its colour.
 */
colour: Colour,
/**
 * Names and story of captain and ship, where her captain gave some or chose a persona.
 */
persona: PersonaView | null,
/**
 * Its team in team modes, 1 or 2.
 */
team: number | null,
/**
 * Whether the viewer's captain fights it: not her own, not her teammate's. False for onlookers.
 */
enemy: boolean,
/**
 * Its square on the board.
 */
square: Square | null,
/**
 * Where it is, in a word.
 */
berth: string,
/**
 * The square it left the map from.
 */
left_from: Square | null,
/**
 * Its speed.
 */
speed: number,
/**
 * The face of its speed die (AT-S6).
 */
die: Coin,
/**
 * Whether the modifier lies under the die, adding 5.
 */
modifier_used: boolean,
/**
 * The coin that is its modifier.
 */
modifier: Coin,
/**
 * The traits in the order Engines, Armaments, Shields, Equipment.
 */
traits: [Shown<Coin, null> | null, Shown<Coin, null> | null, Shown<Coin, null> | null, Shown<Coin, null> | null],
/**
 * Which of them lie number side up for everyone.
 */
open: [boolean, boolean, boolean, boolean],
/**
 * What each of them counts, the Capacitor token with it, where this viewer knows it.
 */
values: [number | null, number | null, number | null, number | null],
/**
 * The equipment its Equipment has power for, where this viewer knows its value.
 */
powered: Array<GearWord>,
/**
 * The trait the Capacitor token lies on.
 */
capacitor: Trait | null,
/**
 * Tokens in reserve this viewer knows.
 */
reserve: Coins,
/**
 * How many tokens are in reserve.
 */
reserve_count: number,
/**
 * Tokens lost to Damage.
 */
lost: Coins,
/**
 * Hits the tile still takes: the next one after that destroys.
 */
hull: number,
/**
 * Coins of the pool this viewer cannot place.
 */
unlocated: Coins,
/**
 * Tokens of its power pool: on the tile and in reserve.
 */
pool: number,
/**
 * Its force field.
 */
field: Square | null,
/**
 * Hit by an EMP: disabled in the next turn.
 */
struck: boolean,
/**
 * Disabled in this turn.
 */
disabled: boolean,
/**
 * May use no equipment.
 */
locked: boolean,
/**
 * The special power of its colour, with that option.
 */
power: PowerView | null,
/**
 * The flag it carries: 0 South's, 1 North's.
 */
flag: number | null,
/**
 * Whether all can see that a force field is possible now.
 */
may_field: boolean,
/**
 * What its speed becomes with each token of its pool on Engines (AT-N3, AT-N4).
 */
paces: Array<PaceView>,
/**
 * Squares it would come to when holding its speed: N, E, S, W.
 */
reach: Array<Square>,
/**
 * The same in full: what stops it, and what then.
 */
plans: Array<PlanView>,
/**
 * The ships it has in range.
 */
range: SeatSet,
/**
 * The ships in line with it, each way round.
 */
lines: Array<LineView>,
/**
 * Squares an enemy may end its next move on with the viewer's ship in range.
 */
threat: Array<Square>, };

export type Shown<Face, Back> = { face: Face } | { back: Back };

export type SideView = {
/**
 * Whose.
 */
seat: Seat,
/**
 * Whether it is her force field.
 */
field: boolean,
/**
 * Ramming total, Shields or a field's strength, once shown.
 */
total: number | null,
/**
 * What a ramming total is made of.
 */
parts: [number, number] | null,
/**
 * As things stand: `win`, `tie` or `lose` for the mover or attacker.
 */
stands: Stands | null,
/**
 * Whether a ship is destroyed if it stays so (AT-D3).
 */
sinks: boolean,
/**
 * What the Capacitor Bank could still make of it, as far as all can see.
 */
could: Could | null, };

export type Square = string;

export type Stands = "win" | "tie" | "lose";

export type Told = Event<Shown<Coin, null>>;

export type Trait = "engines" | "armaments" | "shields" | "equipment";

export type View = {
/**
 * The mode.
 */
mode: Mode,
/**
 * Whether colours have their powers.
 */
powers: boolean,
/**
 * The captain who went first.
 */
first: Seat | null,
/**
 * The captain whose turn it is.
 */
active: Seat,
/**
 * Complete rounds.
 */
rounds: number,
/**
 * Rounds in a row without engagement.
 */
quiet_rounds: number,
/**
 * Rounds until the bell rings at the earliest, with the bell on.
 */
bell_in: number | null,
/**
 * The kind of question that is open.
 */
question: string | null,
/**
 * The window that is open.
 */
window: Window | null,
/**
 * Whom the table waits for, as far as this viewer may know.
 */
waiting: SeatSet,
/**
 * The captains whose ships are in the pending Collision or attack.
 */
parties: SeatSet,
/**
 * The move under way.
 */
course: CourseView | null,
/**
 * Whose power Red lays now (AT-B6).
 */
rewired: Seat | null,
/**
 * The ships, in seat order.
 */
ships: Array<ShipView>,
/**
 * The Collision or attack that is pending, with its shown values.
 */
clash: ClashView | null,
/**
 * What a token on Equipment is good for, in the order of power.
 */
devices: Array<DeviceView>,
/**
 * Whether the viewer's captain, who is asked for a reaction, has none but to pass.
 */
idle: boolean,
/**
 * The auto-pass presets that would still ask this viewer's seat in the window that is open (AT-W11).
 */
asks: Array<string>,
/**
 * The flags of Capture the Flag: South's, then North's.
 */
flags: Array<FlagView>,
/**
 * The seats this viewer looks through.
 */
eyes: SeatSet,
/**
 * The rule that ended the game.
 */
over: Rule | null, };

export type Window = "pre_power" | "powered" | "pre_move" | "under_way" | "impact" | "pre_fire" | "firefight";

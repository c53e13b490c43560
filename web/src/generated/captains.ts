// Generated from crates/captains/src/view and event: do not edit. STARBOARD_WRITE=1 cargo test -p starboard-captains types
// tidy: table

export type AfterView = { queue: Array<string>, damage: number, artifacts: number, pirates: number,
/**
 * Fights that may come: each costs a damage and brings its loot (SC-P5).
 */
fights: number,
/**
 * Room for tokens then.
 */
free: number,
/**
 * Tokens that do not fit then.
 */
excess: number, ready: Array<string>,
/**
 * The rows of the score sheet before the mission and then.
 */
rows: [[Points, Points], [Points, Points], [Points, Points], [Points, Points], [Points, Points], [Points, Points]], };

export type Artifact = number;

export type AwayView = { mission: MissionView, place: Place,
/**
 * Where each line stands, and who may go there.
 */
lines: Array<LineView>, pads: Array<string>,
/**
 * Whether each line's figure matches, once there is one.
 */
fits: Array<boolean>,
/**
 * What each line would come to as things stand.
 */
outcomes: Array<string>, then: Array<ThenView>,
/**
 * Where a line takes a tech: the one on the board that would match best.
 */
tech: FitView | null,
/**
 * While lines are crewed or done in order, and while one of them is being done.
 */
after: AfterView | null, };

export type Card = { index: number, class: Class, };

export type CardView = { id: string, name: string, class: Class,
/**
 * `room red`, `ability` or `omega`.
 */
sort: string,
/**
 * The colour of a room; none for other techs.
 */
room: string | null, text: string, left: [Icon | null, Icon | null, Icon | null], right: [Icon | null, Icon | null, Icon | null], can_replace: boolean, };

export type Class = "alpha" | "beta" | "omega";

export type ClosedView = { rule: string, words: string, };

export type Content = {
/**
 * The basic rooms.
 */
room: Array<Room>,
/**
 * Techs.
 */
tech: Array<PrintedTech>,
/**
 * Omegas.
 */
omega: Array<PrintedTech>,
/**
 * Missions.
 */
mission: Array<PrintedMission>,
/**
 * Stations.
 */
station: Array<PrintedStation>,
/**
 * The sides of the tracks.
 */
track: Array<PrintedTrack>,
/**
 * What the tracks are worth.
 */
track_rules: TrackRules,
/**
 * Solo passengers.
 */
passenger: Array<PrintedPassenger>, };

export type Crew = "red" | "yellow" | "blue";

export type Event = { "trained": { seat: Seat, from: string, to: Crew, } } | { "promoted": { seat: Seat, crew: Crew, } } | { "activated": { seat: Seat, berth: number, card: Card | null, figure: string | null, } } | { "copied_room": { seat: Seat, card: Card, } } | { "called": { seat: Seat, figure: string, } } | { "took_mission": { seat: Seat, mission: Mission, place: Place, } } | { "assigned": { seat: Seat, line: number, figure: string, } } | { "performed_line": { seat: Seat, mission: Mission, line: number, } } | { "ignored_line": { seat: Seat, line: number, } } | { "completed_mission": { seat: Seat, mission: Mission, } } | { "tile_moved": { number: number, from: Place, to: Place, } } | { "new_mission": { mission: Shown<Mission, null>, place: Place, } } | "uprising" | { "passed": { seat: Seat, } } | { "moved": { seat: Seat, from: Place, to: Place, } } | { "took_damage": { seat: Seat, } } | { "warded_off": { seat: Seat, } } | { "repaired": { seat: Seat, slot: number | null, } } | { "gave_up": { seat: Seat, token: Given, } } | { "gained_medals": { seat: Seat, n: number, } } | { "gained_crew": { seat: Seat, figure: string, n: number, } } | { "readied": { seat: Seat, figure: string, } } | { "gained_artifact": { seat: Seat, artifact: Shown<Artifact, null>, } } | { "gained_pirate": { seat: Seat, } } | { "pirate_came": { place: Place, pirate: Shown<Pirate, null>, route: Route | null, } } | { "defeated_pirate": { seat: Seat, pirate: Pirate, route: Route, } } | { "drew_pirate": { seat: Seat, pirate: Shown<Pirate, null>, } } | { "placed_pirate": { seat: Seat, pirate: Pirate, route: Route, } } | { "pirate_left": { pirate: Pirate, route: Route, } } | { "took_tech": { seat: Seat, card: Card, } } | { "installed_tech": { seat: Seat, card: Card, slot: number, } } | { "discarded_tech": { seat: Seat, card: Card, } } | { "earned_bonus": { seat: Seat, icon: Icon, } } | { "triggered": { seat: Seat, card: Card, } } | { "drew_cards": { seat: Seat, cards: Array<Shown<Card, Class>>, } } | { "refilled": { space: number, card: Shown<Card, Class>, } } | { "peeked": { seat: Seat, missions: Array<Shown<Mission, null>>, } } | { "chose": { seat: Seat, option: number, } } | { "laid_in_room": { seat: Seat, artifact: Artifact, berth: number, card: Card | null, } } | { "advanced": { seat: Seat, track: Track, space: number, lap: number, } } | { "went_back": { seat: Seat, track: Track, space: number, } } | { "reached_event": { seat: Seat, event: EventCard, } } | { "event_left": { event: EventCard, } } | { "lasted": { seat: Seat, event: EventCard, } } | { "used_tile": { seat: Seat, station: Station, } } | { "round_began": { round: number, } } | { "shadow_drew": { order: Shown<Order, null>, } } | { "shadow_moved": { to: Place, } } | { "shadow_took": { card: Card, } } | { "shadow_completed": { mission: Mission, place: Place, } } | "game_ended" | { "too_deep": { seat: Seat, } };

export type EventCard = number;

export type Exhaust = "green" | "purple" | "yellow";

export type FitView = { card: string,
/**
 * From 1.
 */
slot: number, icons: Array<Icon>, };

export type Given = "medal" | { "artifact": Artifact } | "pirate";

export type Icon = "repair" | "medal" | "move";

export type LineColor = "red" | "yellow" | "blue" | "gold";

export type LineCrewing = "open" | "full" | "later" | "closed";

export type LineStage = "past" | "now" | "ahead";

export type LineView = { stage: LineStage, crewing: LineCrewing,
/**
 * The sorts of ready figures that match it, by their letters.
 */
matching: Array<string>, };

export type Mission = number;

export type MissionView = { id: string, name: string, points: number, lines: Array<[LineColor, string]>, log: string, };

export type Order = "take_tech" | "complete_mission" | "fight_pirate" | "passenger_action";

export type PilesView = { missions: number,
/**
 * Missions this viewer looked at that are still on the deck, with their depth from 1.
 */
peeked: Array<[number, string]>, techs: number, tech_top: Class | null, tech_bottom_betas: number, omegas: number, pirates: number, artifacts: number, tech_discard: Array<string>, omega_discard: Array<string>,
/**
 * Discarded pirates by sort, and those nobody saw.
 */
pirate_discard: Array<[string, number]>, pirate_discard_unseen: number, artifact_discard: Array<[string, number]>, };

export type Pirate = number;

export type PirateView = { exhaust: Exhaust, reward: string, };

export type Place = number;

export type PlaceView = { id: string, name: string, planet: boolean, xy: [number, number], mission: MissionView | null,
/**
 * The numbered tile and whether it is face up.
 */
tile: [number, boolean] | null,
/**
 * Whether the next mission comes here.
 */
next_mission: boolean, station: StationView | null, holder: Seat | null, ships: SeatSet, shadow: boolean,
/**
 * While somebody moves: how it is reached.
 */
reach: ReachView | null, };

export type PlacingView = { card: string, slots: Array<ClosedView | null>, };

export type Points = number;

export type PrintedBonus = { space: number, effects: Array<WrittenEffect>, };

export type PrintedLine = { effects: Array<WrittenEffect>, };

export type PrintedMission = { id: string, name: string, points: number, log: string, lines: Array<PrintedLine>, };

export type PrintedPassenger = { id: string, name: string, text: string, };

export type PrintedStation = { name: string, faction: string, };

export type PrintedTech = { name: string, left: Array<string>, right: Array<string>, };

export type PrintedTrack = { faction: string, side: string, bonuses: Array<PrintedBonus>, };

export type QuestionView = { seat: Seat, kind: string,
/**
 * The tech being placed, where one is.
 */
card: string | null,
/**
 * The icons it would match in each slot; empty where no tech is placed.
 */
bonuses: Array<Array<Icon>>,
/**
 * Steps, moves, fights or tokens still to come.
 */
left: number,
/**
 * What is asked, in words for everybody.
 */
words: string,
/**
 * The event that asks, where one does.
 */
event: string | null, };

export type ReachView = { moves: number,
/**
 * Pirates passed that hit the ship.
 */
hits: number,
/**
 * The places on the way, the last one left out.
 */
via: Array<Place>, };

export type Room = { id: string, name: string, color: string, effects: Array<WrittenEffect>, };

export type Route = number;

export type RouteView = { id: string, ends: [Place, Place], color: Exhaust,
/**
 * The pirate's reward, where there is one.
 */
pirate: PirateView | null, };

export type Seat = number;

export type SeatSet = number[];

export type ShadowView = { place: Place, passenger: string, deck: number, drawn: Array<string>, };

export type ShipView = { seat: Seat, ship: string, place: Place, passed: boolean, ready: Array<string>, queue: Array<string>, medals: number, rings: number, cargo_slots: number, cargo_damage: number, cargo_room: number, artifacts: Array<string>,
/**
 * Pirate tokens, the longest held first; unknown ones without a face (SC-B2).
 */
pirates: Array<PirateView | null>, slots: Array<SlotView>,
/**
 * Artifacts in the basic rooms.
 */
rooms: Array<string | null>, missions: Array<string>,
/**
 * Space and laps on each track.
 */
markers: [[number, number], [number, number], [number, number]], standings: [StandingView, StandingView, StandingView],
/**
 * The ready room of the next round if this captain passed now; none in the last round.
 */
next_ready: Array<string> | null,
/**
 * All damage: in the hold and on slots.
 */
damage: number,
/**
 * Lasting events whose gain was had.
 */
had: Array<string>,
/**
 * The six rows of the score sheet as they stand.
 */
score_rows: [Points, Points, Points, Points, Points, Points], score: Points, };

export type Shown<Face, Back> = { face: Face } | { back: Back };

export type SlotView = { damaged: boolean, card: CardView | null,
/**
 * The icons that show: the tech's or the printed ones.
 */
left: [Icon | null, Icon | null, Icon | null], right: [Icon | null, Icon | null, Icon | null], artifact: string | null, };

export type StandingView = { points: number,
/**
 * Where the next step leads (SC-F1).
 */
next_space: number,
/**
 * The next bonus and in how many steps it comes.
 */
next: [number, string] | null,
/**
 * In how many steps the track's event is reached, while there is one.
 */
to_event: number | null, };

export type Station = number;

export type StationView = { name: string, text: string,
/**
 * Whether its tile is here.
 */
tile: boolean,
/**
 * The round its tile is due in.
 */
due: number | null, };

export type ThenKind = "ability" | "tile" | "uprising";

export type ThenView = {
/**
 * What kind of thing it is.
 */
kind: ThenKind, words: string, note: string, };

export type Told = Event;

export type Track = "coop" | "tincan" | "nian";

export type TrackRules = { zones: Array<Zone>, loop_points: number, };

export type TrackView = { id: string, name: string, side: string, event_space: number, event: [string, string] | null, bonuses: Array<[number, string]>, };

export type View = { edition: string, round: number, rounds: number,
/**
 * How many of a queue stay in it when a round ends (SC-T8).
 */
stays: number,
/**
 * Spaces of a track.
 */
steps: number, first: Seat, turn: Seat, over: boolean, question: QuestionView | null, board: string, board_size: [number, number], places: Array<PlaceView>, routes: Array<RouteView>, captains: Array<ShipView>, tracks: Array<TrackView>, tech_board: Array<CardView | null>, event_techs: Array<CardView>, drawn: Array<CardView>,
/**
 * For the viewer's ship, or for the one whose turn it is.
 */
fits: Array<FitView>,
/**
 * The basic rooms that give a tech, by their ids.
 */
tech_rooms: Array<string>,
/**
 * While a tech is chosen: where each could go.
 */
placings: Array<PlacingView>, lasting: Array<[string, string]>, piles: PilesView, away: AwayView | null, at_work: string | null, shadow: ShadowView | null,
/**
 * Everybody with the highest score: a tie is shared (SC-G8).
 */
leaders: Array<Seat>,
/**
 * The epilogue of each captain, at the end.
 */
epilogues: Array<string>, };

export type WrittenEffect = Record<string, unknown>;

export type Zone = { points: number, from: number, to: number, };

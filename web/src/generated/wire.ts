// Generated from crates/room/src/wire: do not edit. STARBOARD_WRITE=1 cargo test -p starboard-server drift
// tidy: table

export type GameInfo = {
/**
 * Its id.
 */
id: string,
/**
 * Its name.
 */
title: string,
/**
 * Who designed it.
 */
designer: string,
/**
 * Its story in a few sentences.
 */
story: string,
/**
 * Its formats; the first is usual.
 */
formats: Array<FormatInfo>,
/**
 * Its options; those a seat chooses are marked.
 */
options: Array<OptionInfo>, };

export type FormatInfo = {
/**
 * Its id.
 */
id: string,
/**
 * Its name.
 */
title: string,
/**
 * The numbers of players that can play it.
 */
players: Array<number>, };

export type OptionInfo = {
/**
 * Its name.
 */
name: string,
/**
 * Whether each seat chooses: it is then written `seat-2.NAME`.
 */
per_seat: boolean,
/**
 * Its values; the first is usual.
 */
values: Array<string>,
/**
 * What it does.
 */
note: string,
/**
 * The formats it means something in, by id.
 */
formats: Array<string>, };

export type GameDetail = {
/**
 * Its rules, in Markdown, each with its ID.
 */
rules: string,
/**
 * Its content file as data: cards with names, costs, factions and whatever the game prints.
 */
content: Record<string, unknown>,
/**
 * Every card in words, by its name.
 */
sentences: { [key in string]: string },
/**
 * Everything of the content in words, in the file's order.
 */
lines: Array<string>,
/**
 * The hash of the content file, as records name it.
 */
edition: string,
/**
 * Its id.
 */
id: string,
/**
 * Its name.
 */
title: string,
/**
 * Who designed it.
 */
designer: string,
/**
 * Its story in a few sentences.
 */
story: string,
/**
 * Its formats; the first is usual.
 */
formats: Array<FormatInfo>,
/**
 * Its options; those a seat chooses are marked.
 */
options: Array<OptionInfo>, };

export type HouseInfo = {
/**
 * The program's version.
 */
version: string,
/**
 * The protocol's.
 */
protocol: string,
/**
 * The levels of bots, weakest first.
 */
levels: Array<string>,
/**
 * The quick phrases of chat.
 */
phrases: Array<PhraseInfo>,
/**
 * The public key of what signs this server's proofs, in hex.
 */
key: string,
/**
 * The address to share with others; none where this machine alone can open it.
 */
address: string | null, };

export type PhraseInfo = {
/**
 * What to send.
 */
id: string,
/**
 * What is read.
 */
words: string, };

export type PlayNow = {
/**
 * The game's id.
 */
game: string,
/**
 * What to be called, for whoever is not signed in.
 */
name?: string,
/**
 * The format; the usual one where none is named.
 */
format?: string,
/**
 * How many play; the fewest the format takes where none is said.
 */
players?: number,
/**
 * One's own seat, from 1; the first where none is said.
 */
seat?: number,
/**
 * The bots' level; `ensign` where none is named.
 */
level?: string,
/**
 * Options by name; what one seat chose is written `seat-2.clan`.
 */
options?: { [key in string]: string },
/**
 * A nonce of one's own, sent before the commitment can be seen: bring it afterwards instead.
 */
nonce?: string,
/**
 * Whether the table waits a moment for one's nonce instead of beginning at once.
 */
await_nonces?: boolean, };

export type Playing = {
/**
 * The guest that was made, with token and key; nothing for whoever was signed in.
 */
signed_in: SignedIn | null,
/**
 * The table.
 */
table: TableInfo, };

export type ClientMessage = { "type": "move" } & PostMove | { "type": "ask",
/**
 * The client's own id of it, given back in the answer.
 */
id: string,
/**
 * What.
 */
ask: TableAsk, } | { "type": "chat" } & PostChat | { "type": "look",
/**
 * The seat, from 1.
 */
seat: number, } | { "type": "ping" };

export type ServerMessage = { "type": "table" } & TableInfo | { "type": "update" } & Update | { "type": "done",
/**
 * The client's own id of it.
 */
id: string, } | { "type": "problem",
/**
 * The client's own id of it, if it had one.
 */
id: string | null,
/**
 * Why.
 */
problem: Problem, } | { "type": "chat" } & ChatLine | { "type": "pong" };

export type PostMove = {
/**
 * The client's own id of it (1 to 64 characters): sent twice, it is done once.
 */
id: string,
/**
 * The action, in the game's notation.
 */
action: string,
/**
 * A line beside it.
 */
note?: string,
/**
 * The cursor it was decided at; refused if the table has moved on for this viewer since.
 */
cursor?: string,
/**
 * Whether to ask only: it is answered as if it were done, or refused with rule and facts, and nothing is done.
 */
dry?: boolean, };

export type Why = {
/**
 * The action, in the game's notation; none where the thing stands for nothing here.
 */
action: string | null,
/**
 * Why it cannot be done now, with the rule; none where it can.
 */
problem: Problem | null, };

export type Done = {
/**
 * The client's own id of it.
 */
id: string, };

export type TableAsk = { "ask": "undo" } | { "ask": "resign" } | { "ask": "offer",
/**
 * What.
 */
what: Offer, } | { "ask": "answer",
/**
 * Whether one agrees.
 */
yes: boolean, } | { "ask": "hand_over",
/**
 * Its level.
 */
level: string, } | { "ask": "take_back" } | { "ask": "expel",
/**
 * The seat, from 1.
 */
seat: number, } | { "ask": "orders",
/**
 * All of them.
 */
orders: Array<StandingOrder>, } | { "ask": "vacation",
/**
 * Whether it begins.
 */
on: boolean, } | { "ask": "nonce",
/**
 * What is mixed into the shuffles: 1 to 64 bytes.
 */
nonce: string, } | { "ask": "start" } | { "ask": "leave" };

export type Sit = {
/**
 * The seat, from 1; the first free one where none is named.
 */
seat?: number,
/**
 * The code of an invitation.
 */
code?: string,
/**
 * A nonce of one's own, mixed into the shuffles (at most 64 bytes).
 */
nonce?: string,
/**
 * What this seat chooses beforehand, by the option's name: `{"clan": "…"}`.
 */
options?: { [key in string]: string }, };

export type CopyTable = {
/**
 * After how many actions.
 */
step: number,
/**
 * The seats of the new table; the host in all of them where none are given.
 */
seats?: Array<SeatPlan>,
/**
 * Whether it waits a moment for everybody's nonce; as the table before did where nothing is said.
 */
await_nonces?: boolean, };

export type PostChat = {
/**
 * The words (at most 280 characters), or a quick phrase's id such as `well-played`.
 */
text: string,
/**
 * Only for one's team, where the format has teams.
 */
team?: boolean, };

export type ChatLine = {
/**
 * Its number among the lines this viewer may read.
 */
n: number,
/**
 * When, in milliseconds since 1970.
 */
at: number,
/**
 * Who.
 */
name: string,
/**
 * Their id.
 */
person: string,
/**
 * What.
 */
text: string,
/**
 * Whether it is for the team alone.
 */
team: boolean, };

export type Problem = {
/**
 * Where it is explained.
 */
type: string,
/**
 * In a few words; the same for the same code.
 */
title: string,
/**
 * The HTTP status.
 */
status: number,
/**
 * A stable code.
 */
code: string,
/**
 * What happened here, in words.
 */
detail: string,
/**
 * The rule that refuses, if a rule does.
 */
rule: string | null, };

export type SessionKind = "session" | "key" | "token";

export type NewGuest = {
/**
 * What to be called (1 to 24 characters).
 */
name: string, };

export type SignIn = {
/**
 * A guest's key.
 */
key?: string,
/**
 * The account's name.
 */
account?: string,
/**
 * Its password.
 */
password?: string, };

export type SignedIn = {
/**
 * Who.
 */
me: Me,
/**
 * The session's token: `Authorization: Bearer …`. A cookie holds it too.
 */
token: string,
/**
 * A guest's key to come back with from anywhere; shown this once.
 */
key: string | null, };

export type Me = {
/**
 * The id.
 */
id: string,
/**
 * The name others see.
 */
name: string,
/**
 * The account's name, if there is one.
 */
account: string | null,
/**
 * Settings.
 */
settings: Settings,
/**
 * Whether the mail address in the settings was confirmed: nothing is mailed before.
 */
mail_confirmed?: boolean, };

export type Settings = {
/**
 * Where to post a notice when it is one's turn (a Discord-compatible webhook).
 */
webhook: string | null,
/**
 * Where to mail it: one address, which must be confirmed (`POST /me/mail`).
 */
mail: string | null,
/**
 * Persons whose chat is not shown.
 */
muted: Array<string>, };

export type ChangeMe = {
/**
 * A new name.
 */
name?: string,
/**
 * New settings.
 */
settings?: Settings, };

export type ConfirmMail = {
/**
 * The code that was mailed there.
 */
code: string, };

export type PutAccount = {
/**
 * The account's name: 3 to 24 letters, digits, `-`, `_`.
 */
account: string,
/**
 * The password: at least 10 characters.
 */
password: string,
/**
 * The password before, where there is an account already.
 */
before?: string, };

export type NewToken = {
/**
 * What to call it.
 */
label: string, };

export type MadeToken = {
/**
 * The token.
 */
token: string,
/**
 * How to name it when ending it.
 */
id: string, };

export type SessionInfo = {
/**
 * How to name it.
 */
id: string,
/**
 * What it is for.
 */
kind: SessionKind,
/**
 * Its label.
 */
label: string,
/**
 * When it was made.
 */
made: number, };

export type Profile = {
/**
 * The id.
 */
id: string,
/**
 * The name.
 */
name: string,
/**
 * Whether there is an account.
 */
account: boolean,
/**
 * By game.
 */
games: { [key in string]: Statistics }, };

export type Statistics = {
/**
 * Finished tables.
 */
played: number,
/**
 * First places.
 */
won: number,
/**
 * The mean place, as a share from 0 (always first) to 1 (always last).
 */
mean_place: number,
/**
 * The rating, if a rated table was finished.
 */
rating: RatingInfo | null, };

export type RatingInfo = {
/**
 * When.
 */
at: number,
/**
 * The rating.
 */
rating: number,
/**
 * Its deviation.
 */
deviation: number, };

export type NewReport = {
/**
 * Whom.
 */
person: string,
/**
 * Why.
 */
words: string, };

export type Export = {
/**
 * Oneself.
 */
me: Me,
/**
 * Finished tables.
 */
results: Array<ResultInfo>,
/**
 * Lines of chat.
 */
chat: Array<string>,
/**
 * Sessions.
 */
sessions: Array<SessionInfo>,
/**
 * Whom one blocked.
 */
blocked: Array<string>, };

export type ResultInfo = {
/**
 * The table.
 */
table: string,
/**
 * The game.
 */
game: string,
/**
 * The place.
 */
place: number,
/**
 * Of how many.
 */
players: number, };

export type NewTable = {
/**
 * The game's id.
 */
game: string,
/**
 * The format; the game's first one where it is empty.
 */
format?: string,
/**
 * Options by name; what one seat chose is written `seat-2.clan`.
 */
options?: { [key in string]: string },
/**
 * One plan a seat, in order.
 */
seats: Array<SeatPlan>,
/**
 * Whether the lobby lists it.
 */
public?: boolean,
/**
 * Whether ratings count. Needs a clock or days, people in all seats, and no undo.
 */
rated?: boolean,
/**
 * The clock.
 */
clock?: Clock,
/**
 * What happens when a seat's time is up.
 */
timeout?: Timeout,
/**
 * What can be taken back.
 */
undo?: UndoPolicy,
/**
 * Whether it begins by itself when the last seat is taken, or when the host says so.
 */
start?: StartWhen,
/**
 * Who may read along.
 */
spectators?: Spectators,
/**
 * A nonce of the host's own, sent before the commitment can be seen: bring it afterwards instead.
 */
nonce?: string,
/**
 * Whether it waits a moment, once it is full, for the nonce of everybody who sits there.
 */
await_nonces?: boolean,
/**
 * How it begins where the rules do not deal it: for practice, with nobody but bots and oneself.
 */
practice?: Practice, };

export type Practice = {
/**
 * The seed all its chance flows from: a number or 64 hex digits; one of its own where none is given.
 */
seed?: string,
/**
 * The position it begins at, in the words of docs/scenes.md; the rules' own set-up where none is given.
 */
position?: string, };

export type SeatPlan = { "kind": "open" } | { "kind": "me",
/**
 * What this seat is called, where one screen serves several.
 */
name?: string, } | { "kind": "invited",
/**
 * Their id or account name, looked up when the table is opened; without one a code is made.
 */
person?: string, } | { "kind": "bot",
/**
 * Its level: random, cadet, ensign, commander, captain, admiral.
 */
level: string, };

export type Clock = { "kind": "none" } | { "kind": "live",
/**
 * Seconds at the start.
 */
base_s: number,
/**
 * Seconds added after a turn.
 */
increment_s: number,
/**
 * Seconds of a turn that are not counted.
 */
delay_s: number, } | { "kind": "days",
/**
 * Days a turn.
 */
days: number,
/**
 * Days of vacation a seat may take.
 */
vacation: number, };

export type Timeout = "lose" | "bot" | "play" | "wait";

export type UndoPolicy = "off" | "free" | "consent";

export type StartWhen = "full" | "host";

export type Spectators = "all" | "none";

export type Status = "open" | "playing" | "finished" | "closed";

export type TableSummary = {
/**
 * Its id: whoever knows it can look in.
 */
id: string,
/**
 * The game.
 */
game: string,
/**
 * The format.
 */
format: string,
/**
 * How far it is.
 */
status: Status,
/**
 * Who sits where.
 */
seats: Array<SeatInfo>,
/**
 * The clock.
 */
clock: Clock,
/**
 * Whether ratings count.
 */
rated: boolean,
/**
 * When it was opened, in milliseconds since 1970.
 */
made: number,
/**
 * Whether it began as somebody chose, for practice or a lesson.
 */
practice: boolean, };

export type TableList = {
/**
 * The tables, newest first.
 */
tables: Array<TableSummary>,
/**
 * What to give as `before` for the next page, if there is one.
 */
next: number | null, };

export type SeatInfo = {
/**
 * Its number, from 1.
 */
number: number,
/**
 * What it is called; empty while nobody sits there.
 */
name: string,
/**
 * Who plays it now.
 */
by: PlayedBy,
/**
 * The person's id, if one sits there.
 */
person: string | null,
/**
 * The bot's level, if one plays it.
 */
level: string | null,
/**
 * Whether somebody looks through it now.
 */
present: boolean,
/**
 * Whether its person has put a nonce into the shuffles.
 */
nonce: boolean, };

export type PlayedBy = "nobody" | "invited" | "person" | "bot" | "stand_in";

export type TableInfo = {
/**
 * Its id.
 */
id: string,
/**
 * The game.
 */
game: string,
/**
 * The format.
 */
format: string,
/**
 * The options.
 */
options: { [key in string]: string },
/**
 * How far it is.
 */
status: Status,
/**
 * Who sits where.
 */
seats: Array<SeatInfo>,
/**
 * The seat this viewer looks through, from 1; none for a spectator.
 */
you: number | null,
/**
 * All seats this person sits in.
 */
yours: Array<number>,
/**
 * Whether this person opened the table.
 */
host: boolean,
/**
 * The codes of invited seats, by seat number: for the host alone.
 */
codes: { [key in string]: string },
/**
 * The clock.
 */
clock: Clock,
/**
 * What happens when time is up.
 */
timeout: Timeout,
/**
 * What can be taken back.
 */
undo: UndoPolicy,
/**
 * Whether ratings count.
 */
rated: boolean,
/**
 * Whether it stands still by consent.
 */
paused: boolean,
/**
 * The offer that waits for answers.
 */
offer: OfferInfo | null,
/**
 * The commitment to the shuffles, in hex: see docs/fair-play.md.
 */
commitment: string,
/**
 * How it ended.
 */
outcome: OutcomeInfo | null,
/**
 * The table that followed, if there was a rematch.
 */
rematch: string | null,
/**
 * Whether it goes on from a position of another game, which its host may have seen to the end.
 */
copy: CopyInfo | null,
/**
 * Whether its chance was known before it was opened: a copy in the middle of an effect, or practice with a
 * chosen seed. Its proof says the same.
 */
known_chance: boolean,
/**
 * This viewer's own standing orders.
 */
orders: Array<StandingOrder>, };

export type CopyInfo = {
/**
 * Which game; not known at tables that were opened before this was kept.
 */
of: Copied | null,
/**
 * Whether its chance is that of the other game: whoever saw that knows what will be drawn.
 */
known_chance: boolean, };

export type Copied = {
/**
 * The table it was played at.
 */
table: string,
/**
 * After how many actions.
 */
step: number, };

export type Update = {
/**
 * The table.
 */
table: string,
/**
 * Where this viewer is: give it back to resume, or with a move to be sure.
 */
cursor: string,
/**
 * The events below follow this many; drop later ones you have.
 */
from: number,
/**
 * What happened since, as this viewer was shown it.
 */
events: Array<Told>,
/**
 * Time left, one a seat; empty without a clock.
 */
clocks: Array<ClockInfo>,
/**
 * What this viewer may know, as the game shows it.
 */
view: unknown,
/**
 * The seats the table waits for, from 1, as far as this viewer may know.
 */
waiting: Array<number>,
/**
 * The question before this viewer's seat, if it owes an answer.
 */
prompt: PromptInfo | null,
/**
 * What this viewer's seat may do; empty in the brief and bare forms.
 */
choices: Array<ChoiceInfo>,
/**
 * What this viewer's seat may answer, as it is sent back; in the brief and bare forms alone.
 */
answers?: Array<string>,
/**
 * What it may do beside that; in the brief and bare forms alone.
 */
asides?: Array<string>,
/**
 * Whether this viewer's seat may take its last action back.
 */
may_undo: boolean,
/**
 * Whether it may ask the others for more: to take its last action back with all that followed. Where only
 * bots sit there, that is granted at once. Not told in the brief and bare forms.
 */
may_ask_undo: boolean, };

export type Position = {
/**
 * What this viewer may know, as the game shows it.
 */
view: unknown,
/**
 * The seats the table waits for, from 1, as far as this viewer may know.
 */
waiting: Array<number>,
/**
 * The question before this viewer's seat, if it owes an answer.
 */
prompt: PromptInfo | null,
/**
 * What this viewer's seat may do; empty in the brief and bare forms.
 */
choices: Array<ChoiceInfo>,
/**
 * What this viewer's seat may answer, as it is sent back; in the brief and bare forms alone.
 */
answers?: Array<string>,
/**
 * What it may do beside that; in the brief and bare forms alone.
 */
asides?: Array<string>,
/**
 * Whether this viewer's seat may take its last action back.
 */
may_undo: boolean,
/**
 * Whether it may ask the others for more: to take its last action back with all that followed. Where only
 * bots sit there, that is granted at once. Not told in the brief and bare forms.
 */
may_ask_undo: boolean, };

export type Told = {
/**
 * In words.
 */
words: string,
/**
 * As data.
 */
data: unknown, };

export type PromptInfo = {
/**
 * Its kind.
 */
kind: string,
/**
 * The rule it comes from.
 */
rule: string | null,
/**
 * In words.
 */
sentence: string, };

export type ChoiceInfo = {
/**
 * What to send back; fill `{n}` in where there is an amount.
 */
notation: string,
/**
 * What it does.
 */
sentence: string,
/**
 * The clicks in order.
 */
path: Array<string>,
/**
 * The numbers it takes.
 */
amount: AmountInfo | null,
/**
 * Whether it can be taken back, as far as this seat can know.
 */
undoable: boolean,
/**
 * Whether it is beside the question asked.
 */
aside: boolean,
/**
 * What would come of it.
 */
preview: string | null,
/**
 * Its numbers by name, where it has some: chances in percent; a name that ends in `_tenths` counts tenths.
 */
figures?: { [key in string]: number },
/**
 * Why one may want to think twice.
 */
warning: string | null, };

export type AmountInfo = {
/**
 * The least.
 */
min: number,
/**
 * The most.
 */
max: number,
/**
 * The step between.
 */
step: number, };

export type ClockInfo = {
/**
 * The seat, from 1.
 */
seat: number,
/**
 * Milliseconds left now.
 */
left_ms: number,
/**
 * Whether it runs, as far as this viewer may know.
 */
running: boolean,
/**
 * Whether the seat is on vacation.
 */
vacation: boolean, };

export type OutcomeInfo = {
/**
 * Places in seat order, from 1.
 */
places: Array<number>,
/**
 * Scores in half points, in seat order; zeros where the game has none.
 */
half_points: Array<number>,
/**
 * The rule that ended it, or `resigned`, `time`, `agreed`.
 */
by: string,
/**
 * What brought it about.
 */
reason: EndReason,
/**
 * The seat that resigned or ran out of time, from 1.
 */
seat: number | null,
/**
 * Why it ended, as a sentence.
 */
words: string, };

export type EndReason = "rule" | "resigned" | "time" | "agreed";

export type OfferInfo = {
/**
 * What.
 */
what: Offer,
/**
 * Whose, from 1.
 */
by: number,
/**
 * Who has agreed, from 1.
 */
agreed: Array<number>, };

export type Offer = "undo" | "pause" | "resume" | "end";

export type StandingOrder = {
/**
 * The prompt's kind.
 */
prompt: string,
/**
 * The action, in the game's notation.
 */
action: string, };

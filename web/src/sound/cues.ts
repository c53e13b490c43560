/**
 * The small set of sounds as data, and which event of which game is heard as which. Everything is made by synthesis:
 * tones that glide and noise that passes a filter.
 */

export type Cue = 'card' | 'coin' | 'charge' | 'beam' | 'crack' | 'battle' | 'turn' | 'horn' | 'dusk' | 'refusal';

/** A tone from one pitch to another, in Hz; times in seconds. */
export interface Tone {
  shape: OscillatorType;
  from: number;
  to?: number;
  at: number;
  length: number;
  loud: number;
}
/** Noise through a filter that glides from one frequency to another. */
export interface Hiss {
  filter: BiquadFilterType;
  from: number;
  to?: number;
  at: number;
  length: number;
  loud: number;
}
export type Voice = Tone | Hiss;

const tone = (shape: OscillatorType, from: number, at: number, length: number, loud: number, to = from): Tone => ({
  shape,
  from,
  to,
  at,
  length,
  loud,
});
const hiss = (filter: BiquadFilterType, from: number, at: number, length: number, loud: number, to = from): Hiss => ({
  filter,
  from,
  to,
  at,
  length,
  loud,
});

export const cues: Record<Cue, readonly Voice[]> = {
  /** A card slides on felt. */
  card: [hiss('bandpass', 2600, 0, 0.09, 0.1, 1200), tone('sine', 180, 0.05, 0.05, 0.05, 120)],
  /** Something is paid for or gained. */
  coin: [tone('sine', 1568, 0, 0.08, 0.07), tone('sine', 2093, 0.06, 0.16, 0.07)],
  /** Power gathers. */
  charge: [tone('sawtooth', 110, 0, 0.34, 0.04, 440), tone('sine', 220, 0, 0.34, 0.05, 880)],
  /** A shot. */
  beam: [tone('sawtooth', 1400, 0, 0.22, 0.05, 260), hiss('highpass', 3000, 0, 0.18, 0.04, 900)],
  /** Something breaks. */
  crack: [hiss('lowpass', 1800, 0, 0.34, 0.16, 120), tone('triangle', 96, 0, 0.3, 0.14, 38)],
  /** Drums before a battle. */
  battle: [
    ...[0, 0.2, 0.4].map((at) => tone('sine', 92, at, 0.2, 0.2, 44)),
    ...[0, 0.2, 0.4].map((at) => hiss('lowpass', 700, at, 0.08, 0.07)),
  ],
  /** It is your turn: two notes up. */
  turn: [tone('sine', 587, 0, 0.09, 0.16), tone('sine', 880, 0.09, 0.16, 0.16)],
  /** The game is won, or over for all: a horn call. */
  horn: [
    tone('sawtooth', 196, 0, 0.7, 0.05, 197),
    tone('triangle', 392, 0, 0.7, 0.09),
    tone('triangle', 494, 0.18, 0.7, 0.08),
    tone('triangle', 587, 0.36, 0.9, 0.09),
  ],
  /** The game is lost: the same call, in minor and downwards. */
  dusk: [
    tone('triangle', 440, 0, 0.5, 0.08),
    tone('triangle', 349, 0.2, 0.6, 0.08),
    tone('triangle', 294, 0.4, 0.9, 0.09),
  ],
  refusal: [tone('triangle', 196, 0, 0.08, 0.16), tone('triangle', 165, 0.09, 0.14, 0.16)],
};

/** Which cue an event is heard as, by its kind; kinds that are not here are quiet. */
export const kinds: Record<string, Partial<Record<Cue, readonly string[]>>> = {
  realms: {
    card: ['played', 'put_on_top', 'refilled', 'drew', 'copied'],
    coin: ['acquired', 'gained'],
    charge: ['used'],
    beam: ['attacked', 'damaged'],
    crack: ['destroyed', 'scrapped', 'swept', 'defeated'],
  },
  assembly: {
    card: ['took', 'took_deck', 'drew', 'filled', 'released', 'returned'],
    coin: ['cast', 'spent', 'recruited'],
    charge: ['deployed', 'transferred', 'scrambled', 'locked_on', 'locked'],
    beam: ['fired', 'discharged'],
    crack: ['hit', 'destroyed'],
    battle: ['declared', 'war_began'],
  },
  samurai: {
    card: ['order_placed', 'card_played', 'card_committed', 'card_revealed', 'cards_drawn', 'mech_kept'],
    coin: ['wealth_gained', 'wealth_given', 'honor_gained', 'reward_claimed'],
    charge: ['tokens_attached', 'power_changed', 'ability_used', 'free_order_used'],
    crack: ['unit_destroyed'],
    battle: ['battles_began', 'battle_began'],
  },
  attack: {
    card: ['placed', 'revealed', 'swapped'],
    charge: ['thrust', 'braked', 'boosted', 'deployed', 'used', 'repaired'],
    beam: ['fired', 'attacked'],
    crack: ['rammed', 'ran_into_field', 'lost', 'destroyed'],
  },
  captains: {
    card: ['activated', 'assigned', 'took_mission', 'new_mission', 'took_tech', 'installed_tech', 'refilled'],
    coin: ['gained_medals', 'gained_artifact', 'gained_pirate', 'gained_crew', 'advanced', 'completed_mission'],
    charge: ['moved', 'repaired', 'promoted', 'trained', 'reached_event', 'used_tile'],
    beam: ['defeated_pirate'],
    crack: ['took_damage'],
    battle: ['uprising'],
  },
};

/** What an event of a game is heard as; `null` for what is quiet. */
export function cueOf(game: string, kind: string): Cue | null {
  const found = Object.entries(kinds[game] ?? {}).find(([, names]) => names.includes(kind));
  return (found?.[0] as Cue | undefined) ?? null;
}

/** What is most worth hearing of several at once. */
const LOUDEST: readonly Cue[] = ['battle', 'crack', 'beam', 'charge', 'coin', 'card'];
export const loudest = (all: readonly (Cue | null)[]): Cue | null => LOUDEST.find((cue) => all.includes(cue)) ?? null;

/**
 * The table after an event, as far as the event's own figures tell; the server's view comes with the last deed of an
 * update. No rule: figures go where the event says, numbers change by what it says.
 */

import { add, leave, less, stand } from './armies';
import { cardOf, greatClan, mechOf, nameOf } from './names';
import type { Event, LocationView, MarkerView, PlayerView, View } from './view';

type Of<K extends Event['event']> = Extract<Event, { event: K }>;

const at = (view: View, seat: number, change: (player: PlayerView) => Partial<PlayerView>): View => ({
  ...view,
  players: view.players.map((player, i) => (i + 1 === seat ? { ...player, ...change(player) } : player)),
});
/** Changes a location; they count from 0 in events. */
const there = (view: View, n: number, change: (location: LocationView) => Partial<LocationView>): View => ({
  ...view,
  locations: view.locations.map((location, i) => (i === n ? { ...location, ...change(location) } : location)),
});

const honour = (view: View, seat: number, n: number): View =>
  at(view, seat, ({ honor, soon }) => ({ honor: Math.max(0, honor + n), soon: Math.max(0, soon + n) }));
const wealth = (view: View, seat: number, n: number): View => ({
  ...at(view, seat, (player) => ({ wealth: Math.max(0, player.wealth + n) })),
  bank: Math.max(0, view.bank - n),
});

const face = (card: { face: number } | { back: null }): number | null => ('face' in card ? card.face : null);

/** A hand without a card, whether it was seen or not. */
const lessHand = (player: PlayerView, name: string): Partial<PlayerView> => ({
  hand_size: Math.max(0, player.hand_size - 1),
  hand: less(player.hand, name),
});

function drawn(view: View, { seat, cards }: Of<'cards_drawn'>): View {
  const seen = cards.map(face).filter((card) => card !== null);
  const own = view.decks.length > 1 ? seat - 1 : 0;
  return {
    ...at(view, seat, (player) => ({
      hand_size: player.hand_size + cards.length,
      hand: [...player.hand, ...seen.map((card) => nameOf('action', card))],
    })),
    decks: view.decks.map((n, i) => (i === own ? Math.max(0, n - cards.length) : n)),
  };
}

const BRANCH = 10;
/** Where a marker stands that is told by the number of its space. */
function stood(view: View, space: number): Pick<MarkerView, 'branch' | 'depth' | 'space'> {
  if (space === 0) return { branch: null, depth: 0, space: 'neutral' };
  const [clan, depth] = [greatClan(Math.floor((space - 1) / BRANCH)), ((space - 1) % BRANCH) + 1];
  const seat = view.players.findIndex((player) => player.clan === clan) + 1;
  return { branch: seat || null, depth, space: `${clan} ${depth}` };
}

/** What each branch earns is what its spaces say. */
function earning(view: View): View {
  const income = (seat: number): number =>
    view.markers.reduce((sum, { branch, depth }) => sum + (branch === seat ? (view.tiers[depth - 1] ?? 0) : 0), 0);
  return view.players.reduce(
    (now, _, i) => at(now, i + 1, ({ honor }) => ({ income: income(i + 1), soon: honor + income(i + 1) })),
    view,
  );
}

const markerMoved = (view: View, { clan, to }: Of<'marker_moved'>): View =>
  earning({
    ...view,
    markers: view.markers.map((marker, i) => (i === clan ? { ...marker, ...stood(view, to) } : marker)),
  });

function unit(view: View, told: Event): View {
  switch (told.event) {
    case 'unit_moved':
      return stand(view, { ...told, place: told.to + 1 }, told.from);
    case 'unit_destroyed':
      return home(view, told, 'graveyard');
    case 'unit_returned':
      return home(view, told, 'supply');
    case 'tokens_attached':
      return attached(view, told);
    default:
      return view;
  }
}

/** A figure that leaves the board gives its tokens to the bank. */
const home = (view: View, told: Of<'unit_destroyed' | 'unit_returned'>, place: 'graveyard' | 'supply'): View => ({
  ...stand(view, { ...told, place }, told.from),
  bank: view.bank + told.tokens,
});

/** Tokens come from their owner's wealth. */
function attached(view: View, { seat, unit, place, n, now }: Of<'tokens_attached'>): View {
  const { view: without, force } = leave(view, { seat, unit, tokens: now - n }, place);
  const raised = force && { ...force, power: force.power + n };
  return at(add(without, { seat, unit, tokens: now, place }, raised), seat, (player) => ({
    wealth: Math.max(0, player.wealth - n),
  }));
}

function located(view: View, told: Event): View {
  switch (told.event) {
    case 'location_revealed': {
      const card = cardOf(face(told.card) ?? -1);
      const shown = there(view, told.location, () => card ?? {});
      return { ...shown, location_deck: Math.max(0, view.location_deck - 1) };
    }
    case 'location_discarded':
      return bare(view, told.location);
    case 'location_claimed': {
      const card = cardOf(told.card);
      const claimed = card ? [{ name: card.card, kind: card.kind }] : [];
      const owned = at(view, told.seat, (player) => ({ claimed: [...player.claimed, ...claimed] }));
      return bare(still(owned, told.location), told.location);
    }
    case 'card_attached':
      return there(view, told.location, ({ attached: all }) => ({
        attached: [...all, { name: nameOf('action', told.kind), owner: told.seat, used: false }],
      }));
    case 'attached_ended':
      return thrown(detached(view, told), told.seat, nameOf('action', told.kind));
    case 'card_triggered':
      return detached(view, told);
    default:
      return unit(view, told);
  }
}
const detached = (view: View, { location, kind }: Of<'card_triggered' | 'attached_ended'>): View =>
  there(view, location, ({ attached: all }) => ({
    attached: all.filter((one) => one.name !== nameOf('action', kind)),
  }));
const bare = (view: View, n: number): View => there(view, n, () => ({ card: null, kind: '', glyph: '', reward: '' }));
/** A battle is over: what cards added is gone. */
const still = (view: View, n: number): View =>
  there(
    { ...view, players: view.players.map((player) => ({ ...player, committed: [], bonus: 0 })) },
    n,
    (location) => ({
      strengths: location.totals,
    }),
  );

function battled(view: View, told: Event): View {
  const strength = (seat: number, n: number): View =>
    there(view, (view.battle ?? 0) - 1, ({ strengths }) => ({
      strengths: strengths.map((sum, i) => (i + 1 === seat && sum !== null ? sum + n : sum)),
    }));
  switch (told.event) {
    case 'battle_began':
      return {
        ...view,
        phase: 'battles',
        battle: told.location + 1,
        question: null,
        players: view.players.map((player) => ({ ...player, committed: [], bonus: 0 })),
      };
    case 'card_committed':
      return at(view, told.seat, (player) => ({
        ...lessHand(player, nameOf('action', face(told.card) ?? -1)),
        committed: [...player.committed, face(told.card) === null ? null : nameOf('action', face(told.card) ?? -1)],
        commits: 'done',
      }));
    case 'commit_passed':
      return at(view, told.seat, () => ({ commits: 'done' }));
    case 'card_revealed':
    case 'card_cancelled':
      return at(view, told.seat, ({ committed }) => ({ committed: turned(committed, face(told.card)) }));
    case 'power_changed':
      return at(strength(told.seat, told.n), told.seat, ({ bonus }) => ({ bonus: bonus + told.n }));
    case 'reward_claimed':
      return view.phase === 'battles' ? { ...view, battle: told.location + 1 } : view;
    case 'battle_won':
      return there(view, told.location, () => ({
        totals: view.players.map((_, i) => told.units[i] ?? null),
        strengths: view.players.map((_, i) => told.totals[i] ?? null),
        forces: told.forces,
        victor: told.seat,
      }));
    default:
      return located(view, told);
  }
}
/** The first card that lies face down is turned. */
function turned(committed: readonly (string | null)[], card: number | null): (string | null)[] {
  const name = card === null ? null : nameOf('action', card);
  const i = committed.indexOf(null);
  return name === null || committed.includes(name)
    ? [...committed]
    : i < 0
      ? [...committed, name]
      : committed.with(i, name);
}

function carded(view: View, told: Event): View {
  switch (told.event) {
    case 'cards_drawn':
      return drawn(view, told);
    case 'card_played':
      return played(view, told.seat, nameOf('action', told.kind));
    case 'card_discarded':
    case 'card_unpaid':
      return discarded(view, told.seat, nameOf('action', told.kind));
    case 'deck_shuffled':
      return {
        ...view,
        decks: view.decks.map((n, i) => (i === told.pile ? n + (view.discards[i]?.length ?? 0) : n)),
        discards: view.discards.map((pile, i) => (i === told.pile ? [] : pile)),
      };
    case 'order_placed':
      return { ...placed(view, told.seat, told.marker, told.order), ordered: true };
    case 'markers_swapped': {
      const on = view.players[told.seat - 1]?.placed[told.placed - 1] ?? null;
      return placed(placed(view, told.seat, told.placed, null), told.seat, told.unplaced, on);
    }
    case 'marker_moved':
      return markerMoved(view, told);
    default:
      return battled(view, told);
  }
}
const played = (view: View, seat: number, name: string): View => ({
  ...at(view, seat, (player) => lessHand(player, name)),
  in_play: name,
  card_played: true,
});
function thrown(view: View, seat: number, name: string): View {
  const pile = view.discards.length > 1 ? seat - 1 : 0;
  return { ...view, discards: view.discards.map((all, i) => (i === pile ? [...all, name] : all)) };
}
/** A card leaves the table or a battle, or else a hand. */
function discarded(view: View, seat: number, name: string): View {
  const after = thrown(view, seat, name);
  if (view.in_play === name) return { ...after, in_play: null };
  return at(after, seat, (player) =>
    player.committed.includes(name)
      ? { committed: player.committed.filter((one) => one !== name) }
      : lessHand(player, name),
  );
}
const placed = (view: View, seat: number, marker: number, order: string | null): View =>
  at(view, seat, (player) => ({ placed: player.placed.with(marker - 1, order) as PlayerView['placed'] }));

function gained(view: View, told: Event): View {
  switch (told.event) {
    case 'honor_gained':
      return honour(view, told.seat, told.n);
    case 'honor_paid':
      return honour(view, told.seat, -told.n);
    case 'wealth_gained':
      return wealth(view, told.seat, told.n);
    case 'wealth_spent':
      return wealth(view, told.seat, -told.n);
    case 'wealth_given':
      return wealth(wealth(view, told.from, -told.n), told.to, told.n);
    default:
      return carded(view, told);
  }
}

/** What goes on: rounds, turns, battles. */
export function settle(view: View, told: Event): View {
  switch (told.event) {
    case 'turn_began':
      return began(view, told.seat);
    case 'round_began':
      return roundBegan(view, told);
    case 'battles_began':
      return { ...view, phase: 'battles', question: null, ordered: false, card_played: false };
    case 'mechs_revealed':
      return told.mechs.reduce((now, mech) => steps(now, told.seat, face(mech) ?? -1), view);
    case 'restored':
      return restored(view);
    case 'game_ended':
      return ended(view);
    case 'conceded':
      return at(view, told.seat, () => ({ conceded: true }));
    default:
      return gained(view, told);
  }
}

/** A mech steps out of the dark, into its owner's supply. */
function steps(view: View, seat: number, unit: number): View {
  const { power, ability } = mechOf(unit);
  const force = { name: '', unit: nameOf('unit', unit), kind: 'mech', count: 1, tokens: 0, power, marked: false };
  const known = at(view, seat, ({ mechs }) => ({
    mechs: [...mechs.filter((mech) => mech.name !== force.unit), { name: force.unit, power, ability, place: 'supply' }],
  }));
  return { ...add(known, { seat, unit, tokens: 0, place: 'supply' }, force), phase: 'turns', draft: null };
}

/** Whoever is first begins; the others follow as they sit. */
function roundBegan(view: View, { round, first }: Of<'round_began'>): View {
  const i = Math.max(0, view.order.indexOf(first));
  const order = [...view.order.slice(i), ...view.order.slice(0, i)];
  return { ...view, phase: 'turns', battle: null, question: null, round, first, order };
}

/** Nothing is to come any more. */
const ended = (view: View): View => ({
  ...view,
  phase: 'over',
  battle: null,
  question: null,
  players: view.players.map((player) => ({ ...player, soon: player.honor })),
  locations: view.locations.map((location) => ({ ...location, leader: null, victor: null })),
});

/** Markers and lost figures are everybody's again. */
const restored = (view: View): View => ({
  ...view,
  battle: null,
  players: view.players.map((player) => ({
    ...player,
    placed: [null, null, null, null],
    supply: [...player.supply, ...player.graveyard],
    graveyard: [],
  })),
});

function began(view: View, seat: number): View {
  const turn = (view.players[seat - 1]?.placed.filter((on) => on !== null).length ?? 0) + 1;
  return {
    ...view,
    phase: 'turns',
    battle: null,
    active: seat,
    turn,
    ordered: false,
    card_played: false,
    question: null,
  };
}

/** The table while things are in the air: whose turn it is and where one fights is seen at once. */
export function lift(view: View, told: Event): View {
  switch (told.event) {
    case 'turn_began':
    case 'battles_began':
    case 'battle_began':
      return settle(view, told);
    case 'card_played':
    case 'card_committed':
      return at(view, told.seat, (player) =>
        lessHand(player, nameOf('action', told.event === 'card_played' ? told.kind : (face(told.card) ?? -1))),
      );
    default:
      return view;
  }
}

/** Figures as an event moves them: out of one place, into another, with their power counted. */

import { nameOf } from './names';
import type { ForceView, LocationView, View } from './view';

type Place = number | 'supply' | 'graveyard';
interface Figure {
  seat: number;
  /** The unit's number in the content. */
  unit: number;
  tokens: number;
}

/** Fighters and carriers are everybody's; the other units are mechs. */
export const KINDS = ['fighter', 'carrier'] as const;
const RANK = ['mech', 'carrier', 'fighter'];

const nameFor = ({ unit, tokens }: Figure): string => {
  const name = KINDS[unit] ?? nameOf('unit', unit);
  return tokens ? `${name}+${tokens}` : name;
};

/** Without one of it. */
export function less(list: readonly string[], name: string): string[] {
  // Those that have moved bear a star.
  const i = list.findIndex((one) => one === name || one === `${name}*`);
  return i < 0 ? [...list] : [...list.slice(0, i), ...list.slice(i + 1)];
}

const lessForce = (forces: readonly ForceView[], gone: ForceView): ForceView[] =>
  forces.flatMap((force) => (force !== gone ? [force] : force.count > 1 ? [{ ...force, count: force.count - 1 }] : []));

function moreForces(forces: readonly ForceView[], come: ForceView): ForceView[] {
  const i = forces.findIndex((force) => force.name === come.name && force.marked === come.marked);
  const had = forces[i];
  if (had) return forces.with(i, { ...had, count: had.count + 1 });
  return [...forces, come].sort((a, b) => RANK.indexOf(a.kind) - RANK.indexOf(b.kind));
}

/** Totals are what the figures there count; whoever has most leads, nobody where two have as much. */
function counted(location: LocationView, forces: ForceView[][]): LocationView {
  const totals = forces.map((army) =>
    army.length ? army.reduce((sum, { power, count }) => sum + power * count, 0) : null,
  );
  const most = Math.max(...totals.map((total) => total ?? 0));
  const best = totals.flatMap((total, i) => (total === most ? [i + 1] : []));
  const strengths = totals.map((total, i) =>
    total === null ? null : total + (location.strengths[i] ?? 0) - (location.totals[i] ?? 0),
  );
  const crowd = forces.flat().reduce((sum, { count }) => sum + count, 0);
  return {
    ...location,
    forces,
    totals,
    strengths,
    leader: best.length === 1 ? (best[0] ?? null) : null,
    free: Math.max(0, location.spaces - crowd),
  };
}

/** The view with the figures of one player at one place changed. */
function withForces(view: View, seat: number, place: Place, change: (forces: ForceView[]) => ForceView[]): View {
  if (typeof place === 'number')
    return {
      ...view,
      locations: view.locations.map((location, i) =>
        i + 1 === place
          ? counted(
              location,
              location.forces.map((army, s) => (s + 1 === seat ? change(army) : army)),
            )
          : location,
      ),
    };
  if (place !== 'supply') return view;
  return {
    ...view,
    players: view.players.map((player, i) => (i + 1 === seat ? { ...player, ready: change(player.ready) } : player)),
  };
}

/** The names beside the figures: supply, graveyard, those at locations. */
function listed(view: View, seat: number, place: Place, change: (names: string[]) => string[]): View {
  if (typeof place === 'number')
    return {
      ...view,
      locations: view.locations.map((location, i) =>
        i + 1 === place
          ? { ...location, figures: location.figures.map((army, s) => (s + 1 === seat ? change(army) : army)) }
          : location,
      ),
    };
  return {
    ...view,
    players: view.players.map((player, i) => (i + 1 === seat ? { ...player, [place]: change(player[place]) } : player)),
  };
}

const armyAt = (view: View, seat: number, place: Place): ForceView[] =>
  typeof place === 'number'
    ? (view.locations[place - 1]?.forces[seat - 1] ?? [])
    : place === 'supply'
      ? (view.players[seat - 1]?.ready ?? [])
      : [];

/** A figure leaves its place; the force it was of comes along. */
export function leave(view: View, figure: Figure, from: Place): { view: View; force: ForceView | undefined } {
  const [name, army] = [nameFor(figure), armyAt(view, figure.seat, from)];
  const found = army.find((force) => force.name === name) ?? army.find((force) => force.name.startsWith(name));
  const without = found ? withForces(view, figure.seat, from, (forces) => lessForce(forces, found)) : view;
  return { view: listed(without, figure.seat, from, (names) => less(names, name)), force: found };
}

/** A figure comes to a place. */
export function add(view: View, figure: Figure & { place: Place }, force: ForceView | undefined): View {
  const { seat, unit, place } = figure;
  const home = typeof place !== 'number';
  const name = nameFor(home ? { ...figure, tokens: 0 } : figure);
  const tokens = home ? 0 : figure.tokens;
  const bare = force ?? { unit: nameOf('unit', unit), kind: KINDS[unit] ?? 'mech', power: 0, marked: false };
  const come: ForceView = { ...bare, name, count: 1, tokens };
  return listed(
    withForces(view, seat, place, (forces) => moreForces(forces, come)),
    seat,
    place,
    (names) => [...names, name],
  );
}

/** A figure goes from one place to another. */
export function stand(view: View, figure: Figure & { place: Place }, from: Place): View {
  const left = leave(view, figure, from);
  return add(left.view, figure, left.force);
}

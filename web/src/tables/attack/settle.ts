/**
 * The table after an event, as far as the event's own figures tell; the server's view comes with the last deed of an
 * update. No rule: ships and tokens go where the event says, numbers become what it says.
 */

import type { Deed, Told } from '../../generated/attack';
import { face, TRAITS, type FlagView, type ShipView, type Token, type Trait, type View } from './view';

type Of<K extends Deed['what']> = Extract<Deed, { what: K }>;
type Assigned = Extract<Told, { assigned: unknown }>['assigned'];
type Corners<T> = [T, T, T, T];

const at = (view: View, seat: number, change: (ship: ShipView) => Partial<ShipView>): View => ({
  ...view,
  ships: view.ships.map((ship) => (ship.seat === seat ? { ...ship, ...change(ship) } : ship)),
});
/** Changes one corner of a tile. */
const corner = <T>(all: Corners<T>, on: Trait, value: T): Corners<T> => {
  const found = [...all] as Corners<T>;
  found[TRAITS.indexOf(on)] = value;
  return found;
};
const less = (coins: readonly string[], coin: string | null): string[] => coins.filter((one) => one !== coin);
const more = (coins: readonly string[], coin: string | null): string[] =>
  coin === null ? [...coins] : [...new Set([...coins, coin])].sort(inOrder);
/** Coins as the view lists them: the blank first. */
const inOrder = (a: string, b: string): number => Number(b === 'B') - Number(a === 'B') || a.localeCompare(b);

/** How many tokens lie on a tile. */
const laid = ({ traits, capacitor }: Pick<ShipView, 'traits' | 'capacitor'>): number =>
  traits.filter((token) => token !== null).length + Number(capacitor !== null);

/** A tile after a token lies on a corner, or has left it; what it counts then is for the server to say. */
function tile(ship: ShipView, on: Trait, token: Token, changed: Partial<ShipView> = {}): Partial<ShipView> {
  const after = { ...ship, ...changed, traits: corner(ship.traits, on, token) };
  return {
    ...changed,
    traits: after.traits,
    open: corner(ship.open, on, face(token) !== null),
    values: corner(ship.values, on, null),
    hull: laid(after),
  };
}

/** Where a ship stands has changed: what any ship could reach or fire at from there is no longer known. */
const adrift = (view: View): View => ({
  ...view,
  ships: view.ships.map((ship) => ({ ...ship, reach: [], plans: [], range: [], lines: [], threat: [] })),
});
const stands = (view: View, seat: number, square: string): View =>
  adrift(at(view, seat, () => ({ square, berth: 'on the board', left_from: null })));
const away = (view: View, seat: number, berth: string, more: Partial<ShipView> = {}): View =>
  adrift(at(view, seat, () => ({ square: null, berth, ...more })));

/** The four phases by a question of theirs: nothing is asked while a turn is shown. */
const [POWER, ENGINES, MOVE, FIRE] = ['start', 'engine', 'course', 'fire'];
const phases: Partial<Record<Deed['what'], string>> = {
  turn_began: POWER,
  thrust: ENGINES,
  braked: ENGINES,
  coasted: ENGINES,
  steered: MOVE,
  moved: MOVE,
  rammed: MOVE,
  attacked: FIRE,
  fired: FIRE,
  held_fire: FIRE,
};

const shown = (ship: ShipView, { on, coin }: Of<'revealed'>): Partial<ShipView> => ({
  traits: corner(ship.traits, on, coin === null ? { back: null } : { face: coin }),
  open: corner(ship.open, on, coin !== null),
  unlocated: less(ship.unlocated, coin),
});

/** All tokens of a pool, as far as this viewer knows them. */
const poolOf = (view: View, ship: ShipView): string[] =>
  [
    ...ship.traits.flatMap((token) => face(token) ?? []),
    ...ship.reserve,
    ...ship.unlocated,
    ...(ship.capacitor ? view.devices.filter(({ gear }) => gear === 'capacitor_bank').map(({ coin }) => coin) : []),
  ].reduce<string[]>(more, []);

/** Power was laid anew: everything hidden again, but in the open by a disabled captain (AT-G26). */
function assigned(view: View, { seat, how, tokens, reserve }: Assigned): View {
  return at(view, seat, (ship) => {
    const seen = tokens.flatMap((token) => face(token) ?? []);
    const rest = poolOf(view, ship).filter((coin) => !seen.includes(coin));
    const own =
      view.eyes.includes(seat) || (how === 'rewired' && tokens.every((token) => token === null || face(token)));
    return {
      traits: tokens,
      open: tokens.map((token) => token !== null && ship.disabled) as Corners<boolean>,
      values: [null, null, null, null],
      powered: [],
      capacitor: null,
      reserve: own ? rest : [],
      unlocated: own ? [] : rest,
      reserve_count: reserve,
      hull: laid({ traits: tokens, capacitor: null }),
    };
  });
}

function powered(view: View, deed: Deed): View {
  switch (deed.what) {
    case 'revealed':
      return at(view, deed.seat, (ship) => shown(ship, deed));
    case 'rolled':
      return deed.recovered ? at(view, deed.seat, (ship) => found(ship, String(deed.face))) : view;
    case 'swapped':
      return at(view, deed.seat, (ship) =>
        tile(ship, 'equipment', null, {
          modifier: deed.out,
          reserve: more(ship.reserve, deed.into),
          reserve_count: ship.reserve_count + 1,
        }),
      );
    case 'repaired':
      return at(view, deed.seat, (ship) =>
        tile(ship, deed.on, { face: deed.coin }, { lost: less(ship.lost, deed.coin), pool: ship.pool + 1 }),
      );
    case 'deployed':
      return adrift(
        at(view, deed.seat, (ship) => tile(ship, 'equipment', null, { field: deed.square, pool: ship.pool - 1 })),
      );
    case 'boosted':
      return at(view, deed.seat, (ship) => tile(ship, 'equipment', null, { capacitor: deed.on }));
    case 'lost':
      return at(view, deed.seat, (ship) => lost(ship, deed));
    default:
      return moved(view, deed);
  }
}
/** A lost token comes back into the reserve. */
const found = (ship: ShipView, coin: string): Partial<ShipView> => ({
  lost: less(ship.lost, coin),
  reserve: more(ship.reserve, coin),
  reserve_count: ship.reserve_count + 1,
  pool: ship.pool + 1,
});
/** A token is lost to Damage: one of a corner, or the Capacitor token. */
function lost(ship: ShipView, { on, coin }: Of<'lost'>): Partial<ShipView> {
  const gone = { lost: more(ship.lost, coin), pool: ship.pool - 1, unlocated: less(ship.unlocated, coin) };
  return on ? tile(ship, on, null, gone) : { ...gone, capacitor: null, hull: laid({ ...ship, capacitor: null }) };
}

function moved(view: View, deed: Deed): View {
  switch (deed.what) {
    case 'thrust':
    case 'braked':
      return deed.speed === null ? view : at(view, deed.seat, () => ({ speed: deed.speed ?? 0 }));
    case 'placed':
    case 'came_back':
      return stands(view, deed.seat, deed.square);
    case 'steered': {
      const [made, speed] = [view.course?.made ?? 0, view.ships.find((one) => one.seat === deed.seat)?.speed ?? 0];
      return { ...view, course: { way: deed.way, made, left: Math.max(0, speed - made) } };
    }
    case 'moved':
      return flown(stands(view, deed.seat, deed.to), deed.steps);
    case 'pushed': {
      const pushed = stands(view, deed.seat, deed.to);
      return deed.other_to === null ? pushed : stands(pushed, deed.other, deed.other_to);
    }
    case 'left_map':
      return away(view, deed.seat, 'off the map', { left_from: deed.from, speed: 0 });
    case 'dictated':
      return spent(
        at(view, deed.target, () => ({ speed: deed.speed })),
        deed.seat,
      );
    case 'wormholed':
      return spent(stands(view, deed.target, deed.to), deed.seat);
    case 'rewiring':
      return spent(view, deed.seat);
    default:
      return fell(view, deed);
  }
}
const flown = (view: View, steps: number): View => ({
  ...view,
  course: view.course && {
    ...view.course,
    made: view.course.made + steps,
    left: Math.max(0, view.course.left - steps),
  },
});
const spent = (view: View, seat: number): View =>
  at(view, seat, ({ power }) => ({ power: power && { ...power, spent: true } }));

function fell(view: View, deed: Deed): View {
  switch (deed.what) {
    case 'disabled':
      return at(view, deed.seat, () => ({ struck: true }));
    case 'destroyed':
      return away(view, deed.seat, view.mode === 'ctf' ? 'waiting to return' : 'destroyed', {
        struck: false,
        disabled: false,
      });
    case 'conceded':
      return away(view, deed.seat, view.mode === 'ctf' ? 'gone' : 'destroyed');
    case 'picked_up':
      return flagged(view, deed.flag, { carrier: deed.seat, point: null });
    case 'dropped':
      return flagged(view, deed.flag, { carrier: null, point: deed.point });
    default:
      return turned(view, deed);
  }
}
/** A flag changes hands, or lies somewhere. */
const flagged = (view: View, n: number, change: Partial<FlagView>): View => ({
  ...view,
  flags: view.flags.map((flag, i) => (i === n ? { ...flag, ...change } : flag)),
  ships: view.ships.map((ship) => ({
    ...ship,
    flag: ship.seat === change.carrier ? n : ship.flag === n ? null : ship.flag,
  })),
});

function turned(view: View, deed: Deed): View {
  switch (deed.what) {
    case 'first':
      return { ...view, first: deed.seat, active: deed.seat };
    case 'turn_began':
      return {
        ...view,
        active: deed.seat,
        course: null,
        ships: view.ships.map((ship) =>
          ship.seat === deed.seat
            ? { ...ship, disabled: ship.struck, struck: false, locked: false }
            : { ...ship, disabled: false },
        ),
      };
    case 'opened':
      return { ...view, window: deed.window, question: deed.window };
    case 'round_ended':
      return { ...view, rounds: deed.rounds };
    case 'over':
      return { ...view, over: deed.by };
    default:
      return view;
  }
}

/** A course is flown once its captain comes to fire, or stops. */
const ENDED: readonly string[] = ['pre_fire', 'firefight'];
const done = (view: View, deed: Deed): View =>
  deed.what === 'held_fire' || deed.what === 'attacked' || (deed.what === 'opened' && ENDED.includes(deed.window))
    ? { ...view, course: null }
    : view;

/** The table after an event. */
export function settle(view: View, told: Told): View {
  // What one was asked before is answered.
  const open: View = { ...view, clash: null, rewired: null, idle: false, asks: [], parties: [], waiting: [] };
  if ('assigned' in told) return { ...assigned(open, told.assigned), window: null, question: POWER ?? null };
  if (!('public' in told)) return view;
  const { public: deed } = told;
  const question = phases[deed.what];
  return done(powered(question === undefined ? open : { ...open, window: null, question }, deed), deed);
}

/** The table while a token is in the air: it has left its corner. */
export function lift(view: View, told: Told): View {
  if (!('public' in told)) return view;
  const { public: deed } = told;
  if (deed.what !== 'lost' || deed.on === null) return view;
  const { on } = deed;
  return at(view, deed.seat, (ship) => ({ traits: corner(ship.traits, on, null), open: corner(ship.open, on, false) }));
}

/** The war after an event: ships act, aim, fire, lose shields and break up. */

import { inView, lessTop, under, type Of } from './zones';
import type { Battle, Event, ShipView, View, WeaponView } from './view';

const ships = (view: View): ShipView[] => view.sides.flatMap((side) => side.fleet);
const nameOf = (view: View, ship: number): string | null => inView(view, ship)?.ship ?? null;

const line = (view: View): string[] =>
  ships(view)
    .sort((a, b) => a.card.initiative - b.card.initiative)
    .map(({ card }) => card.ship);

/** No ship acts. One that has acted stands there until the next begins. */
const resting = { acting: null, mode: null, weapons: [] };

const roundBegan = (view: View, { round }: Of<'round_began'>): View => ({
  ...view,
  battle: { quiet_rounds: 0, ...view.battle, ...resting, round, line: line(view) },
});

const fought = (view: View, change: (battle: Battle) => Partial<Battle>): View =>
  view.battle ? { ...view, battle: { ...view.battle, ...change(view.battle) } } : view;

function shipTurn(view: View, { seat, ship }: Of<'ship_turn'>): View {
  const card = inView(view, ship);
  const weapons = (card?.weapons ?? []).map(([targeting, kind], i): WeaponView => ({
    weapon: i + 1,
    targeting,
    class: kind,
    state: 'open',
    target: null,
  }));
  return fought({ ...view, active: seat }, () => ({ acting: card?.ship ?? null, mode: null, weapons }));
}

/** Events count weapons from 0, the view from 1. */
const armed = (view: View, weapon: number, change: Partial<WeaponView>): View =>
  fought(view, ({ weapons }) => ({
    weapons: weapons.map((one) => (one.weapon === weapon + 1 ? { ...one, ...change } : one)),
  }));
const spent = (view: View, weapon: number): View => armed(view, weapon, { state: 'spent', target: null });

const hull = (view: View, ship: number, change: Partial<ShipView>): View => ({
  ...view,
  sides: view.sides.map((side) => ({
    ...side,
    fleet: side.fleet.map((one) => (one.card.number === ship ? { ...one, ...change } : one)),
  })),
});

type Hidden = Of<'fired'>['card'];
const named = (view: View, card: Hidden): string | null =>
  'face' in card ? (inView(view, card.face)?.name ?? null) : null;
/** The name of a card that lies face down, where the ribbon tells it. */
const tracking = (view: View, card: Hidden): string | null => (view.ribbon ? named(view, card) : null);

/** The card on top is shown and goes under the deck. */
const turned = (view: View, card: Hidden): View => under(lessTop(view), named(view, card));

/** It stays under the ship instead. */
const tracked = (view: View, { ship, card }: Of<'tracked'>): View => ({
  ...hull(view, ship, { tracked: true, tracking_card: tracking(view, card) }),
  deck_size: Math.max(0, view.deck_size - 1),
  ribbon: view.ribbon?.slice(0, -1) ?? null,
});

/** The ship goes under the deck above the card that broke it; what was aimed at it has lost its target. */
function destroyed(view: View, { ship }: Of<'destroyed'>): View {
  const name = nameOf(view, ship);
  const sides = view.sides.map((side) => ({ ...side, fleet: side.fleet.filter((one) => one.card.number !== ship) }));
  const ribbon = view.ribbon?.toSpliced(-1, 0, inView(view, ship)?.name ?? null) ?? null;
  const left = { ...view, sides, ribbon, deck_size: view.deck_size + 1 };
  const lost = (one: WeaponView): WeaponView =>
    one.state === 'locked' && one.target === name ? { ...one, state: 'target gone' } : one;
  return fought(left, ({ weapons }) => ({ line: line(left), weapons: weapons.map(lost) }));
}

function transferred(view: View, { ship, mode, cover }: Of<'transferred'>): View {
  const bare = fought(hull(view, ship, { left: 0 }), () => ({ mode }));
  if (!cover) return bare;
  return lessTop(hull(bare, ship, { tracked: true, tracking_card: tracking(view, cover) }));
}

export const war: { [K in Event['event']]?: (view: View, told: Of<K>) => View } = {
  round_began: roundBegan,
  ship_turn: shipTurn,
  transferred,
  locked_on: (view, { weapon, target }) => armed(view, weapon, { state: 'locked', target: nameOf(view, target) }),
  held: (view, { weapon }) => armed(view, weapon, { state: 'held' }),
  fired: (view, { weapon, card }) => turned(spent(view, weapon), card),
  discharged: (view, { weapon, card }) => turned(spent(view, weapon), card),
  hit: (view, { ship, left }) => hull(view, ship, { left }),
  tracked,
  destroyed,
  returned: (view, { card }) => under(view, named(view, card)),
  ended: (view, { winner, by }) => ({ ...fought(view, () => resting), phase: 'over', end: { winner, by } }),
};

/**
 * What is said of a thing dropped where it may not go: the server judges what is an action, the rest is told by what
 * the thing is for.
 */

import { plainly, type Puzzle } from '../../table/refusal';
import type { ChoiceInfo } from '../../generated/wire';
import { ORDERS, plain, type View } from './view';

/** The words for what is no action at all. */
export interface Drops {
  orderMarker: [string, string];
  clanMarker: [string, string];
  figure: [string, string];
  picked: [string, string];
  card: [string, string];
  battleCard: [string, string];
}

/** The words, the rule of the question that is asked, and what may be answered. */
export interface Asked {
  words: Drops;
  rule: string | null;
  choices: readonly ChoiceInfo[];
}

/** Whether an order card may be played now: then it is dropped on the table. */
export const playsCards = (choices: readonly ChoiceInfo[], hand = 'hand/'): boolean =>
  choices.some(({ notation, path }) => notation.startsWith('play ') && path[0]?.startsWith(hand));

/** What is no action at all: in words, with the rule of the question that is asked. */
const told = ({ words, rule }: Asked, what: keyof Drops): Puzzle => ({ problem: plainly(...words[what], rule) });

/** The location a thing lies at, or is. */
const placeOf = (anchor: string): string | null => /^(?:location|figure\/.*)\/(\d+)$/.exec(anchor)?.[1] ?? null;

/** A space by its anchor: `nova7` is the seventh of Nova's branch. */
const spaceOf = (anchor: string): string | null => {
  const [, clan, depth] = /^space\/([a-z]+)(\d*)$/.exec(anchor) ?? [];
  return clan === undefined ? null : `${clan} ${depth ?? ''}`.trim();
};

function marker(name: string, to: string, asked: Asked): Puzzle {
  const order = ORDERS.find((one) => to === `order/${one}`);
  if (/^\d$/.test(name)) return order ? { action: `order ${name} ${order}` } : told(asked, 'orderMarker');
  const space = spaceOf(to);
  return space ? { action: `clan ${name} ${space}` } : told(asked, 'clanMarker');
}

function figure(view: View, me: number, from: string, to: string, asked: Asked): Puzzle {
  const [, name = '', place = ''] = from.split('/');
  const here = place === 'supply' ? view.players[me - 1]?.ready : view.locations[Number(place) - 1]?.forces[me - 1];
  const force = here?.find((one) => plain(one.name) === name);
  const goal = placeOf(to);
  const moves = view.question === 'move units';
  // An escort is dragged too, though the server calls it a pick.
  if (!moves && view.question !== 'escort') return told(asked, 'picked');
  return moves && force && goal && goal !== place
    ? { action: `move ${force.name} ${place}>${goal}` }
    : told(asked, 'figure');
}

/** A card that may be played or committed was dropped in the wrong place; of any other the server says why not. */
function card(view: View, from: string, asked: Asked): Puzzle {
  if (view.question === 'commit') return told(asked, 'battleCard');
  return playsCards(asked.choices, from) ? told(asked, 'card') : { anchor: from };
}

/** What one thing dropped on another was meant as: what the server is asked, or why it is nothing. */
export const meaningOf =
  (view: View, me: number | null, asked: Asked) =>
  (from: string, to: string): Puzzle | null => {
    const [zone, name = ''] = from.split('/');
    if (me === null) return null;
    if (zone === 'marker') return marker(name, to, asked);
    if (zone === 'figure') return figure(view, me, from, to, asked);
    return zone === 'hand' ? card(view, from, asked) : null;
  };

/**
 * How a battle stands, in words: who leads, whose a tie is, and what may still change it. All of it from what everybody
 * sees.
 */

import type { LocationView, View } from './view';

/** The words it is told in. */
export interface Says {
  leadNow: (clan: string, by: number) => string;
  tieNow: (clan: string, by: 'card' | 'order') => string;
  tieIsYours: (by: 'card' | 'order') => string;
  tieTheirs: (clan: string) => string;
  tieYours: (clan: string) => string;
  youNeed: (n: number) => string;
  youNeedMore: (n: number, clan: string, sum: number) => string;
  beatsYours: (clan: string, n: number, sum: number) => string;
  nobodyElse: string;
  yourSumWins: (sum: number) => string;
  nobodyMore: string;
  soWins: (you: boolean, clan: string) => string;
  youAddNothing: string;
}

/** What is said plainly, and what of it is said loudly. */
export type Stand = [plain: string, loud: string];

interface Side {
  seat: number;
  clan: string;
  sum: number;
  needs: number;
  mayAdd: boolean;
  tie: 'card' | 'order';
  winsTie: boolean;
}

const sidesOf = (view: View, location: LocationView): Side[] =>
  view.players.flatMap(({ clan, may_add }, i) => {
    const sum = location.strengths[i] ?? null;
    return sum === null
      ? []
      : [
          {
            seat: i + 1,
            clan,
            sum,
            needs: location.needs[i] ?? 0,
            mayAdd: may_add,
            tie: location.tie_by[i] ?? 'order',
            winsTie: location.wins_tie[i] ?? false,
          },
        ];
  });

function ahead(me: Side, rivals: Side[], words: Says): Stand {
  const [near] = rivals.filter((one) => one.mayAdd).sort((a, b) => a.needs - b.needs);
  if (!near) return [words.nobodyElse, words.yourSumWins(me.sum)];
  return [
    near.winsTie ? words.tieTheirs(near.clan) : words.tieYours(near.clan),
    words.beatsYours(near.clan, near.needs, me.sum),
  ];
}

function behind(me: Side, leader: Side, lead: string, words: Says): Stand {
  if (!me.mayAdd) return [lead, words.youAddNothing];
  const tie = me.winsTie ? words.tieIsYours(me.tie) : words.tieTheirs(leader.clan);
  return [
    `${lead} ${tie}`,
    leader.mayAdd ? words.youNeedMore(me.needs, leader.clan, leader.sum) : words.youNeed(me.needs),
  ];
}

/** How the battle at a location stands for a seat, or for whoever looks on. */
export function standOf(view: View, location: LocationView, seat: number | null, words: Says): Stand | null {
  const sides = sidesOf(view, location);
  const leader = sides.find((one) => one.seat === location.victor);
  if (!leader || sides.length < 2) return null;
  const me = sides.find((one) => one.seat === seat);
  if (!sides.some((one) => one.mayAdd)) return [words.nobodyMore, words.soWins(leader === me, leader.clan)];
  if (me === leader)
    return ahead(
      me,
      sides.filter((one) => one !== me),
      words,
    );
  const lead =
    location.margin === 0 ? words.tieNow(leader.clan, leader.tie) : words.leadNow(leader.clan, location.margin);
  return me ? behind(me, leader, lead, words) : [lead, ''];
}

/** Starship Captains at reading size: planets with their missions, techs, tracks, scores. */

import { sentenceOf } from '../../games.svelte';
import { t } from '../../i18n/index.svelte';
import { sentence, type Clause, type Reading, type Reads, type Sum } from '../../read/reading';
import { taken } from '../../read/words';
import type { Table } from '../../table/model.svelte';
import { points, tintOf, type PlaceView, type ShipView, type View } from './view';

const words = () => t().drawn.captains;
const ICONS = ['mission', 'tracks', 'omega', 'pirate', 'medal', 'damage'];
const CREW: Record<string, string> = { red: 'fight', yellow: 'repair', blue: 'tech', gold: 'commander' };

/** What a score is made of. */
export const scoreSum = (ship: ShipView): Sum => ({
  parts: ship.score_rows.flatMap((n, row) =>
    n
      ? [
          {
            icon: ICONS[row] ?? 'plus',
            text: words().sources[row] ?? '',
            note: words().sourceHints[row] ?? '',
            count: n > 0 ? `+${points(n)}` : points(n),
          },
        ]
      : [],
  ),
  total: points(ship.score),
});

function scoreReading(table: Table<View>, seat: number): Partial<Reading> | null {
  const ship = table.view?.captains.find((one) => one.seat === seat);
  if (!ship) return null;
  return {
    title: words().read.why(points(ship.score)),
    kind: `${table.name(seat)}, ${ship.ship}`,
    tint: tintOf(seat),
    sum: scoreSum(ship),
    does: ship.score < 0 ? [{ text: words().belowZero }] : [],
    facts: [
      { icon: 'damage', text: sentence(words().damageIs(ship.damage)) },
      { icon: 'mission', text: words().read.missions(ship.missions.length) },
    ],
    rules: ['SC-D5'],
  };
}

const missionLines = (place: PlaceView): Clause[] =>
  (place.mission?.lines ?? []).map(([color, text]) => ({
    icon: CREW[color] ?? 'ensign',
    head: sentence(words().lines[color]).replace(/\.$/, ''),
    text: sentence(text),
  }));

function placeReading(table: Table<View>, place: PlaceView): Partial<Reading> {
  const w = words();
  const { mission, station, reach } = place;
  const via = reach?.via.map((at) => table.view?.places[at]?.name ?? '') ?? [];
  return {
    title: mission ? mission.name : place.name,
    kind: mission ? w.read.missionOn(place.name) : place.planet ? w.read.planet : (station?.name ?? ''),
    figures: mission ? [{ icon: 'mission', name: w.read.points, now: mission.points }] : [],
    does: [
      ...missionLines(place),
      ...(station ? [{ icon: 'station', head: station.name, text: sentence(station.text) }] : []),
    ],
    facts: [
      ...(reach ? [{ icon: 'move', text: sentence(w.reached(reach.moves, reach.hits, via)) }] : []),
      ...(place.holder ? [{ icon: 'person', text: sentence(w.held(table.name(place.holder))) }] : []),
      ...(station
        ? [
            {
              icon: 'clock',
              text: sentence(station.tile ? w.tileHere : station.due ? w.tileDue(station.due) : w.read.noTile),
            },
          ]
        : []),
      ...(place.tile ? [{ icon: 'flag', text: sentence(w.tile(place.tile[0], place.tile[1])) }] : []),
      ...(place.next_mission ? [{ icon: 'mission', text: sentence(w.nextMission) }] : []),
      ...place.ships.map((seat) => ({ icon: 'ship', text: w.read.ship(table.name(seat)) })),
      ...(mission ? [{ icon: 'log', text: mission.log }] : []),
    ],
    rules: mission ? ['SC-L2'] : ['SC-V4'],
  };
}

function trackReading(table: Table<View>, id: string): Partial<Reading> | null {
  const track = table.view?.tracks.find((one) => one.id === id);
  if (!track) return null;
  return {
    title: track.name,
    kind: words().read.track,
    does: [
      ...(track.event
        ? [
            {
              icon: 'event',
              head: words().read.event(track.event_space, track.event[0]),
              text: sentence(track.event[1]),
            },
          ]
        : []),
      ...track.bonuses.map(([at, text]) => ({ head: words().read.space(at), icon: 'tracks', text: sentence(text) })),
    ],
    facts: (table.view?.captains ?? []).map((ship) => ({
      icon: 'ship',
      text: words().read.standing(table.name(ship.seat), pointsOn(table, ship, id)),
    })),
  };
}

const pointsOn = (table: Table<View>, ship: ShipView, id: string): string => {
  const at = table.view?.tracks.findIndex((one) => one.id === id) ?? -1;
  return points(ship.standings[at]?.points ?? 0);
};

function cardReading(name: string, lines: readonly string[]): Partial<Reading> | null {
  const printed = taken(sentenceOf('captains', name), name);
  if (!printed) return null;
  const said = printed.does;
  return {
    title: name,
    kind: printed.kind,
    does: said.split('; ').map((text) => ({ text: sentence(text) })),
    facts: lines.filter((line) => line && !said.includes(line)).map((text) => ({ icon: 'info', text: sentence(text) })),
  };
}

/** How the table's things are read. */
export const readsOf =
  (table: Table<View>): Reads =>
  ({ about, anchors, card, title, lines }) => {
    const [zone, what = ''] = (anchors[0] ?? about ?? '').split('/');
    const place = zone === 'loc' ? table.view?.places.find((one) => one.id === what) : undefined;
    if (place) return placeReading(table, place);
    if (zone === 'score') return scoreReading(table, Number(what));
    if (zone === 'track') return trackReading(table, what);
    return cardReading(card ?? title, lines);
  };

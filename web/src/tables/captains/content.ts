/** What the content file prints, as data: rooms, zones of the tracks, faces of techs, mission logs. */

import { known } from '../../games.svelte';
import type { Content, Room, Zone } from '../../generated/captains';
import type { Edge } from './view';

/** Empty until the game's detail is loaded. */
const printed = (): Partial<Content> => (known.details.captains?.content ?? {}) as Partial<Content>;

export const rooms = (): Room[] => printed().room ?? [];
export const zones = (): Zone[] => printed().track_rules?.zones ?? [];
export const loopPoints = (): number => printed().track_rules?.loop_points ?? 0;
export const logOf = (mission: string): string => printed().mission?.find((one) => one.name === mission)?.log ?? '';
/** The id of a mission, by which the art library knows its picture. */
export const missionId = (name: string): string => printed().mission?.find((one) => one.name === name)?.id ?? name;
export const pointsFor = (mission: string): number =>
  printed().mission?.find((one) => one.name === mission)?.points ?? 0;
export const passengerSays = (name: string): string =>
  printed().passenger?.find((one) => one.name === name)?.text ?? '';

/** Whose station it is: the picture tells the faction. */
export const factionOf = (station: string): string =>
  printed().station?.find((one) => one.name === station)?.faction ?? 'coop';

const edge = (icons: readonly string[]): Edge => icons.map((icon) => (icon === '' ? null : (icon as Edge[number])));

/** Both edges of a tech by its name: the one being placed lies on no board. */
export function edgesOf(name: string | null): { left: Edge; right: Edge } | null {
  const { tech = [], omega = [] } = printed();
  const found = [...tech, ...omega].find((one) => one.name === name);
  return found ? { left: edge(found.left), right: edge(found.right) } : null;
}

/** The first word of the effect printed on a space, e.g. `medal`. */
export const bonusOn = (faction: string, side: string, space: number): string | undefined =>
  Object.keys(
    printed()
      .track?.find((one) => one.faction === faction && one.side === side)
      ?.bonuses.find((one) => one.space === space)?.effects[0] ?? {},
  )[0];

/** A symbol for an effect. */
const symbols: Record<string, string> = {
  medal: 'medal',
  repair: 'repair',
  ready: 'ready',
  move: 'move',
  jump: 'jump',
  fight: 'fight',
  tech: 'tech',
  artifact: 'artifact',
  android: 'android',
  cadet: 'cadet',
  pirate: 'pirate',
  ambush: 'ambush',
  advance: 'tracks',
  damage: 'damage',
  draw: 'tech',
  event_tech: 'tech',
  copy_room: 'tech',
  remove_pirate: 'pirate',
  place_pirate: 'pirate',
  pay: 'transfer',
  peek: 'eye',
  choose: 'flip',
  backtrack: 'tracks',
};
export const symbolOf = (effect: string | undefined): string => symbols[effect ?? ''] ?? 'plus';

/** Whether two facing sides show the same icon at one height. */
export const meets = (side: Edge, facing: Edge | undefined): boolean[] =>
  side.map((icon, i) => icon !== null && facing?.[i] === icon);

/** A symbol for what a line of a mission does first. */
export const lineSymbol = (mission: string, line: number): string =>
  symbolOf(Object.keys(printed().mission?.find((one) => one.name === mission)?.lines[line]?.effects[0] ?? {})[0]);

/** The id of a passenger, by which the art library knows its face. */
export const passengerId = (name: string): string => printed().passenger?.find((one) => one.name === name)?.id ?? name;

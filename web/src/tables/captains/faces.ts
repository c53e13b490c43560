/** Faces that events tell by number: they stand in the content file, their words among the server's sentences. */

import { known, sentenceOf } from '../../games.svelte';
import type { Card, Shown } from '../../generated/captains';
import type { CardView, MissionView, PirateView } from './view';

interface Printed {
  id: string;
  name: string;
  class?: CardView['class'];
  kind?: string;
  color?: string;
  can_replace?: boolean;
  left: string[];
  right: string[];
}
interface Content {
  tech: Printed[];
  omega: Printed[];
  mission: (Omit<MissionView, 'lines'> & { lines: { color: MissionView['lines'][number][0] }[] })[];
  pirate: PirateView[];
  artifact: { colors: string[] }[];
  event: { name: string; faction: string }[];
  station: { id: string; name: string; faction: string }[];
  action_card: { id: string; name: string }[];
}

const list = <K extends keyof Content>(name: K): Content[K] =>
  (known.details.captains?.content[name] ?? []) as unknown as Content[K];

/** What a sentence says after its name and sort. */
const says = (name: string): string => /^.*?\): (.*)$/.exec(sentenceOf('captains', name) ?? '')?.[1] ?? '';

type Icons = CardView['left'];
const icons = (side: readonly string[]): Icons => side.map((icon) => icon || null) as Icons;

/** `red room`, `ability` or `omega`, as the server writes it behind the name and the class. */
const sortOf = (name: string): string =>
  /\(\w+ (.*?)(, can replace)?\): /.exec(sentenceOf('captains', name) ?? '')?.[1] ?? '';

/** A tech as the table shows it. */
export function cardOf({ index, class: sort }: Card): CardView | null {
  const card = [...list('tech'), ...list('omega')][index];
  if (!card) return null;
  const { id, name } = card;
  return {
    ...{ id, name, class: sort, sort: sortOf(name), room: card.kind === 'room' ? (card.color ?? null) : null },
    ...{ text: says(name), left: icons(card.left), right: icons(card.right) },
    can_replace: card.can_replace ?? false,
  };
}

/** A mission as the table shows it. */
export function missionOf(index: number): MissionView | null {
  const mission = list('mission')[index];
  if (!mission) return null;
  const { id, name, points, log } = mission;
  const words = says(name).split('; ');
  const lines = mission.lines.map(
    ({ color }, i) => [color, (words[i] ?? '').replace(/^\w+: /, '')] as MissionView['lines'][number],
  );
  return { id, name, points, lines, log };
}

export function pirateOf(index: number): PirateView | null {
  const pirate = list('pirate')[index];
  return pirate ? { exhaust: pirate.exhaust, reward: pirate.reward } : null;
}

/** `red-yellow`, as cargo names it. */
export const artifactOf = (index: number): string => list('artifact')[index]?.colors.join('-') ?? '';
/** The kinds of artifacts, in the order cargo shows them. */
export const artifactKinds = (): string[] => list('artifact').map((_, i) => artifactOf(i));
export const eventOf = (index: number): string => list('event')[index]?.name ?? '';
/** An event card, as it is read. */
export const eventFace = (index: number): { faction: string; name: string; text: string } => {
  const { faction = '', name = '' } = list('event')[index] ?? {};
  return { faction, name, text: says(name) };
};
/** A station: its house, and what its tile gives. */
export const stationOf = (index: number): { faction: string; name: string; text: string } => {
  const { faction = '', name = '' } = list('station')[index] ?? {};
  return { faction, name, text: says(name) };
};
export const orderOf = (id: string): string => list('action_card').find((one) => one.id === id)?.name ?? id;

/** The face of what was shown; null where only its back was. */
export const faceOf = <T>(shown: Shown<T, unknown>): T | null => ('face' in shown ? shown.face : null);

/** What is to be chosen next, by the things that are lit for it. */
export type Next = 'target' | 'ability' | 'order' | 'location' | 'space' | 'room' | 'corner' | 'lit';

/** The sort of thing an anchor names: `seat-2/scout` and `seat-2` are somebody's. */
const zoneOf = (anchor: string): string => anchor.split(/[/-]/)[0] ?? '';

const sorts: Partial<Record<string, Next>> = {
  ability: 'ability',
  seat: 'target',
  boss: 'target',
  fleet: 'target',
  ship: 'target',
  order: 'order',
  location: 'location',
  space: 'space',
  room: 'room',
  trait: 'corner',
};

/** Things of one sort are called by it; otherwise one is told to choose what is lit. */
export function nextOf(anchors: Iterable<string>): Next {
  const found = new Set([...anchors].map((anchor) => sorts[zoneOf(anchor)] ?? 'lit'));
  const [only = 'lit'] = found;
  return found.size === 1 ? only : 'lit';
}

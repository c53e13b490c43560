/** Which part of the table a choice concerns. */

export const PANES = ['map', 'ship', 'tracks', 'techs', 'scores'] as const;
export type Pane = (typeof PANES)[number];

const heads: readonly (readonly [string, Pane])[] = [
  ['tech/', 'techs'],
  ['track/', 'tracks'],
  ['slot/', 'ship'],
  ['queue/', 'ship'],
  ['cargo/', 'ship'],
  ['loc/', 'map'],
  ['route/', 'map'],
];

/** The panes that hold something to press next. */
export const concernedBy = (anchors: ReadonlySet<string>): Set<Pane> =>
  new Set(heads.filter(([head]) => [...anchors].some((anchor) => anchor.startsWith(head))).map(([, pane]) => pane));

/** The pane that opens by itself: what a question is about, the map when a turn begins. */
export function paneFor(over: boolean, kind: string, concerned: ReadonlySet<Pane>): Pane {
  if (over) return 'scores';
  const [only] = concerned;
  if (kind === 'main' || concerned.size !== 1)
    return concerned.has('map') || concerned.size === 0 || kind === 'main' ? 'map' : (only ?? 'map');
  return only ?? 'map';
}

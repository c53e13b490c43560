/**
 * What to ask the server about a thing that is not lit: the notation one would use it with. The server answers with rule and facts;
 * here is no rule, only how each game's things are named in its notation.
 */

/** `{name}` is the thing's name, `{id}` the last word of its anchor. Tables may say it better with a Thing's `tries`. */
const words: Record<string, Record<string, string>> = {
  realms: { hand: 'play {name}', row: 'buy {name}' },
  samurai: { hand: 'play {name}', marker: 'order {id} units', figure: 'move {name} supply>1' },
  captains: { room: 'use {name} with R', tech: 'take {name}', loc: 'go {name}', ready: 'train {id} to R', route: 'fight {id}', track: 'step {id}', slot: 'slot {id}' },
  attack: { ship: 'attack {id}', course: 'course {id}', lost: 'power A{id}', coin: 'power A{id}', trait: 'lose {letter}' },
  assembly: { hand: 'release {name}', agenda: 'draw {name}', fleet: 'aim 1 at {name}' },
};

/** The first words of a label: its name. */
const nameIn = (label: string): string => label.split(/[.,:;(]/)[0]?.trim() ?? label;

/** The notation to ask about, or `null` where there is none. */
export function tryFor(game: string, anchors: readonly string[], label: string): string | null {
  for (const anchor of anchors) {
    const parts = anchor.split('/');
    const form = words[game]?.[parts[0] ?? ''];
    const id = parts[1] ?? '';
    if (form && id) return form.replace('{name}', nameIn(label)).replace('{id}', id).replace('{letter}', (id[0] ?? '').toUpperCase());
  }
  return null;
}

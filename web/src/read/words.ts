/** The server's sentences of cards, taken apart: `Name (what it is): what it does`. */

export interface Printed {
  kind: string;
  does: string;
}

/** The parts of a sentence; what stands in no brackets is all of it. */
export function taken(sentence: string | null, name: string): Printed | null {
  if (!sentence?.startsWith(name)) return null;
  const rest = sentence.slice(name.length).trim();
  const at = rest.indexOf('): ');
  if (!rest.startsWith('(') || at < 0) return { kind: '', does: rest.replace(/^:\s*/, '') };
  return { kind: rest.slice(1, at), does: rest.slice(at + 3).replace(/ \[[^\]]*\]$/, '') };
}

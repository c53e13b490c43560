/** The rules as paragraphs to be searched and linked to, read from the server's Markdown. Only what our digests use. */

export interface Paragraph {
  /** The rule's ID, where it has one. */
  id: string | null;
  kind: 'heading' | 'text' | 'item' | 'row' | 'code';
  /** 1 to 4 for headings. */
  level: number;
  text: string;
  /** The cells of a table's row. */
  cells: string[];
}

const ID = /\b([A-Z]{2}-[A-Z]+\d+[a-z]?)\b/;
const LEADING = /^[\s*`_-]*([A-Z]{2}-[A-Z]+\d+[a-z]?)\b/;

const paragraph = (kind: Paragraph['kind'], text: string, level = 0, cells: string[] = []): Paragraph => ({
  id: LEADING.exec(text)?.[1] ?? (kind === 'row' ? (ID.exec(cells[0] ?? '')?.[1] ?? null) : null),
  kind,
  level,
  text,
  cells,
});

/** Bold, code and emphasis marks say nothing to a reader of plain text. */
export const bare = (text: string): string =>
  text
    .replaceAll('**', '')
    .replaceAll('`', '')
    .replace(/(^|\s)\*(\S[^*]*)\*/g, '$1$2');

/** Reads the whole text. */
export function paragraphs(markdown: string): Paragraph[] {
  const found: Paragraph[] = [];
  let open: Paragraph | null = null;
  let code = false;
  const close = () => {
    if (open) found.push(paragraph(open.kind, open.text, 0));
    open = null;
  };
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) {
      close();
      code = !code;
    } else if (code) found.push(paragraph('code', line));
    else if (/^#{1,6} /.test(line)) {
      close();
      const [marks = '', ...rest] = line.split(' ');
      found.push(paragraph('heading', bare(rest.join(' ')), marks.length));
    } else if (line.startsWith('|')) {
      close();
      const cells = line
        .split('|')
        .slice(1, -1)
        .map((cell) => bare(cell.trim()));
      if (!cells.every((cell) => /^[-: ]*$/.test(cell))) found.push(paragraph('row', cells.join(' · '), 0, cells));
    } else if (line.trim() === '' || line.startsWith('---')) close();
    // A line set in goes on with what is open, whatever it begins with.
    else if (/^\s*([-*]|\d+\.) /.test(line) || (LEADING.test(line) && !(open && /^\s/.test(line)))) {
      close();
      open = paragraph('item', bare(line.replace(/^\s*([-*]|\d+\.) /, '')));
    } else if (open) open = { ...(open as Paragraph), text: `${(open as Paragraph).text} ${bare(line.trim())}` };
    else open = paragraph('text', bare(line.trim()));
  }
  close();
  return once(found);
}

/** A rule is where it is first told; what speaks of it later has no address of its own. */
function once(all: Paragraph[]): Paragraph[] {
  const told = new Set<string>();
  return all.map((one) => {
    if (one.id === null || !told.has(one.id)) return (told.add(one.id ?? ''), one);
    return { ...one, id: null };
  });
}

/** The paragraphs that hold every word. */
export function search(all: readonly Paragraph[], typed: string): Paragraph[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return words.length ? all.filter((one) => words.every((word) => one.text.toLowerCase().includes(word))) : [...all];
}

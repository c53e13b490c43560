/**
 * A game's rulebook for players: goal, set-up, a turn in pictures, icons, variants, questions. Texts are data, one file
 * a game and language, loaded when they are read. Rule IDs in them become quiet links into the precise rules.
 */

import type { Item } from './scene';

/** A step of a turn: its picture's name, a title, what happens. */
export interface TurnStep {
  scene: string;
  title: string;
  text: string;
}
/** A titled group of paragraphs, with a picture where one helps. */
export interface Section {
  id: string;
  title: string;
  scene?: string;
  text: string[];
}
/** What a sign means. */
export interface Sign {
  icon: string;
  tint?: string;
  name: string;
  means: string;
}
export interface Book {
  /** The game in one line. */
  tagline: string;
  goal: string[];
  /** A number or a word, and what it counts. */
  setup: [string, string][];
  turn: { lead: string; steps: TurnStep[] };
  sections: Section[];
  signs: Sign[];
  variants: [string, string][];
  questions: [string, string][];
}

type Language = 'en' | 'de';
const texts = import.meta.glob<{ default: Book }>('./*.{en,de}.ts');
const drawn = import.meta.glob<{ default: Record<string, Item[]> }>('./scenes/*.ts');

/** Whether a game has a rulebook for players. */
export const hasBook = (game: string): boolean => `./${game}.en.ts` in texts;

/** A game's rulebook in a language; English where there is no other. */
export async function bookOf(game: string, language: Language): Promise<Book | null> {
  const module = await (texts[`./${game}.${language}.ts`] ?? texts[`./${game}.en.ts`])?.();
  return module?.default ?? null;
}

/** A game's pictures, by name. */
export async function scenesOf(game: string): Promise<Record<string, Item[]>> {
  const module = await drawn[`./scenes/${game}.ts`]?.();
  return module?.default ?? {};
}

/** One place in the book that a search may find. */
export interface Place {
  /** The section's anchor. */
  at: string;
  title: string;
  text: string;
}

/** Everything in the book that has words, with where it stands. */
export function places(book: Book): Place[] {
  return [
    ...book.goal.map((text) => ({ at: 'goal', title: book.tagline, text })),
    ...book.setup.map(([title, text]) => ({ at: 'setup', title, text })),
    { at: 'turn', title: '', text: book.turn.lead },
    ...book.turn.steps.map(({ title, text }) => ({ at: 'turn', title, text })),
    ...book.sections.flatMap(({ id, title, text }) => text.map((one) => ({ at: id, title, text: one }))),
    ...book.signs.map(({ name, means }) => ({ at: 'signs', title: name, text: means })),
    ...book.variants.map(([title, text]) => ({ at: 'variants', title, text })),
    ...book.questions.map(([title, text]) => ({ at: 'questions', title, text })),
  ];
}

/** Words too short or too common to look for. */
const COMMON = /^(a|an|the|is|my|i|do|what|when|how|of|to|in|der|die|das|ist|mein|was|wie|wenn|ich|ein|eine)$/;

/** The words of a search; questions are welcome. */
export const wordsOf = (typed: string): string[] => {
  const all = typed
    .toLowerCase()
    .split(/[^\p{L}\p{N}'’-]+/u)
    .filter(Boolean);
  const telling = all.filter((word) => !COMMON.test(word));
  return telling.length ? telling : all;
};

/** What holds every word, in its title or its text; where nothing does, what holds most of them. */
export function find<T extends { title: string; text: string }>(all: readonly T[], typed: string): T[] {
  const words = wordsOf(typed);
  if (!words.length) return [];
  const held = all.map((one) => {
    const text = `${one.title} ${one.text}`.toLowerCase();
    return words.filter((word) => text.includes(word)).length;
  });
  const most = Math.max(0, ...held);
  return most * 2 > words.length ? all.filter((_, i) => held[i] === most) : [];
}

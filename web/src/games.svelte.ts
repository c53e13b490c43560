/** The games as the server has them, and the pictures the client gives them. */

import type { Family } from './art/ships';
import type { GameDetail, GameInfo, HouseInfo } from './generated/wire';
import { t } from './i18n/index.svelte';
import { api } from './wire/http';

/** A game's picture: one ship of its own kind. */
export interface Picture {
  tint: string;
  id: string;
  family: Family;
  size: number;
  guns?: number;
  faction?: string;
  outpost?: boolean;
}

const pictures: Record<string, Picture> = {
  assembly: { tint: 'p1', id: 'pinnacle', family: 'senate', size: 1, guns: 3 },
  samurai: { tint: 'pulsar', id: 'carrier', family: 'clan', size: 0.9 },
  realms: { tint: 'cult', id: 'brain_world', family: 'station', faction: 'cult', size: 1, outpost: true },
  attack: { tint: 'arm', id: 'viper', family: 'free', size: 1 },
  captains: { tint: 'teal', id: 'survey_ship', family: 'fed', size: 0.5 },
};
const stranger: Picture = { tint: 'free', id: 'explorer', family: 'free', size: 0.6 };

export const pictureOf = (game: string): Picture => pictures[game] ?? stranger;

interface Known {
  games: GameInfo[] | null;
  house: HouseInfo | null;
  details: Record<string, GameDetail>;
}
export const known: Known = $state({ games: null, house: null, details: {} });

/** Asks for the games once. */
export async function loadGames(): Promise<void> {
  if (!known.games) known.games = await api.games();
}

let house: Promise<HouseInfo> | undefined;

/** Asks for levels, phrases and the server's address once, however many want to know. */
export async function loadHouse(): Promise<HouseInfo> {
  if (known.house) return known.house;
  house ??= api.house().finally(() => (house = undefined));
  known.house = await house;
  return known.house;
}

/** Asks for rules and cards of a game once. */
export async function loadDetail(game: string): Promise<GameDetail> {
  const detail = known.details[game] ?? (await api.game(game));
  known.details[game] = detail;
  return detail;
}

/** The five; toys that a server also knows stay in its terminal. */
export const isShown = (game: GameInfo): boolean => game.id in pictures;

export const gameTitle = (game: string): string =>
  known.games?.find((one) => one.id === game)?.title ??
  t().games[game as keyof ReturnType<typeof t>['games']]?.title ??
  game;

export const formatTitle = (game: string, format: string): string =>
  known.games?.find((one) => one.id === game)?.formats.find((one) => one.id === format)?.title ?? format;

/** `2–6`, from all formats. */
export function playersOf(game: GameInfo): string {
  const all = game.formats.flatMap((format) => format.players);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return least === most ? String(least) : `${least}–${most}`;
}

/** What a card says, where the server has it in words. Load the game's detail first. */
export const sentenceOf = (game: string, card: string): string | null => known.details[game]?.sentences[card] ?? null;

const named: Record<string, RegExp> = {};

/** Finds the names of a game's cards in a sentence; the longest wins. `null` before the game's detail has come. */
export function namesOf(game: string): RegExp | null {
  const detail = known.details[game];
  if (!detail) return null;
  const plain = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  named[game] ??= new RegExp(
    `\\b(${
      Object.keys(detail.sentences)
        .sort((a, b) => b.length - a.length)
        .map(plain)
        .join('|') || '(?!)'
    })(?![\\w-])`,
  );
  return named[game];
}

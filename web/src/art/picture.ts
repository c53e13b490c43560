/**
 * Pictures are made once and kept as addresses for `<img>`: the page holds one node per picture, no id can clash, and
 * nothing is drawn again while it moves. A picture is a window: its colours are fixed, in every theme.
 */

/** Makes the SVG text of a picture; the same key must always give the same text. */
export type Draw = () => string;

const vectors = new Map<string, string>();
const bitmaps = new Map<string, string>();

const addressOf = (content: Blob): string => URL.createObjectURL(content);
const vectorOf = (draw: Draw): string => addressOf(new Blob([draw()], { type: 'image/svg+xml' }));

/** The address of a picture, drawn now if it is the first time. */
export function picture(key: string, draw: Draw): string {
  const address = vectors.get(key) ?? vectorOf(draw);
  vectors.set(key, address);
  return address;
}

/** Widths at which bitmaps are kept, in device pixels: a picture shown a little larger needs no new one. */
const WIDTHS = [64, 96, 128, 192, 256, 384, 512, 768, 1024];
const widthFor = (pixels: number): number => WIDTHS.find((w) => w >= pixels) ?? pixels;
const bitmapKey = (key: string, pixels: number): string => `${key}@${widthFor(pixels)}`;

/** The bitmap of a picture for so many device pixels of width, if it was made already. */
export const ready = (key: string, pixels: number): string | undefined => bitmaps.get(bitmapKey(key, pixels));

/** Which pictures come first: what one holds and may buy, then what lies on the table, then the rest. */
export type Rank = 0 | 1 | 2;
interface Wish {
  key: string;
  draw: Draw;
  pixels: number;
  rank: Rank;
  settle: (address: string) => void;
}
const wishes: Wish[] = [];
const promised = new Map<string, Promise<string>>();
let busy = false;

/** Drawing an SVG costs milliseconds each time it is painted: as pixels it costs them once. */
async function bake(address: string, pixels: number): Promise<string> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = pixels;
  canvas.height = Math.max(1, Math.round((pixels * image.naturalHeight) / image.naturalWidth));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const content = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.92));
  return content ? addressOf(content) : address;
}

const whenIdle = (work: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 300 });
  else setTimeout(work, 16);
};

/** Grants one wish, the first of the lowest rank, then waits for the next idle moment. */
async function grant(): Promise<void> {
  const next = wishes.reduce<Wish | undefined>((first, w) => (first && first.rank <= w.rank ? first : w), undefined);
  busy = next !== undefined;
  if (!next) return;
  wishes.splice(wishes.indexOf(next), 1);
  const vector = picture(next.key, next.draw);
  // Where no bitmap can be made, the drawing itself is shown.
  const address = await bake(vector, widthFor(next.pixels)).catch(() => vector);
  bitmaps.set(bitmapKey(next.key, next.pixels), address);
  next.settle(address);
  whenIdle(() => void grant());
}

/** The bitmap of a picture for so many device pixels of width, made when nothing else is to be done. */
export function wish(key: string, draw: Draw, pixels: number, rank: Rank = 1): Promise<string> {
  const name = bitmapKey(key, pixels);
  const made = promised.get(name);
  if (made) return made;
  const promise = new Promise<string>((settle) => wishes.push({ key, draw, pixels, rank, settle }));
  promised.set(name, promise);
  if (!busy) {
    busy = true;
    whenIdle(() => void grant());
  }
  return promise;
}

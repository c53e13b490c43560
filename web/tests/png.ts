/** Makes a screenshot small: at most 256 colours, packed hard. */

import { spawnSync } from 'node:child_process';
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
/** Two bits of every channel are dropped before colours are counted. */
const COARSE = 2;
const MOST = 256;

interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** What lies before the first line and the first pixel counts as 0. */
const byte = (bytes: ArrayLike<number>, i: number): number => bytes[i] ?? 0;

const paeth = (a: number, b: number, c: number): number => {
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
};

/** Takes the filter of each line back; `at` counts bytes of a pixel. */
function unfilter(raw: Buffer, height: number, stride: number, at: number): Uint8Array {
  const out = new Uint8Array(height * stride);
  for (let y = 0; y < height; y++) {
    const kind = raw[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const i = y * stride + x;
      const [a, b, c] = [
        x >= at ? byte(out, i - at) : 0,
        byte(out, i - stride),
        x >= at ? byte(out, i - stride - at) : 0,
      ];
      const guess = kind === 1 ? a : kind === 2 ? b : kind === 3 ? (a + b) >> 1 : kind === 4 ? paeth(a, b, c) : 0;
      out[i] = byte(raw, y * (stride + 1) + 1 + x) + guess;
    }
  }
  return out;
}

/** Reads what Chromium writes: eight bits, RGB or RGBA, not interlaced. */
function decode(png: Buffer): Picture {
  const [width, height, depth] = [png.readUInt32BE(16), png.readUInt32BE(20), png[25] === 6 ? 4 : 3];
  const data: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  const bytes = unfilter(inflateSync(Buffer.concat(data)), height, width * depth, depth);
  const pixels = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) for (let k = 0; k < 3; k++) pixels[i * 3 + k] = byte(bytes, i * depth + k);
  return { width, height, pixels };
}

const coarse = (pixels: Uint8Array, i: number): number =>
  ((byte(pixels, i) >> COARSE) << 16) | ((byte(pixels, i + 1) >> COARSE) << 8) | (byte(pixels, i + 2) >> COARSE);
const apart = (a: number, b: number): number =>
  ((a >> 16) - (b >> 16)) ** 2 + (((a >> 8) & 255) - ((b >> 8) & 255)) ** 2 + ((a & 255) - (b & 255)) ** 2;

/**
 * The colours worth keeping: the commonest, each a little away from those before it; then the place of every colour.
 */
function palette(pixels: Uint8Array): { kept: number[]; place: Map<number, number> } {
  const count = new Map<number, number>();
  for (let i = 0; i < pixels.length; i += 3) count.set(coarse(pixels, i), (count.get(coarse(pixels, i)) ?? 0) + 1);
  const common = [...count].sort((a, b) => b[1] - a[1]).map(([colour]) => colour);
  const kept: number[] = [];
  for (const away of [24, 8, 0])
    for (const colour of common)
      if (kept.length < MOST && kept.every((one) => apart(one, colour) > away)) kept.push(colour);
  const place = new Map<number, number>();
  for (const colour of common)
    place.set(
      colour,
      kept.reduce((best, one, i) => (apart(one, colour) < apart(byte(kept, best), colour) ? i : best), 0),
    );
  return { kept, place };
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

/** The same picture in few colours, by pngquant where it is installed. */
export function shrink(png: Buffer): Buffer {
  const done = spawnSync('pngquant', ['--speed', '1', '--strip', '256', '-'], { input: png, maxBuffer: 1 << 26 });
  return done.status === 0 ? done.stdout : shrunk(png);
}

function shrunk(png: Buffer): Buffer {
  const { width, height, pixels } = decode(png);
  const { kept, place } = palette(pixels);
  const lines = Buffer.alloc(height * (width + 1));
  for (let i = 0; i < width * height; i++)
    lines[Math.floor(i / width) * (width + 1) + 1 + (i % width)] = place.get(coarse(pixels, i * 3)) ?? 0;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const wide = (part: number): number => Math.min(255, (part << COARSE) + (part >> (8 - 2 * COARSE)));
  const colours = Buffer.from(kept.flatMap((one) => [wide(one >> 16), wide((one >> 8) & 255), wide(one & 255)]));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

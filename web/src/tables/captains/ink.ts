/** How wide words are as they are drawn, so that there is room for them. */

const found = new Map<string, number>();
let pen: CanvasRenderingContext2D | null = null;

/** How large text is against the usual: whoever enlarges it gets larger labels. */
export const textScale = (): number => (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;

/** The width of a bold word of a size in pixels. */
export function inked(text: string, size: number): number {
  const font = `750 ${size}px ${getComputedStyle(document.body).fontFamily}`;
  const key = `${font} ${text}`;
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return text.length * size * 0.58;
  if (!found.has(key)) {
    pen.font = font;
    found.set(key, Math.ceil(pen.measureText(text).width));
  }
  return found.get(key) ?? 0;
}

/** Once the letters have come, everything is measured anew. */
export const whenLettered = (again: () => void): void => void document.fonts.ready.then(() => (found.clear(), again()));

/** The picture of a thing as it is drawn on the table, to be seen larger. */

const COLOURS = ['--fac', '--own', '--clan', 'color'];

const area = (one: Element): number => {
  const { width, height } = one.getBoundingClientRect();
  return width * height;
};

/** Its portrait, else the largest drawing in it, else its icon. */
function drawingIn(thing: Element): Element | null {
  const portrait = thing.querySelector('[data-portrait] :is(svg, img), .card__art :is(svg, img), .art :is(svg, img)');
  if (portrait) return portrait;
  const all = [...thing.querySelectorAll('svg, img')];
  const drawn = all.filter((one) => !one.classList.contains('icon'));
  return (drawn.length ? drawn : all).sort((a, b) => area(b) - area(a))[0] ?? null;
}

/** A copy of a thing's picture in its colours; `null` where nothing is drawn. */
export function pictureOf(thing: Element): HTMLElement | null {
  const drawing = drawingIn(thing);
  if (!drawing) return null;
  const box = document.createElement('span');
  const looks = getComputedStyle(drawing);
  for (const name of COLOURS) box.style.setProperty(name, looks.getPropertyValue(name));
  const copy = drawing.cloneNode(true) as Element;
  for (const one of [copy, ...copy.querySelectorAll('[id]')]) one.removeAttribute('id');
  copy.removeAttribute('style');
  box.append(copy);
  if (drawing.classList.contains('icon')) box.dataset.icon = '';
  return box;
}

/**
 * What moves: from where something lay before an update to where it lies after it. The table is already true while
 * things still fly; a tap ends every flight. Places are elements whose id begins with `at-`.
 */

/** A place, or several of which the first on screen counts. */
export type Spot = string | readonly string[];

export type Flight =
  /** A card travels. `look` says whose picture it wears: that of its start, its goal, or a back. */
  | { kind: 'card'; from: Spot; to: Spot; look?: 'from' | 'to' | 'back' }
  /** A number joins a counter. */
  | { kind: 'gain'; from: Spot; to: Spot; text: string; tint: string }
  /** A shot: beam, jolt and number. */
  | { kind: 'beam'; from: Spot; to: Spot; text: string; tint?: string }
  | { kind: 'break' | 'flip' | 'fresh'; at: Spot }
  /** A number rises over a place, so many milliseconds after the update. */
  | { kind: 'float'; at: Spot; text: string; tint: string; after?: number };

interface Place {
  element: HTMLElement;
  box: DOMRect;
  /** What it lies in, innermost first: much of its look comes from there, and it may be gone when the thing flies. */
  within: readonly HTMLElement[];
}
export type Places = Map<string, Place>;

const PREFIX = 'at-';
const [MOVE, FLIP, STRIKE, GAP] = [280, 360, 420, 70];
const MOST_GAPS = 8;

const onScreen = (box: DOMRect): boolean => box.width > 0 && box.bottom > 0 && box.top < innerHeight;

function ancestors(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at = element.parentElement; at && at.id !== 'main' && at !== document.body; at = at.parentElement)
    found.push(at);
  return found;
}

/** Where everything lies now. */
export function places(): Places {
  const found: Places = new Map();
  for (const element of document.querySelectorAll<HTMLElement>(`[id^="${PREFIX}"]`)) {
    const box = element.getBoundingClientRect();
    if (onScreen(box)) found.set(element.id.slice(PREFIX.length), { element, box, within: ancestors(element) });
  }
  return found;
}

function find(spot: Spot, ...where: Places[]): Place | undefined {
  for (const name of typeof spot === 'string' ? [spot] : spot)
    for (const map of where) {
      const place = map.get(name);
      if (place) return place;
    }
  return undefined;
}

/** How slow things move: 1 is usual, 0 means that nothing travels. */
export function pace(): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  const set = parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--pace'));
  return Number.isFinite(set) ? set : 1;
}

const box = (layer: HTMLElement, at: DOMRect, content: HTMLElement): HTMLElement => {
  const ghost = document.createElement('div');
  Object.assign(ghost.style, {
    position: 'absolute',
    left: `${at.left}px`,
    top: `${at.top}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
  });
  ghost.append(content);
  layer.append(ghost);
  return ghost;
};

/** A likeness that nobody can press, find or hear of. */
function likeness(place: Place): HTMLElement {
  const copy = place.element.cloneNode(true) as HTMLElement;
  copy.classList.remove('is-choice', 'is-selected', 'is-target', 'is-fresh');
  for (const one of [copy, ...copy.querySelectorAll('*')])
    for (const name of ['id', 'data-anchor', 'data-lit', 'data-key', 'aria-label']) one.removeAttribute(name);
  Object.assign(copy.style, {
    position: 'relative',
    inset: 'auto',
    width: '100%',
    height: '100%',
    minHeight: '0',
    margin: '0',
    transform: 'none',
    translate: 'none',
  });
  return place.within.reduce((inner, outer) => around(inner, outer), copy);
}

/** An invisible frame that lends a likeness the look it had within one of its ancestors. */
function around(inner: HTMLElement, outer: HTMLElement): HTMLElement {
  const frame = document.createElement('div');
  frame.setAttribute('class', outer.getAttribute('class') ?? '');
  frame.style.cssText = outer.style.cssText;
  frame.style.setProperty('display', 'contents', 'important');
  frame.append(inner);
  return frame;
}

const back = (): HTMLElement =>
  Object.assign(document.createElement('div'), { className: 'card card--back flight-back' });

function chip(text: string, tint: string): HTMLElement {
  const made = Object.assign(document.createElement('b'), { className: `flight-chip ${tint}`, textContent: text });
  return made;
}

const middle = (r: DOMRect): [number, number] => [r.left + r.width / 2, r.top + r.height / 2];
const small = (at: DOMRect, w = 44, h = 28): DOMRect =>
  new DOMRect(at.left + at.width / 2 - w / 2, at.top + at.height / 2 - h / 2, w, h);

function travel(ghost: HTMLElement, from: DOMRect, to: DOMRect, time: number, delay: number): Animation {
  const [[x0, y0], [x1, y1]] = [middle(from), middle(to)];
  const scale = Math.min(1.15, Math.max(0.3, Math.min(to.width / from.width, to.height / from.height)));
  const [x, y] = [x1 - x0, y1 - y0];
  return ghost.animate(
    [
      { transform: 'none', opacity: 1 },
      {
        transform: `translate(${x * 0.5}px, ${y * 0.5 - 18}px) scale(${(1 + scale) / 2 + 0.06})`,
        opacity: 1,
        offset: 0.5,
      },
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 1, offset: 0.85 },
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0 },
    ],
    { duration: time, delay, easing: 'cubic-bezier(.6, 0, .2, 1)', fill: 'both' },
  );
}

function beam(layer: HTMLElement, from: DOMRect, to: DOMRect, tint: string, time: number, delay: number): Animation {
  const [[x0, y0], [x1, y1]] = [middle(from), middle(to)];
  const ray = Object.assign(document.createElement('div'), { className: `flight-ray ${tint}` });
  Object.assign(ray.style, {
    left: `${x0}px`,
    top: `${y0}px`,
    width: `${Math.hypot(x1 - x0, y1 - y0)}px`,
    rotate: `${Math.atan2(y1 - y0, x1 - x0)}rad`,
  });
  layer.append(ray);
  const grow = [
    { transform: 'scaleX(0)', opacity: 1 },
    { transform: 'scaleX(1)', opacity: 1, offset: 0.4 },
    { transform: 'scaleX(1)', opacity: 0 },
  ];
  return ray.animate(grow, { duration: time, delay, easing: 'ease-out', fill: 'both' });
}

const jolt = (element: HTMLElement, time: number, delay: number): Animation =>
  element.animate([{ translate: '0' }, { translate: '4px 0' }, { translate: '-4px 0' }, { translate: '0' }], {
    duration: time / 2,
    delay: delay + time * 0.35,
  });

function rise(layer: HTMLElement, at: DOMRect, text: string, tint: string, time: number, delay: number): Animation {
  // No wider than what it says: beside a number there may be a button.
  const ghost = box(layer, small(at, 36, 26), chip(text, tint));
  const up = [
    { transform: 'translateY(6px) scale(.8)', opacity: 0 },
    { transform: 'none', opacity: 1, offset: 0.25 },
    { transform: 'translateY(-14px)', opacity: 1, offset: 0.75 },
    { transform: 'translateY(-22px)', opacity: 0 },
  ];
  return ghost.animate(up, { duration: time * 2, delay, fill: 'both', easing: 'ease-out' });
}

function shatter(layer: HTMLElement, place: Place, time: number, delay: number): Animation[] {
  return [1, -1].map((way) => {
    const half = box(layer, place.box, likeness(place));
    half.style.clipPath =
      way > 0
        ? 'polygon(55% 0, 100% 0, 100% 100%, 42% 100%, 52% 55%)'
        : 'polygon(0 0, 55% 0, 52% 55%, 42% 100%, 0 100%)';
    const drift = [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${way * 12}px, 8px) rotate(${way * 5}deg)`, opacity: 0 },
    ];
    return half.animate(drift, { duration: time, delay, easing: 'cubic-bezier(.5, 0, .9, .4)', fill: 'both' });
  });
}

function pulse(place: Place): Animation[] {
  const { element } = place;
  element.classList.add('is-fresh');
  setTimeout(() => element.classList.remove('is-fresh'), 1000);
  return [];
}

/** What a flight does where nothing may travel: its goal is marked for a moment. */
const still = (flight: Flight, after: Places): void => {
  const place = find('at' in flight ? flight.at : flight.to, after);
  if (place) pulse(place);
};

function start(
  flight: Flight,
  layer: HTMLElement,
  before: Places,
  after: Places,
  slow: number,
  delay: number,
): Animation[] {
  if (flight.kind === 'break') {
    const place = find(flight.at, before);
    return place ? shatter(layer, place, STRIKE * slow, delay) : [];
  }
  if ('at' in flight) {
    const place = find(flight.at, after);
    if (!place) return [];
    if (flight.kind === 'float')
      return [rise(layer, place.box, flight.text, flight.tint, STRIKE * slow, delay + (flight.after ?? 0) * slow)];
    if (flight.kind === 'fresh') return pulse(place);
    const turn = [{ transform: 'perspective(600px) rotateY(90deg)' }, { transform: 'none' }];
    return [
      place.element.animate(turn, {
        duration: FLIP * slow,
        delay,
        easing: 'cubic-bezier(.2, .8, .2, 1)',
        fill: 'backwards',
      }),
    ];
  }
  const [from, to] = [find(flight.from, before, after), find(flight.to, after, before)];
  if (!from || !to || from.element === to.element) return [];
  if (flight.kind === 'beam') {
    const time = STRIKE * slow;
    return [
      beam(layer, from.box, to.box, flight.tint ?? '', time, delay),
      jolt(to.element, time, delay),
      rise(layer, to.box, flight.text, 'q-damage', time, delay + time * 0.3),
    ];
  }
  if (flight.kind === 'gain')
    return [
      travel(
        box(layer, small(from.box), chip(flight.text, flight.tint)),
        small(from.box),
        small(to.box),
        MOVE * slow * 1.3,
        delay + MOVE * slow * 0.4,
      ),
    ];
  const shape = flight.look === 'to' ? to : from;
  const size =
    flight.look === 'back'
      ? small(from.box, 46, 62)
      : flight.look === 'to'
        ? small(from.box, to.box.width, to.box.height)
        : from.box;
  return [
    travel(box(layer, size, flight.look === 'back' ? back() : likeness(shape)), size, to.box, MOVE * slow, delay),
  ];
}

/** Flies everything that an update told of. */
export function fly(flights: readonly Flight[], layer: HTMLElement, before: Places): void {
  layer.replaceChildren();
  const [slow, after] = [pace(), places()];
  if (slow === 0) return flights.forEach((flight) => still(flight, after));
  const running = flights.flatMap((flight, i) =>
    start(flight, layer, before, after, slow, Math.min(i, MOST_GAPS) * GAP * slow),
  );
  void Promise.allSettled(running.map((one) => one.finished)).then(
    () => running.length && layer.childElementCount && sweep(layer),
  );
}

/** Ends every flight. */
export const land = (layer: HTMLElement): void => layer.replaceChildren();

/** Takes away what has landed. */
function sweep(layer: HTMLElement): void {
  if (layer.getAnimations({ subtree: true }).every((one) => one.playState === 'finished')) layer.replaceChildren();
}

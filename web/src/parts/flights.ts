/**
 * What moves: from where something lay before an update to where it lies after it. The table is already true while
 * things still fly; a tap ends every flight. Places are elements whose id begins with `at-`.
 */

/** A place, or several of which the first on screen counts. */
export type Spot = string | readonly string[];

export type Flight = Kind & {
  /** When it begins, as a part of its beat's time; otherwise a little after the one before. */
  when?: number;
};
type Kind =
  /** A card travels. `look` says whose picture it wears: that of its start, its goal, or a back. */
  | { kind: 'card'; from: Spot; to: Spot; look?: 'from' | 'to' | 'back' }
  /** A number joins a counter. */
  | { kind: 'gain'; from: Spot; to: Spot; text: string; tint: string }
  /** A shot: beam, jolt and number, if there is one. */
  | { kind: 'beam'; from: Spot; to: Spot; text: string; tint?: string }
  | { kind: 'break' | 'flip' | 'fresh'; at: Spot }
  /** A number rises over a place, so many milliseconds after the update. */
  | { kind: 'float'; at: Spot; text: string; tint: string; after?: number };

export interface Place {
  element: HTMLElement;
  box: DOMRect;
  /** What it lies in, innermost first: much of its look comes from there, and it may be gone when the thing flies. */
  within: readonly HTMLElement[];
}
export type Places = Map<string, Place>;

const PREFIX = 'at-';
/** How long things take, in milliseconds, and how far apart they begin. */
export interface Times {
  move: number;
  flip: number;
  strike: number;
  gap: number;
  /** How long the whole beat is. */
  beat?: number;
}
const USUAL: Times = { move: 280, flip: 360, strike: 420, gap: 70 };
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

/** The first of some places that is on screen. */
export function find(spot: Spot, ...where: Places[]): Place | undefined {
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

/** Puts something over the table where a place is. */
export const box = (layer: HTMLElement, at: DOMRect, content: HTMLElement): HTMLElement => {
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

/** How a flight is flown: on which layer, between which places, how long, how late. */
interface Air {
  layer: HTMLElement;
  before: Places;
  after: Places;
  times: Times;
  delay: number;
}

type Staying = Extract<Flight, { at: Spot }>;
type Going = Exclude<Flight, Staying>;

function stay(flight: Staying, { layer, before, after, times, delay }: Air): Animation[] {
  const place = find(flight.at, flight.kind === 'break' ? before : after);
  if (!place) return [];
  if (flight.kind === 'break') return shatter(layer, place, times.strike, delay);
  if (flight.kind === 'fresh') return pulse(place);
  if (flight.kind === 'float') {
    const late = delay + ((flight.after ?? 0) * times.strike) / USUAL.strike;
    return [rise(layer, place.box, flight.text, flight.tint, times.strike, late)];
  }
  const turn = [{ transform: 'perspective(600px) rotateY(90deg)' }, { transform: 'none' }];
  const easing = 'cubic-bezier(.2, .8, .2, 1)';
  return [place.element.animate(turn, { duration: times.flip, delay, easing, fill: 'backwards' })];
}

function shoot(flight: Extract<Going, { kind: 'beam' }>, from: Place, to: Place, air: Air): Animation[] {
  const { layer, delay } = air;
  const time = air.times.strike;
  return [
    beam(layer, from.box, to.box, flight.tint ?? '', time, delay),
    jolt(to.element, time, delay),
    ...(flight.text ? [rise(layer, to.box, flight.text, 'q-damage', time, delay + time * 0.3)] : []),
  ];
}

function travelOf(flight: Exclude<Going, { kind: 'beam' }>, from: Place, to: Place, air: Air): Animation {
  const { layer, times, delay } = air;
  if (flight.kind === 'gain') {
    const ghost = box(layer, small(from.box), chip(flight.text, flight.tint));
    return travel(ghost, small(from.box), small(to.box), times.move * 1.3, delay + times.move * 0.4);
  }
  const { look } = flight;
  const shape = look === 'to' ? to : from;
  const size =
    look === 'back' ? small(from.box, 46, 62) : look === 'to' ? small(from.box, to.box.width, to.box.height) : from.box;
  return travel(box(layer, size, look === 'back' ? back() : likeness(shape)), size, to.box, times.move, delay);
}

function start(flight: Flight, air: Air): Animation[] {
  if ('at' in flight) return stay(flight, air);
  const { before, after } = air;
  const [from, to] = [find(flight.from, before, after), find(flight.to, after, before)];
  if (!from || !to || from.element === to.element) return [];
  return flight.kind === 'beam' ? shoot(flight, from, to, air) : [travelOf(flight, from, to, air)];
}

const delayOf = ({ when }: Flight, i: number, { beat, gap }: Times): number =>
  when === undefined || beat === undefined ? Math.min(i, MOST_GAPS) * gap : when * beat;

/** Flies everything that was told of: at usual times, or as long as a beat takes. */
export function fly(flights: readonly Flight[], layer: HTMLElement, before: Places, times?: Times): void {
  const [slow, after] = [pace(), places()];
  if (slow === 0) return flights.forEach((flight) => still(flight, after));
  const usual = {
    move: USUAL.move * slow,
    flip: USUAL.flip * slow,
    strike: USUAL.strike * slow,
    gap: USUAL.gap * slow,
  };
  const set = times ?? usual;
  const running = flights.flatMap((flight, i) =>
    start(flight, { layer, before, after, times: set, delay: delayOf(flight, i, set) }),
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

/** The crew of Captains: little people in a box of 40 x 60, feet at (20, 58). The body is the shape of their colour. */

import { dice } from '../dice';
import { circle, ellipse, line, linearFill, path, rect } from '../pen';

/** Red, yellow, blue, cadet, android. */
export type Letter = 'R' | 'Y' | 'B' | 'c' | 'a';
export type Pose = 'stand' | 'walk' | 'wave' | 'work';
/** Main, dark and light tone. */
export type Suit = readonly [string, string, string];

export const CREW: Record<Letter, Suit> = {
  R: ['#ff7d72', '#b8343a', '#ffc4b6'],
  Y: ['#f9d157', '#b07e10', '#fff1ba'],
  B: ['#6fb6ff', '#2259ad', '#d0e8ff'],
  c: ['#c6cfe2', '#707c99', '#f3f6fc'],
  a: ['#f0e2bd', '#a2854a', '#fffbee'],
};
const BODY: Record<Letter, string> = {
  R: 'M20 18C25 18 28 24 34 44Q34.5 49 29 49H11Q5.5 49 6 44C12 24 15 18 20 18Z',
  Y: 'M12 20H28Q32 20 32 24V45Q32 49 28 49H12Q8 49 8 45V24Q8 20 12 20Z',
  B: 'M20 19.5A14.6 14.6 0 0 1 20 49A14.6 14.6 0 0 1 20 19.5Z',
  c: 'M7 49V38A13 14 0 0 1 33 38V49Q33 50 32 50H8Q7 50 7 49Z',
  a: 'M12.5 20.5H27.5L34.5 34.5L27.5 49H12.5L5.5 34.5Z',
};
export const BADGE: Record<Letter, string> = {
  R: 'M0-6.2 6.6 5.2H-6.6Z',
  Y: 'M-5.6-5.6H5.6V5.6H-5.6Z',
  B: 'M-6.2 0A6.2 6.2 0 1 0 6.2 0A6.2 6.2 0 1 0-6.2 0Z',
  c: 'M-6.4 4A6.4 7.6 0 0 1 6.4 4Z',
  a: 'M-3.6-6H3.6L7 0 3.6 6H-3.6L-7 0Z',
};
const SKIN = ['#f4cba4', '#d29a6c', '#93613f', '#a6dca8', '#caaaf0', '#f3b9ae', '#8fd0d8'];
const HAIR = ['#3a2633', '#6b3b24', '#22283f', '#b4562f', '#d9c7a2'];
const INK = '#1a2038';

/** The cloth of a colour, once in a picture. */
export const cloth = (k: Letter): string => {
  const [a, b, c] = CREW[k];
  return linearFill(`cloth-${k}`, 'x2="1" y2=".5"', [
    [0, c],
    [0.25, a],
    [1, b],
  ]);
};

/** What they wear on their heads. */
const HATS: Record<Exclude<Letter, 'a'>, (suit: Suit, hair: string) => string> = {
  R: (_suit, hair) =>
    path(hair, 'M11 12.5 10.5 5.5 14.5 6.5 16-.5 20.5 4 25-1.5 26 5.5 29.8 5 29 12.5Q25 7.5 20 8 14' + ' 7.5 11 12.5Z'),
  Y: ([main, dark]) =>
    path(main, 'M11.5 8.5V4Q11.5 1.5 14 1.5H26Q28.5 1.5 28.5 4V8.5Z') +
    rect(dark, [8.5, 7.6, 23, 2.9], 1.4) +
    rect('#fff', [18, 1.5, 4, 6.5], 1, 'opacity=".7"'),
  B: (_suit, hair) =>
    path(hair, 'M11.2 10.5A8.9 9.5 0 0 1 28.8 10.5Q20 6.8 11.2 10.5Z') +
    ('<g fill="none" stroke="#e9f4ff" stroke-width="1.2"><circle cx="16.6" cy="13"' +
      ' r="3"/><circle cx="23.4" cy="13" r="3"/><path d="M19.6 13h.8"/></g>'),
  c: ([main, dark]) => path(main, 'M11.3 10.5A8.7 9 0 0 1 28.7 10.5Z') + path(dark, 'M25 8.6H33.5Q34.5 11 32 11H25Z'),
};

const legs = (pose: Pose, leg: string): string =>
  pose === 'walk'
    ? line(leg, 4.4, 'M16 47L11.5 55.5') +
      line(leg, 4.4, 'M24 47L28 55.5') +
      ellipse(INK, 10.5, 56.4, 3.6, 2) +
      ellipse(INK, 29.8, 56.4, 3.6, 2)
    : rect(leg, [13.8, 45, 4.6, 11], 2) +
      rect(leg, [21.6, 45, 4.6, 11], 2) +
      ellipse(INK, 15.4, 56.5, 3.6, 2) +
      ellipse(INK, 24.6, 56.5, 3.6, 2);

const ARMS: Record<Pose, readonly [string, string]> = {
  stand: ['M10.5 27Q5.5 33 7.5 40', 'M29.5 27Q34.5 33 32.5 40'],
  walk: ['M10.5 27Q5.5 33 7.5 40', 'M29.5 27Q34.5 33 32.5 40'],
  wave: ['M10 27Q3 22 4 14', 'M29.5 27Q34.5 33 32.5 40'],
  work: ['M11 28Q5 30 3 25', 'M29 28Q35 30 37 25'],
};

/** Cape and golden ring of a commander. */
const cape = ([, dark]: Suit): string =>
  '<ellipse cx="20" cy="57.5" rx="17" ry="4.2" fill="none" stroke="#ffd77a" ' +
  'stroke-width="1.4"/><ellipse cx="20" cy="57.5" rx="13.5" ry="3" fill="none" ' +
  'stroke="#ffd77a" stroke-width="1"/>' +
  path(dark, 'M12 21Q2 38 4 54Q20 58 36 54Q38 38 28 21Z', 'opacity=".95"') +
  path('#fff', 'M12 21Q2 38 4 54L9 54.8Q8 38 15 22Z', 'opacity=".12"');
const pauldrons =
  ellipse('#ffd77a', 11.5, 23, 4.4, 2.3, 'transform="rotate(-18 11.5 23)"') +
  ellipse('#ffd77a', 28.5, 23, 4.4, 2.3, 'transform="rotate(18 28.5 23)"');
const cap = ([, dark]: Suit): string =>
  path(dark, 'M9.5 8Q10-1 20-1.5Q30-1 30.5 8Q20 3.5 9.5 8Z') +
  path('#ffd77a', 'M10.5 7.8Q20 3.2 29.5 7.8V10.4Q20 6.4 10.5 10.4Z') +
  path(INK, 'M11.5 10.2Q20 6.6 28.5 10.2Q20 12.4 11.5 10.2Z') +
  circle('#fff2c8', 20, 2.8, 1.7);

/** Shape and letter on the breast: the second and third sign beside colour. */
function badge(k: Letter): string {
  const [y, text, size] = { R: [39, 4, 8], Y: [36, 2.9, 8], B: [36, 2.9, 8], c: [42, 3.4, 9], a: [36, 2.9, 9] }[k] as [
    number,
    number,
    number,
  ];
  return (
    `<g transform="translate(20 ${y})">${path('#fff', BADGE[k], 'opacity=".94"')}<text` +
    ` y="${text}" text-anchor="middle" font-family="system-ui,sans-serif" font-size="` +
    `${size}" font-weight="850" fill="${INK}">${k}</text></g>`
  );
}

const androidHead = (dark: string): string =>
  line(dark, 1.5, 'M20 6V1.5') +
  circle('#7ff0ff', 20, 1, 2) +
  path(
    'url(#cg-a)',
    'M13.5 5.5H26.5L31 13 26.5 20.5H13.5L9 13Z',
    `stroke="${INK}" stroke-opacity=".5" stroke-width=".9"`,
  ) +
  rect('#142036', [12, 9.6, 16, 6.4], 3.2) +
  circle('#7ff0ff', 16.2, 12.8, 1.7) +
  circle('#7ff0ff', 23.8, 12.8, 1.7) +
  rect(dark, [16, 17.6, 8, 1.2], 0.6);

const head = (skin: string): string =>
  circle(skin, 20, 12.5, 8.2) +
  ellipse('#000', 23.5, 14.5, 5, 6, 'opacity=".08"') +
  circle(INK, 17, 13, 1.15) +
  circle(INK, 23, 13, 1.15) +
  line(INK, 1, 'M17.6 16.8Q20 18.4 22.4 16.8');

/** Only where somebody would stand. */
export function ghostBody(k: Letter): string {
  const dashed = `stroke="${CREW[k][0]}" stroke-width="1.6" stroke-dasharray="3 2.5"`;
  return `<g opacity=".9">${path('none', BODY[k], dashed)}` + `${circle('none', 20, 12, 7.6, dashed)}</g>`;
}

export interface Member {
  letter: Letter;
  /** A commander. */ boss?: boolean;
  /** Who: gives face and hair. */ seed?: string;
  pose?: Pose;
}
export function crewBody({ letter: k, boss = false, seed = k, pose = 'stand' }: Member): string {
  const d = dice('crew' + seed);
  const [suit, skin, hair] = [CREW[k], d.pick(SKIN), d.pick(HAIR)];
  const [left, right] = ARMS[pose];
  const body =
    ellipse('#000', 20, 58, 12, 2.6, 'opacity=".34"') +
    (boss ? cape(suit) : '') +
    legs(pose, k === 'a' ? '#8b744a' : '#2b3354') +
    line(suit[1], 4, left) +
    line(suit[1], 4, right) +
    path(`url(#cloth-${k})`, BODY[k], `stroke="${INK}" stroke-opacity=".55" stroke-width=".9"`) +
    (boss ? pauldrons : '') +
    badge(k);
  if (k === 'a') return body + androidHead(suit[1]);
  return body + head(skin) + (boss ? cap(suit) : HATS[k](suit, hair));
}

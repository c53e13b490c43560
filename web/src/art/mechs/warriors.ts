/** Mechs in armour: drummer, lantern bearer, lady, swordsman. */

import { move } from '../pen';
import { part, flat, trim, wire, ink, leg, arm, rows, torso, heart, helm, katana } from './rig';
import type { Mech } from './tones';

const thunderDrum: Mech = {
  accent: '#ffd45e',
  glow: '#ffe680',
  tall: 1,
  draw: () => {
    let halo = trim('M-66 -100A80 80 0 1 1 66 -100', 6);
    for (let i = 0; i < 8; i++) {
      const a = ((138 + i * 37.7) * Math.PI) / 180,
        x = Math.cos(a) * 82,
        y = -146 + Math.sin(a) * 80;
      halo += move(
        x,
        y,
        1,
        part('m3', 'M-19 0a19 19 0 1 1 38 0a19 19 0 1 1 -38 0Z') +
          `<circle class="mw" r="13.5"/><circle class="sh" r="13.5"/>` +
          [0, 120, 240]
            .map(
              (r) =>
                `<path class="mx" transform="rotate(${r + i * 20})" d="M0 -10.5A5.5 5.5 0 0 1 4.5 -2` +
                `Q8 -7 0 -10.5Z"/><circle class="mx" transform="rotate(${r + i * 20})" cx="0.5" ` +
                'cy="-5.5" r="3.6"/>',
            )
            .join(''),
      );
    }
    return (
      halo +
      leg(-15, -84, -34, -50, -40, 14, -1) +
      leg(16, -84, 38, -54, 46, 14, 1) +
      rows(-14, -92, 20, 30, 36, 3, -8) +
      rows(15, -92, 20, 30, 36, 3, 9) +
      torso(32, -146, -88, 19) +
      heart(0, -126) +
      move(
        0,
        0,
        1,
        `<g class="bachi">` +
          arm(-36, -136, -66, -150, -62, -184, 12) +
          move(-62, -186, 1, part('mg', 'M-4 12H4L5 -34H-5Z') + part('mw', 'M-10 -34H10L8 -54H-8Z'), -24) +
          '</g>',
      ) +
      arm(36, -136, 66, -128, 82, -154, 12) +
      move(84, -158, 1, part('mg', 'M-4 12H4L5 -34H-5Z') + part('mw', 'M-10 -34H10L8 -54H-8Z'), 34) +
      rows(-42, -148, 30, 42, 36, 3, -7) +
      rows(42, -148, 30, 42, 36, 3, 7) +
      part('mx', 'M-16 -194L-34 -232L-22 -226L-26 -252L-4 -206ZM16 -194L34 -232L22 -226L26 -252L4 -206' + 'Z') +
      helm(0, -172) +
      `<path class="bolt" d="M-80 -240l10 12l-8 4l12 18M106 -208l-10 11l9 4l-13 17"/>`
    );
  },
};

const ashLantern: Mech = {
  accent: '#ff9a3d',
  glow: '#ffb347',
  tall: 0.98,
  draw: () =>
    '<path class="smoke" d="M-30 -60Q-84 -96 -58 -140Q-40 -172 -76 -206Q-50 -216 -46 -184' +
    'Q-42 -160 -30 -150Z"/>' +
    leg(-14, -84, -24, -48, -30, 14, -1) +
    leg(15, -84, 26, -50, 36, 14, 1) +
    part('m3', 'M-38 -142L-62 -30L-46 -38L-42 -18L-28 -36L-18 -86H18L30 -34L42 -20L48 -40L62 -30L40' + ' -142Z') +
    part('m2', 'M-36 -142L-50 -60L-34 -70L-18 -130ZM36 -142L50 -60L34 -70L18 -130Z') +
    torso(28, -146, -86, 20) +
    part('mj', 'M-15 -128H15L11 -104H-11Z') +
    flat('mx', 'M-11 -125H11L10 -121H-10ZM-10 -118H10L9 -114H-9ZM-9 -111H9L8 -107H-8Z') +
    `<circle cx="0" cy="-116" r="24" fill="url(#s2-ember)" opacity=".55"/>` +
    arm(-34, -136, -54, -104, -40, -80, 12) +
    part('mj', 'M-52 -86L-28 -72L-30 -66L-56 -78Z') +
    rows(-38, -148, 32, 46, 38, 3, -7) +
    rows(38, -148, 32, 46, 38, 3, 7) +
    part('mj', 'M66 0H73L72 -246H67Z') +
    part('mg', 'M62 -246H77V-240H62ZM60 -150H79V-144H60Z') +
    wire('#8a6a3a', 2.4, 'M70 -240Q98 -246 98 -222') +
    `<circle cx="98" cy="-184" r="50" fill="url(#s2-ember)" class="flame"/>` +
    part('mj', 'M82 -214H114L110 -206H86Z') +
    flat('lantern', 'M84 -206H112Q120 -184 112 -162H84Q76 -184 84 -206Z') +
    trim('M80 -196H116M78 -184H118M80 -172H116', 1.6) +
    part('mj', 'M86 -162H110L106 -154H90Z') +
    `<path class="mx" d="M96 -154H100L99 -136H97Z"/>` +
    arm(34, -136, 58, -116, 70, -128, 12) +
    part('mj', 'M-17 -178H17L13 -154L0 -146L-13 -154Z') +
    ('<path class="me glow" d="M-11 -168L-2 -164V-160L-10 -162ZM11 -168L2 -164V-160L10' + ' -162Z"/>') +
    part('m3', 'M-58 -170Q-22 -184 -4 -218Q0 -222 4 -218Q22 -184 58 -170Q0 -158 -58 -170Z') +
    part('m1', 'M-40 -175Q-14 -186 -3 -216L0 -218Q-4 -190 -6 -169Q-26 -169 -40 -175Z') +
    trim('M-58 -170Q0 -158 58 -170', 3) +
    part('mg', 'M-7 -214L0 -228L7 -214Z'),
};

const redMagnolia: Mech = {
  accent: '#ff8fb8',
  glow: '#ffd0e2',
  tall: 0.97,
  draw: () =>
    part('mj', 'M-63 0H-57L-58 -214H-62Z') +
    flat('mst', 'M-64 -210Q-76 -244 -54 -262Q-62 -238 -55 -210Z') +
    part('mg', 'M-67 -212H-52V-205H-67Z') +
    `<path class="mx" d="M-60 -200q-12 8 -8 22q4 -10 8 -12q4 2 8 12q4 -14 -8 -22Z"/>` +
    part('m3', 'M-24 -98H24L70 -4Q36 6 0 6Q-36 6 -70 -4Z') +
    part('mx', 'M-15 -94H15L38 0Q0 8 -38 0Z') +
    part('m2', 'M-25 -98H-6L-14 2Q-46 2 -70 -5ZM25 -98H6L14 2Q46 2 70 -5Z') +
    part('m1', 'M-22 -96L-10 -96L-24 -40L-46 -34ZM22 -96L10 -96L24 -40L46 -34Z') +
    trim('M-49 -44Q0 -30 49 -44M-60 -22Q0 -8 60 -22', 2.2) +
    [-44, -28, 30, 46]
      .map((x, i) =>
        move(
          x,
          -14 - (i % 2) * 12,
          0.55,
          '<path class="mw" d="M0 -9q7 -2 6 5q7 0 4 6q-2 6 -10 4q-8 2 -10 -4q-3 -6 4 -6q-1 -7 6' + ' -5Z"/>',
        ),
      )
      .join('') +
    torso(25, -146, -94, 15) +
    part('mx', 'M-18 -104H18L16 -90H-16Z') +
    part('mg', 'M-8 -108H8V-88H-8Z') +
    heart(0, -128, 5) +
    arm(-28, -138, -48, -116, -58, -132, 9.5) +
    part('m2', 'M-42 -128L-66 -124L-82 -58L-50 -66Z') +
    part('mx', 'M-80 -66L-82 -58L-50 -66L-50 -74Z') +
    arm(28, -138, 54, -124, 66, -148, 9.5) +
    part('m2', 'M46 -136L72 -140L92 -74L58 -80Z') +
    part('mx', 'M90 -84L92 -74L58 -80L57 -88Z') +
    move(
      70,
      -156,
      1,
      part('mx', 'M0 0L-44 -38A58 58 0 0 1 58 -6Z') +
        part('mw', 'M0 0L-30 -26A40 40 0 0 1 40 -4Z') +
        trim('M0 0L-40 -40M0 0L-22 -54M0 0L2 -58M0 0L26 -52M0 0L46 -36M0 0L56 -16', 1.5) +
        `<circle class="mx" cx="8" cy="-24" r="9"/>`,
      6,
    ) +
    rows(-30, -150, 24, 34, 28, 3, -6) +
    rows(30, -150, 24, 34, 28, 3, 6) +
    [-64, -32, 0, 32, 64]
      .map((r) => move(0, -186, 1, part(r ? 'mx' : 'mw', 'M0 4Q-18 -14 0 -44Q18 -14 0 4Z'), r))
      .join('') +
    part('m3', 'M-22 -186Q-26 -158 -34 -144L-14 -152L14 -152L34 -144Q26 -158 22 -186Z') +
    part('mw', 'M-14 -184H14L12 -164L0 -152L-12 -164Z') +
    ('<path class="me glow" d="M-10 -172L-2 -169V-166L-9 -168ZM10 -172L2 -169V-166L9 -168' +
      'Z"/><path class="mx" d="M-3 -160H3L0 -156Z"/>') +
    part('m2', 'M-20 -182Q-20 -202 0 -202Q20 -202 20 -182Q0 -190 -20 -182Z') +
    trim('M20 -192L50 -206M18 -198L44 -220', 2.4) +
    ('<circle class="mg" cx="51" cy="-206" r="4"/><circle class="mg" cx="45" cy="-221"' + ' r="4"/>'),
};

const twinScrolls: Mech = {
  accent: '#fff2cf',
  glow: '#ffdf8a',
  tall: 1.04,
  draw: () =>
    [-1, 1]
      .map(
        (s) =>
          part('mj', `M${s * 30 - 2} -110L${s * 56 - 3} -252h6L${s * 30 + 4} -110Z`) +
          flat('paper', `M${s * 44} -250L${s * 92} -256L${s * 90} -146L${s * 46} -138Z`) +
          part('mg', `M${s * 40} -256L${s * 96} -263L${s * 96} -252L${s * 40} -245Z`) +
          part('mg', `M${s * 42} -142L${s * 94} -150L${s * 94} -141L${s * 42} -133Z`) +
          ink(
            s < 0
              ? 'M-58 -232H-78M-68 -240V-212M-58 -214Q-66 -200 -80 -198M-56 -186H-80M-74 -186Q-70' + ' -170 -58 -166'
              : 'M58 -236L80 -238M69 -246V-222M60 -222H80M58 -204L70 -212L82 -202M62 -188H80M71 -198' + 'V-166',
            3.2,
          ) +
          `<path class="m2" d="M${s * 84} -168l${s * -8} 3v10l${s * 8} -2Z"/>`,
      )
      .join('') +
    leg(-15, -86, -36, -54, -44, 14, -1) +
    leg(15, -86, 36, -52, 40, 14, 1) +
    rows(-15, -94, 22, 34, 40, 4, -9) +
    rows(15, -94, 22, 34, 40, 4, 9) +
    part('m3', 'M-9 -92H9L6 -50H-6Z') +
    torso(33, -148, -90, 20) +
    heart(0, -128) +
    arm(-36, -138, -62, -112, -54, -84, 12) +
    katana(-52, -82, 205, 96) +
    rows(-43, -150, 32, 46, 38, 3, -7) +
    arm(36, -138, 66, -120, 56, -94, 12) +
    katana(58, -98, 28, 112) +
    rows(43, -150, 32, 46, 38, 3, 7) +
    part('mg', 'M-36 -222Q-26 -190 0 -188Q26 -190 36 -222Q22 -204 0 -202Q-22 -204 -36 -222Z') +
    helm(0, -172),
};

export const warriors: Record<string, Mech> = {
  thunder_drum: thunderDrum,
  ash_lantern: ashLantern,
  red_magnolia: redMagnolia,
  twin_scrolls: twinScrolls,
};

/** Flags of Capture the Flag, drawn about the middle of a square: things nobody would call a flag. */

import { blend } from '../colour';
import { known } from '../dice';
import { circle } from '../pen';

export type Team = 'south' | 'north';
export const TEAMS: Record<Team, string> = { south: '#ffb870', north: '#c9a4ff' };

const FLAGS: Record<string, string> = {
  lantern:
    '<path class="stroke" d="M-12-34q12-14 24 0" fill="none" stroke-width="4"/><path ' +
    'class="main" d="M-16-30H16L20-22H-20ZM-20 26H20L16 36H-16Z"/><path class="glow" d="' +
    'M-16-22H16L20 26H-20Z"/><path class="light" d="M0-14q12 16 7 26-7 9-14 0-4-10 7-26' +
    'Z"/><path class="ink" d="M-16-22-20 26M16-22 20 26M0-22V-14M-5-22-7 26M5-22 7 26"/>',
  cactus:
    '<path class="deep" d="M-20 12H20L15 40H-15Z"/><path class="main" d="M-23 6H23V15H-23' +
    'Z"/><path class="green" d="M-9 6V-28a9 9 0 0 1 18 0V6Z"/><path class="green" d="M9-4' +
    'h7v-12a5 5 0 0 1 10 0v18a5 5 0 0 1-5 5H9ZM-9-12h-6v-9a5 5 0 0 0-10 0v14a6 6 0 0 0 6' +
    ' 6h10Z"/><path class="ink" d="M-3-30V2M3-30V2"/><path class="light" d="M0-46l4 6' +
    ' 6-1-4 6 2 5-8-3-8 3 2-5-4-6 6 1Z"/>',
  beacon:
    '<path class="main" d="M-6-16H6L14 38H-14Z"/><path class="stroke" d="M-20 38H20" ' +
    'stroke-width="5"/><circle class="light" cy="-24" r="9"/><path class="ink" d="M-16-36' +
    'a20 20 0 0 0 0 24M16-36a20 20 0 0 1 0 24M-25-43a32 32 0 0 0 0 38M25-43a32 32 0 0 1 0' +
    ' 38"/>',
  crate:
    '<path class="deep" d="M-28-22H28V30H-28Z"/><path class="main" d="M-32-28H32V-16H-32Z' +
    'M-32 26H32V36H-32Z"/><path class="ink" d="M-28-16 28 26M28-16-28 26"/><circle ' +
    'class="light" cy="5" r="9"/>',
  mug:
    '<path class="main" d="M-22-22H16V30q0 8-8 8H-14q-8 0-8-8Z"/><path class="stroke" d="' +
    'M16-12q18-2 18 14 0 14-18 14" fill="none" stroke-width="6"/><path class="light" d="' +
    'M-18-22q0-10 14-8 14-10 16 8Z"/><path class="ink" d="M-12-6V26M0-6V26"/>',
  bolt:
    '<path class="main" d="M-22-34H22L30-20 22-6H-22L-30-20Z"/><path class="deep" d="' +
    'M-11-6H11V34L0 42-11 34Z"/><path class="ink" d="M-11 4 11 10M-11 14 11 20M-11 24 11' +
    ' 30"/><circle class="light" cy="-20" r="7"/>',
};

/** The flag of a team; a skin nobody has drawn is one of these, by its name. */
export const flagBody = (skin: string, team: Team): string => {
  const own = TEAMS[team];
  const style =
    `.main{fill:${own}}.deep{fill:${blend(own, 0.6, '#2a2348')}}.glow{fill:#ffe9b8;opacit` +
    `y:.34}.light{fill:#fff0c4}.green{fill:#7fdc93}.stroke{stroke:${own};fill:none}.ink{f` +
    'ill:none;stroke:#131a38;stroke-width:2.4;opacity:.7}';
  return `<style>${style}</style>${circle(own, 0, 0, 50, 'opacity=".2"')}${known(FLAGS, skin)}`;
};

/** Motifs of missions, 120 x 70. tidy: table */

export const balloon =
  '<path d="M60 8C80 8 86 26 78 38Q70 48 66 50H54Q50 48 42 38C34 26 40 8 60 8Z"' +
  ' fill="#ff8189"/><path d="M60 8C68 8 72 26 64 50H56C48 26 52 8 60 8Z" fill="#fff"' +
  ' opacity=".7"/><path d="M54 50l2 8h8l2-8" fill="none" stroke="#fff"/><rect x="54"' +
  ' y="57" width="12" height="7" rx="1.5" fill="#b98a5e"/><path d="M82 44L102 24M96 24' +
  'h6v6" stroke="#ffe39a" stroke-width="2.5" fill="none"/><path d="M20 28q6-8 12 0q8-2' +
  ' 6 6H18q-4-4 2-6Z" fill="#fff" opacity=".7"/>';
export const wobble =
  '<g transform="rotate(-9 60 34)"><circle cx="60" cy="32" r="21" fill="#b48' +
  'cff"/><path d="M41 26q19 9 39-2M40 36q20 10 41-1" stroke="#f8dcff" stroke-width="3"' +
  ' fill="none"/><circle cx="66" cy="36" r="21" fill="#000"' +
  ' opacity=".14"/></g><path d="M48 58l10-6 14 4-4 6Z" fill="#fff"/><path d="M48 58' +
  'l10-6 2 5Z" fill="#d9e2f5"/><path d="M30 30q-6 8 0 16M24 26q-9 12 0 24M90 26q6 8 0' +
  ' 16M96 22q9 12 0 24" stroke="#ffe39a" stroke-width="2" fill="none"/>';
export const goldfish =
  '<circle cx="60" cy="36" r="24" fill="#8fe3ff" opacity=".35"/><circle cx="60" cy="36"' +
  ' r="24" fill="none" stroke="#fff" stroke-width="2" opacity=".8"/><path d="M40 32Q60' +
  ' 26 80 32V42Q76 58 60 58T40 42Z" fill="#3fb6e6" opacity=".6"/><path d="M52 42q8-9 18' +
  ' 0q-10 9-18 0l-7-5v10Z" fill="#ff9d3c"/><circle cx="66" cy="40" r="1.5"' +
  ' fill="#222"/><path d="M60 30l2.5 4 4-3-1.5 5h-10l-1.5-5 4 3Z" fill="#ffd35c"/>';
export const comet =
  '<path d="M20 14Q60 20 84 44" stroke="#bff1ff" stroke-width="16" ' +
  'stroke-linecap="round" opacity=".25"/><path d="M34 18Q64 26 84 44" stroke="#fff" ' +
  'stroke-width="6" stroke-linecap="round" opacity=".4" fill="none"/><circle cx="86" ' +
  'cy="46" r="12" fill="#cfefff"/><circle cx="83" cy="43" r="3"' +
  ' fill="#7fb6d6"/><path d="M78 54Q56 70 40 58T24 60" fill="none" stroke="#ff8189" ' +
  'stroke-width="2.5"/><circle cx="90" cy="44" r="1.5" fill="#234"/>';
export const feast =
  '<path d="M22 44H98L92 66H28Z" fill="#b23a5a"/><path d="M18 40H102V46H18Z"' +
  ' fill="#fff"/><ellipse cx="40" cy="37" rx="13" ry="4" fill="#ffe39a"/><path d="M29' +
  ' 35q11-12 22 0Z" fill="#d98a3c"/><rect x="58" y="26" width="14" height="12" rx="2"' +
  ' fill="#8fa0c8"/><path d="M58 27h14" stroke="#fff" stroke-width="2"/><path d="M84 38' +
  'v-9m-4 0h8l-1-5h-6Z" stroke="#7ff0c6" stroke-width="1.5" fill="#7ff0c6"/><path d="' +
  'M38 22q-3-4 0-7M44 22q-3-4 0-7M64 22q-3-4 0-7" stroke="#fff" stroke-width="1.5"' +
  ' fill="none" opacity=".7"/>';
export const blackHole =
  '<ellipse cx="60" cy="36" rx="44" ry="13" fill="none" stroke="#ffb04a" ' +
  'stroke-width="6" opacity=".8"/><ellipse cx="60" cy="36" rx="30" ry="8" fill="none" ' +
  'stroke="#fff3b0" stroke-width="2.5"/><circle cx="60" cy="34" r="16"' +
  ' fill="#05060f"/><path d="M44 34a16 16 0 0 0 32 0" fill="#05060f"/><ellipse cx="60" ' +
  'cy="39" rx="30" ry="6" fill="none" stroke="#fff3b0" stroke-width="1.5"' +
  ' opacity=".6"/><path d="M50 22q10-8 20 0l-3-7h-14Z" fill="#6f4fd0"/><rect x="48"' +
  ' y="20" width="24" height="3" rx="1.5" fill="#8d6ff0"/>';
export const mainframe =
  '<rect x="36" y="16" width="48" height="42" rx="5" fill="#3a4670"/><rect x="42"' +
  ' y="22" width="36" height="20" rx="3" fill="#071426"/><path d="M52 40q-2-14 8-14t8' +
  ' 14l-3-3-3 3-2-3-3 3-2-3Z" fill="#b6ffe9"/><circle cx="57" cy="32" r="1.5"' +
  ' fill="#071426"/><circle cx="63" cy="32" r="1.5" fill="#071426"/><path d="M42 48h20' +
  'M42 53h14" stroke="#7ff0c6" stroke-width="2"/><circle cx="74" cy="50" r="3"' +
  ' fill="#ff8189"/><path d="M30 58H90" stroke="#5a6aa0" stroke-width="4"/>';
export const moon =
  '<circle cx="60" cy="36" r="20" fill="#f3ecd6"/><circle cx="66" cy="40" r="20"' +
  ' fill="#000" opacity=".12"/><circle cx="53" cy="30" r="4" fill="#d8cdb0"/><circle ' +
  'cx="66" cy="42" r="5" fill="#d8cdb0"/><circle cx="56" cy="46" r="2.5" fill="#d8' +
  'cdb0"/><rect x="76" y="12" width="26" height="18" rx="2" fill="#ffe39a" ' +
  'transform="rotate(10 89 21)"/><path d="M80 17l18 3M79 22l12 2" stroke="#8a5a1c" ' +
  'stroke-width="2"/><path d="M22 56q38-16 76 0" stroke="#7ff0ff" stroke-width="2"' +
  ' fill="none" stroke-dasharray="4 4"/>';
export const volcano =
  '<path d="M24 64L50 22H70L98 64Z" fill="#6a3033"/><path d="M50 22H70L64 34L58 28L54' +
  ' 36Z" fill="#ff9a45"/><path d="M60 18q-10-8 0-16M70 16q8-6 4-14" stroke="#c9cde0" ' +
  'stroke-width="3" fill="none" opacity=".7"/><path d="M84 20v-10l9-3v10" stroke="#fff"' +
  ' stroke-width="2" fill="none"/><circle cx="82" cy="21" r="3" fill="#fff"/><circle ' +
  'cx="91" cy="18" r="3" fill="#fff"/>';
export const plans =
  '<rect x="34" y="14" width="52" height="42" rx="2" fill="#2d5fc0"/><path d="M40 22H80' +
  'M40 30H66M40 48L56 36L68 46L80 30" stroke="#cfe6ff" stroke-width="2"' +
  ' fill="none"/><circle cx="74" cy="44" r="6" fill="none" stroke="#cfe6ff" ' +
  'stroke-width="2"/><path d="M84 60l14-18 4 3-14 18-6 2Z" fill="#2a2f45"/>';
export const library =
  '<path d="M26 62V18H94V62Z" fill="#6b4a2f"/><path d="M30 22H90V38H30ZM30 42H90V58H30' +
  'Z" fill="#3a2718"/><path d="M32 38V25H38V38ZM46 38V27H53V38ZM70 38V24H77V38ZM60 58' +
  'V45H66V58Z" fill="#ff8189"/><path d="M39 38V23H45V38ZM55 38V25H60V38ZM34 58V44H41V58' +
  'ZM80 58V46H86V58Z" fill="#6fb6ff"/><path d="M62 38V28H68V38ZM44 58V47H52V58ZM70 58' +
  'V43H76V58Z" fill="#ffe39a"/>';
export const satellite =
  '<g transform="rotate(-14 60 34)"><rect x="50" y="24" width="20" height="22" rx="4"' +
  ' fill="#c9d2e6"/><path d="M50 30H24V42H50ZM70 30H96V42H70Z"' +
  ' fill="#2d5fc0"/><path d="M33 30V42M42 30V42M78 30V42M87 30V42" ' +
  'stroke="#9fc4ff"/><path d="M54 46q6 10 12 0" fill="#8f9bb8"/></g><path d="M54 40q6-5' +
  ' 12 0" stroke="#222" stroke-width="2" fill="none"/><circle cx="56" cy="32" r="2"' +
  ' fill="#222"/><circle cx="65" cy="32" r="2" fill="#222"/><path d="M84 56q-3 5 0 8' +
  'q3-3 0-8Z" fill="#8fe3ff"/>';
export const ambassador =
  '<path d="M42 66Q42 38 60 38T78 66Z" fill="#5a2a86" stroke="#fff" stroke-dasharray="4' +
  ' 3"/><circle cx="60" cy="28" r="11" fill="none" stroke="#fff" stroke-width="2" ' +
  'stroke-dasharray="4 3"/><path d="M48 20h24l-3-3V8H51v9Z" fill="#222a44"/><path d="' +
  'M60 42l4 5-4 13-4-13Z" fill="#f0c75a"/><path d="M86 30q6-6 12 0M86 38q6-6 12 0" ' +
  'stroke="#ffe39a" stroke-width="2" fill="none"/>';
export const iceGiant =
  '<path d="M30 66L38 30L52 14L72 16L86 34L92 66Z" fill="#bfe4f5"/><path d="M38 30L52' +
  ' 14L72 16L60 36Z" fill="#fff"/><path d="M50 40q4-5 8 0M66 40q4-5 8 0" ' +
  'stroke="#2d5f80" stroke-width="2.5" fill="none"/><path d="M50 50q12 14 24 0Z"' +
  ' fill="#2d5f80"/><path d="M22 54q-6-10 4-16q2 6 0 10" fill="#ff9fbd"/>';
export const gears =
  '<path d="M60 12l4 8 9-3 1 9 9 2-3 9 8 4-6 7 5 7-9 3 1 9-9-1-3 8-7-6-7 6-3-8-9 1' +
  ' 1-9-9-3 5-7-6-7 8-4-3-9 9-2 1-9 9 3Z" fill="#8f9bb8" transform="translate(0 -4) ' +
  'scale(1 .92)"/><circle cx="60" cy="34" r="12" fill="#39425f"/><path d="M50 58L84 20' +
  'a8 8 0 0 1 12-6l-6 7 4 4 7-6a8 8 0 0 1-10 10L58 66Z" fill="#ffb570"/>';

/** Motifs of missions, 120 x 70. tidy: table */

export const barge =
  '<path d="M12 42H108L98 62H24Z" fill="#59637f"/><path d="M12 42H108L106 47H14Z"' +
  ' fill="#c9d2e6"/><path d="M30 42V24H44V42ZM54 42V18H66V42ZM78 42V26H90V42Z"' +
  ' fill="#f3ecd6"/><path d="M26 24L37 14L48 24ZM50 18L60 8L70 18ZM74 26L84 16L94 26Z"' +
  ' fill="#b98a5e"/>';
export const museumAndroids =
  '<path d="M26 16H94V64H26Z" fill="#8fdcff" opacity=".25"/><path d="M26 16H94V64H26Z"' +
  ' fill="none" stroke="#dfeaff" stroke-width="3"/><path d="M50 26H70V42H50ZM46 44H74' +
  'V64H46Z" fill="#f0e2bd"/><rect x="53" y="30" width="14" height="6" rx="3"' +
  ' fill="#142036"/><circle cx="57" cy="33" r="1.8" fill="#7ff0ff"/><circle cx="63" ' +
  'cy="33" r="1.8" fill="#7ff0ff"/><path d="M84 40h14m-5-6l7 6-7 6" stroke="#7ff0c6" ' +
  'stroke-width="3" fill="none"/>';
export const clones =
  '<g fill="#caaaf0"><circle cx="30" cy="26" r="9"/><circle cx="60" cy="22"' +
  ' r="9"/><circle cx="90" cy="26" r="9"/><path d="M18 64Q18 38 30 38T42 64ZM48 64Q48' +
  ' 34 60 34T72 64ZM78 64Q78 38 90 38T102 64Z"/></g><path d="M22 20Q30 10 38 20M52 16' +
  'Q60 6 68 16M82 20Q90 10 98 20" stroke="#d8475a" stroke-width="4"' +
  ' fill="none"/><circle cx="27" cy="26" r="1.5"/><circle cx="33" cy="26"' +
  ' r="1.5"/><circle cx="57" cy="22" r="1.5"/><circle cx="63" cy="22" r="1.5"/><circle ' +
  'cx="87" cy="26" r="1.5"/><circle cx="93" cy="26" r="1.5"/>';
export const wormhole =
  '<circle cx="56" cy="36" r="26" fill="#2b1655"/><path d="M56 16a20 20 0 1 1-18 30a14' +
  ' 14 0 1 0 26-16a9 9 0 1 0-4 14" stroke="#c9a8ff" stroke-width="4"' +
  ' fill="none"/><rect x="74" y="14" width="26" height="14" rx="6" fill="#f0c89a" ' +
  'transform="rotate(28 87 21)"/><path d="M84 44q-4 7 0 11q4-4 0-11ZM94 52q-3 6 0 9q3-3' +
  ' 0-9Z" fill="#8fe3ff"/>';
export const regatta =
  '<path d="M18 50H58L50 62H26ZM62 54H106L98 66H70Z" fill="#c9744f"/><path d="M38 48V10' +
  'Q60 24 56 46ZM34 48V18Q22 30 22 46Z" fill="#fff"/><path d="M84 52V14Q108 28 104 50Z' +
  'M80 52V22Q68 34 68 50Z" fill="#ffe39a"/><path d="M38 8l10 3-10 4ZM84 12l10 3-10 4Z"' +
  ' fill="#d8475a"/>';
export const scales =
  '<path d="M60 10V58M36 62H84" stroke="#c9a24a" stroke-width="4"/><path d="M28 26L92' +
  ' 14" stroke="#c9a24a" stroke-width="3"/><path d="M18 46L28 26L38 46ZM82 34L92 14L102' +
  ' 34Z" fill="none" stroke="#ffe39a" stroke-width="1.5"/><path d="M14 46H42Q38 56 28' +
  ' 56T14 46ZM78 34H106Q102 44 92 44T78 34Z" fill="#e9b23f"/><circle cx="92" cy="24"' +
  ' r="5" fill="#8fe3ff" opacity=".8"/>';
export const moth =
  '<path d="M60 40Q36 4 18 18Q14 44 56 46ZM60 40Q84 4 102 18Q106 44 64 46Z" fill="#c9' +
  'a8ff"/><path d="M58 46Q34 50 34 64Q52 66 60 50Q68 66 86 64Q86 50 62 46Z"' +
  ' fill="#8f5fd0"/><circle cx="34" cy="28" r="5" fill="#ffe39a"/><circle cx="86" ' +
  'cy="28" r="5" fill="#ffe39a"/><path d="M60 34V58" stroke="#2b1b3a" ' +
  'stroke-width="5"/><path d="M58 32Q50 22 44 22M62 32Q70 22 76 22" stroke="#2b1b3a" ' +
  'stroke-width="2" fill="none"/><path d="M60 30V2" stroke="#ff6a5a" stroke-width="2"/>';
export const fortress =
  '<path d="M22 52Q60 70 98 52L84 66H36Z" fill="#6b4a2f"/><path d="M28 52V28H34V32H40' +
  'V28H46V36H74V28H80V32H86V28H92V52Z" fill="#8f9bb8"/><path d="M52 36V18H57V22H63V18' +
  'H68V36Z" fill="#b9c2dc"/><path d="M54 52V44Q60 38 66 44V52Z"' +
  ' fill="#20263f"/><path d="M60 18V8l10 3-10 3" stroke="#d8475a" stroke-width="2"' +
  ' fill="#d8475a"/>';
export const bridge =
  '<path d="M10 46H48M72 46H110" stroke="#b98a5e" stroke-width="6"/><path d="M26 46V14' +
  'M94 46V14" stroke="#7a5330" stroke-width="5"/><path d="M10 34Q26 34 26 14Q40 40 50' +
  ' 42M110 34Q94 34 94 14Q80 40 70 42" stroke="#f0dfc0" stroke-width="2"' +
  ' fill="none"/><path d="M54 40l10 4M55 52l9 2" stroke="#b98a5e" ' +
  'stroke-width="4"/><path d="M60 12q8 0 8 7q0 5-7 7v5" stroke="#fff" stroke-width="3"' +
  ' fill="none"/>';
export const pyramid =
  '<path d="M24 14H96L60 60Z" fill="#e6b35c"/><path d="M60 14H96L60 60Z" fill="#a86a10"' +
  ' opacity=".5"/><path d="M34 26H86M43 38H77M51 48H69" stroke="#7a4a12" ' +
  'stroke-width="1.5"/><path d="M92 64L106 40" stroke="#7a5330" ' +
  'stroke-width="4"/><path d="M98 34q12 2 14 12q-10 4-16-4Z" fill="#c9d2e6"/>';
export const rescue =
  '<circle cx="60" cy="36" r="24" fill="none" stroke="#fff" ' +
  'stroke-width="13"/><path d="M60 12a24 24 0 0 1 17 7M84 36a24 24 0 0 1-7 17M60 60a24' +
  ' 24 0 0 1-17-7M36 36a24 24 0 0 1 7-17" stroke="#d8475a" stroke-width="13"' +
  ' fill="none"/><circle cx="60" cy="32" r="8" fill="#f4cba4"/><path d="M50 52Q52 40 60' +
  ' 40T70 52Z" fill="#6fb6ff"/>';
export const fireworks =
  '<path d="M36 30l0-16M36 30l12-10M36 30l15 4M36 30l6 14M36 30l-10 12M36 30l-15 0M36' +
  ' 30l-10-12" stroke="#ffd166" stroke-width="3"/><path d="M82 24l0-14M82 24l10-8M82 24' +
  'l12 4M82 24l4 12M82 24l-8 10M82 24l-12 0M82 24l-8-10" stroke="#ff8fb0" ' +
  'stroke-width="3"/><path d="M60 66V46" stroke="#fff" stroke-width="3"/><path d="M60' +
  ' 46l0-10M60 46l8-7M60 46l9 3M60 46l-8-7M60 46l-9 3" stroke="#7ff0c6" ' +
  'stroke-width="2.5"/>';
export const hive =
  '<path d="M48 10l12 7v14l-12 7-12-7V17ZM74 10l12 7v14l-12 7-12-7V17ZM61 33l12 7v14' +
  'l-12 7-12-7V40Z" fill="#e9b23f" stroke="#7a4a12" stroke-width="2"/><path d="M42 20q6' +
  ' 6 12 0q-6 10-12 0ZM68 20q6 6 12 0q-6 10-12 0ZM55 44q6 6 12 0q-6 10-12 0Z" fill="#7' +
  'a4a12"/><path d="M92 46q6-8 12 0q-6 6-12 0Z" fill="#ffe39a"/>';
export const ghost =
  '<path d="M40 62V34Q40 12 60 12T80 34V62L73 56L67 62L60 56L53 62L47 56Z"' +
  ' fill="#e9f0ff"/><circle cx="53" cy="32" r="4" fill="#222a44"/><circle cx="67" ' +
  'cy="32" r="4" fill="#222a44"/><ellipse cx="60" cy="44" rx="4" ry="5" fill="#222' +
  'a44"/><path d="M12 62V26H30V62ZM90 62V26H108V62Z" fill="#39425f"/><path d="M14 30H28' +
  'M14 36H28M92 30H106M92 36H106" stroke="#59637f" stroke-width="3"/>';
export const nebula =
  '<path d="M22 42q-8-16 10-18q6-16 24-8q16-8 22 6q18 2 12 18q-4 12-24 8q-20 8-28-2q-12' +
  ' 2-16-4Z" fill="#b48cff" opacity=".85"/><circle cx="48" cy="30" r="3"' +
  ' fill="#2b1655"/><circle cx="66" cy="30" r="3" fill="#2b1655"/><path d="M48 40q9 8' +
  ' 18 0" stroke="#2b1655" stroke-width="3" fill="none"/><path d="M88 50h6v6h-6ZM91 56' +
  'v8M84 64h14" fill="#c9d2e6" stroke="#c9d2e6" stroke-width="2"/>';
export const pie =
  '<path d="M28 48Q60 66 92 48L86 60Q60 72 34 60Z" fill="#c9d2e6"/><path d="M26 46Q28' +
  ' 28 60 28T94 46Q60 60 26 46Z" fill="#d98a3c"/><path d="M36 40L56 54M48 34L74 54M64' +
  ' 32L86 50M84 38L64 54M70 32L42 52M54 32L34 46" stroke="#f4cf8a" ' +
  'stroke-width="2.5"/><path d="M46 20q-3-5 0-9M60 18q-3-5 0-9M74 20q-3-5 0-9" ' +
  'stroke="#fff" stroke-width="2.5" fill="none" opacity=".8"/><path d="M98 10l3 7 7 1-5' +
  ' 5 1 7-6-3-6 3 1-7-5-5 7-1Z" fill="#ffd166"/>';

export const gateway =
  '<path d="M28 66V34A32 32 0 0 1 92 34V66H80V34A20 20 0 0 0 40 34V66Z" fill="#c9a24' +
  'a"/><path d="M40 66V34A20 20 0 0 1 80 34V66Z" fill="#0a1230"/><path d="M60 22l3 9 9' +
  ' 1-7 6 2 9-7-5-7 5 2-9-7-6 9-1Z" fill="#fff3b0"/><circle cx="48" cy="50" r="1.5"' +
  ' fill="#fff"/><circle cx="72" cy="54" r="2" fill="#fff"/><circle cx="66" cy="60"' +
  ' r="1" fill="#fff"/><path d="M20 66H100" stroke="#7a5330" stroke-width="5"/>';

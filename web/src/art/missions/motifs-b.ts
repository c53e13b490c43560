/** Motifs of missions, 120 x 70. tidy: table */

export const dance =
  '<circle cx="46" cy="22" r="6" fill="#f4cba4"/><path d="M36 62L46 28L56 62Z"' +
  ' fill="#ff7d72"/><circle cx="76" cy="20" r="6" fill="#93613f"/><path d="M68 28H84V58' +
  'H68Z" fill="#6fb6ff"/><path d="M52 36Q62 26 70 36" stroke="#fff" stroke-width="3"' +
  ' fill="none"/><path d="M98 20v12M98 20l8-3v11" stroke="#ffe39a" stroke-width="2"' +
  ' fill="none"/><circle cx="96" cy="33" r="3" fill="#ffe39a"/><circle cx="104" cy="29"' +
  ' r="3" fill="#ffe39a"/>';
export const compass =
  '<circle cx="60" cy="36" r="25" fill="#c98a3c"/><circle cx="60" cy="36" r="20"' +
  ' fill="#fbf5e4"/><path d="M60 18L66 36L60 54L54 36Z" fill="#d8475a"/><path d="M54 36' +
  'H66L60 54Z" fill="#39425f"/><path d="M90 16l8-6M94 26l10-2M92 50l9 4M26 16l-8-6M24' +
  ' 28l-10-2" stroke="#ffe39a" stroke-width="3"/>';
export const auction =
  '<circle cx="40" cy="48" r="13" fill="#f3ecd6"/><circle cx="36" cy="45" r="3"' +
  ' fill="#d8cdb0"/><circle cx="46" cy="52" r="2" fill="#d8cdb0"/><circle cx="60" ' +
  'cy="54" r="9" fill="#cfd4e6"/><g transform="rotate(-32 78 30)"><rect x="62" y="20"' +
  ' width="32" height="16" rx="4" fill="#7d4316"/><rect x="74" y="36" width="8" ' +
  'height="28" rx="3" fill="#b98a5e"/></g><rect x="72" y="60" width="34" height="6"' +
  ' rx="2" fill="#7d4316"/>';
export const letter =
  '<rect x="30" y="20" width="60" height="40" rx="3" fill="#fbf5e4"/><path d="M30 22L60' +
  ' 44L90 22" stroke="#b98a5e" stroke-width="3" fill="none"/><circle cx="60" cy="46"' +
  ' r="8" fill="#c0303a"/><path d="M24 66H96" stroke="#5a3410" ' +
  'stroke-width="5"/><path d="M40 66v-6M80 66v-6" stroke="#5a3410" stroke-width="4"/>';
export const treaty =
  '<path d="M36 10H78V58H36Z" fill="#fff8e2"/><path d="M32 14H74V62H32Z" fill="#f1e4' +
  'c2"/><path d="M38 22H66M38 29H68M38 36H60" stroke="#6a5a4a" ' +
  'stroke-width="2"/><path d="M40 52q8-10 10 0t12-2" stroke="#2d5fc0" stroke-width="2"' +
  ' fill="none"/><path d="M62 50L96 8q8 10-6 20Z" fill="#bfe4ff"/>';
export const peace =
  '<path d="M18 50H102L94 64H26Z" fill="#7a5330"/><path d="M16 46H104V52H16Z"' +
  ' fill="#b98a5e"/><path d="M58 34q-14 4-20-12q12 0 18 8q4-14 18-14q-2 8-6 10l8 2-8 4' +
  'q-4 6-10 2Z" fill="#fff"/><circle cx="72" cy="20" r="1.5" fill="#222"/><path d="M76' +
  ' 24q8 0 10 8" stroke="#6fd394" stroke-width="2.5" fill="none"/>';
export const spa =
  '<path d="M22 38H98Q96 66 60 66T22 38Z" fill="#c9744f"/><ellipse cx="60" cy="38"' +
  ' rx="38" ry="8" fill="#8fe3ff"/><circle cx="52" cy="30" r="9"' +
  ' fill="#a6dca8"/><path d="M43 27q9-9 18 0" fill="#fff"/><circle cx="49" cy="31"' +
  ' r="2" fill="#3f8a52"/><circle cx="56" cy="31" r="2" fill="#3f8a52"/><path d="M74 24' +
  'q-4-6 0-12M84 26q-4-6 0-12M34 22q-4-6 0-10" stroke="#fff" stroke-width="2.5"' +
  ' fill="none" opacity=".8"/>';
export const twinSuns =
  '<circle cx="42" cy="34" r="17" fill="#ffd166"/><circle cx="80" cy="34" r="14"' +
  ' fill="#ff9d5a"/><path d="M42 10v-6M42 64v-6M16 34h-6M24 16l-4-4M24 52l-4 4M80 14v-5' +
  'M80 59v-5M104 34h6M97 20l4-4M97 48l4 4" stroke="#ffe39a" stroke-width="3"/><path d="' +
  'M56 40q6 5 12 0" stroke="#d8475a" stroke-width="3" fill="none"/>';
export const nap =
  '<path d="M20 62V30M20 50H100V62" stroke="#7a5330" stroke-width="6"' +
  ' fill="none"/><path d="M24 50Q26 36 44 38H96Q100 38 100 50Z"' +
  ' fill="#6f4fd0"/><circle cx="36" cy="40" r="10" fill="#f4cba4"/><path d="M31 41q3 3' +
  ' 5 0M39 41q3 3 5 0" stroke="#3a2418" stroke-width="1.5" fill="none"/><path d="M60 26' +
  'h10l-10 10h10M78 12h12l-12 12h12" stroke="#fff" stroke-width="3" fill="none"/>';
export const choir =
  '<circle cx="36" cy="30" r="8" fill="#f4cba4"/><circle cx="60" cy="26" r="8"' +
  ' fill="#93613f"/><circle cx="84" cy="30" r="8" fill="#a6dca8"/><path d="M24 66Q26 40' +
  ' 36 40T48 66ZM48 66Q50 36 60 36T72 66ZM72 66Q74 40 84 40T96 66Z"' +
  ' fill="#8e1f24"/><ellipse cx="36" cy="33" rx="3" ry="4" fill="#3a1118"/><ellipse ' +
  'cx="60" cy="29" rx="3" ry="4" fill="#3a1118"/><ellipse cx="84" cy="33" rx="3" ry="4"' +
  ' fill="#3a1118"/>';
export const anthem =
  '<path d="M20 24H100M20 32H100M20 40H100M20 48H100" stroke="#fff" stroke-width="1.5"' +
  ' opacity=".8"/><path d="M44 46V20L72 14V40" stroke="#ffd166" stroke-width="4"' +
  ' fill="none"/><ellipse cx="39" cy="47" rx="7" ry="5" fill="#ffd166"/><ellipse ' +
  'cx="67" cy="41" rx="7" ry="5" fill="#ffd166"/><path d="M86 52l16 10M102 52L86 62" ' +
  'stroke="#d8475a" stroke-width="4"/>';
export const opera =
  '<path d="M14 6H106V14H14ZM14 14Q34 40 18 66H14ZM106 14Q86 40 102 66H106Z" fill="#b23' +
  'a5a"/><circle cx="60" cy="32" r="11" fill="#f4cba4"/><path d="M46 26Q60 14 74 26L72' +
  ' 20Q60 8 48 20Z" fill="#191225"/><circle cx="60" cy="18" r="3"' +
  ' fill="#fff"/><ellipse cx="60" cy="37" rx="4" ry="5" fill="#3a1118"/><rect x="52"' +
  ' y="28" width="7" height="6" rx="2" fill="#191225"/><path d="M46 66Q48 44 60 44T74' +
  ' 66Z" fill="#39425f"/>';
export const lighthouse =
  '<path d="M60 16L4 2V30ZM60 16L116 2V30Z" fill="#fff0b8" opacity=".5"/><path d="M50' +
  ' 66L55 22H65L70 66Z" fill="#f3ecd6"/><path d="M53 40H67L68 50H52Z" fill="#d8475' +
  'a"/><circle cx="60" cy="16" r="8" fill="#ffe39a"/><path d="M50 8L60 0L70 8Z"' +
  ' fill="#39425f"/><path d="M80 56h12l-5-8 14 12H88l5 8Z" fill="#7ff0c6"/>';
export const admiral =
  '<circle cx="60" cy="34" r="14" fill="#d29a6c"/><path d="M40 24Q60 8 80 24L78 30Q60' +
  ' 20 42 30Z" fill="#1d3358"/><path d="M60 12l2 5 5 0-4 4 1 5-4-3-4 3 1-5-4-4 5 0Z"' +
  ' fill="#f2d27a"/><path d="M52 42q8-8 16 0q-8 4-16 0Z" fill="#2a2027"/><path d="M34' +
  ' 66Q38 50 60 50T86 66Z" fill="#1d3358"/><circle cx="92" cy="52" r="7" fill="none" ' +
  'stroke="#c9d2e6" stroke-width="3"/><circle cx="104" cy="58" r="7" fill="none" ' +
  'stroke="#c9d2e6" stroke-width="3"/>';
export const maze =
  '<path d="M24 10H96V62H24V22H84V50H38V34H70V40" stroke="#ffe39a" stroke-width="4"' +
  ' fill="none"/><circle cx="70" cy="40" r="4" fill="#d8475a"/><path d="M102 20l10 6-10' +
  ' 6M18 52L8 46l10-6" stroke="#fff" stroke-width="2.5" fill="none"/>';

// What a first visit loads, compressed: the first page and everything it names. At most 250 kB.
import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';

const MOST = 250_000;
const page = readFileSync('dist/index.html', 'utf8');
const named = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((match) => match[1]);
let all = gzipSync(page).length;
for (const path of named) {
  const size = gzipSync(readFileSync(`dist${path}`)).length;
  console.log(`${String(size).padStart(8)}  ${path}`);
  all += size;
}
console.log(`${String(all).padStart(8)}  first load, compressed (at most ${MOST})`);
if (all > MOST) process.exit(1);

/** Whether the server can be reached, as the last request found it. A page from memory must not pretend. */

export const reach: { lost: boolean; since: number } = $state({ lost: false, since: 0 });

/** Until when the server asked to be left alone; 0 while it did not. Reading goes on by itself then. */
export const busy: { until: number } = $state({ until: 0 });

/** Waits as long as the server asked for. */
export async function patience(seconds: number): Promise<void> {
  const until = Date.now() + seconds * 1000;
  busy.until = Math.max(busy.until, until);
  await new Promise((go) => setTimeout(go, seconds * 1000));
  if (busy.until <= until) busy.until = 0;
}

/** Counts how often the server came back: whoever shows lists reads it and asks again. */
export const returned: { times: number } = $state({ times: 0 });

const AGAIN_MS = 4000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** A request got an answer, whatever it said. */
export function answered(): void {
  if (reach.lost) returned.times += 1;
  reach.lost = false;
  clearTimeout(timer);
  timer = undefined;
}

/** A request got none: it is said, and asked again until somebody answers. */
export function unanswered(): void {
  if (!reach.lost) reach.since = Date.now();
  reach.lost = true;
  timer ??= setTimeout(() => void knock(), AGAIN_MS);
}

async function knock(): Promise<void> {
  timer = undefined;
  try {
    const response = await fetch('/api/v1/house', { cache: 'no-store' });
    if (response.status < 500) return answered();
  } catch {
    // Still nobody.
  }
  unanswered();
}

addEventListener('online', () => reach.lost && void knock());
addEventListener('offline', unanswered);

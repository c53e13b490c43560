/** Links for others: never one that only this computer can open where the server knows a better one. */

import { known, loadHouse } from './games.svelte';
import { isOnlyHere, sharedFrom } from './router';

/** The address somebody else can open. Becomes right as soon as the server has said where it is reached. */
export function shared(hash: string): string {
  void loadHouse().catch(() => undefined);
  return sharedFrom(location, known.house?.address ?? null) + hash;
}

/** Whether nobody but this computer can open what is shared. */
export const staysHere = (): boolean =>
  isOnlyHere(location.hostname) && known.house !== null && known.house.address === null;

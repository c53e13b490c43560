/**
 * Random words. On plain http beyond localhost a browser has no `crypto.randomUUID`, but it does have
 * `crypto.getRandomValues`: whoever plays in the home network is on such a page.
 */

/** So many random bytes, in hex. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** An id nobody else has made: 128 bits. */
export const newId = (): string => randomHex(16);

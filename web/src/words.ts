/** Names of data as words: `trade_deck` is Trade deck. */
export const title = (key: string): string => {
  const words = key.replaceAll('_', ' ').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

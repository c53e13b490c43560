/** Names of data as words: `trade_deck` is Trade deck. */
export const title = (key: string): string => {
  const words = key.replaceAll('_', ' ').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A text as a sentence begins with it. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

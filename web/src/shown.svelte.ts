/** What the table on screen is of, for the page's title. */
export const shown: { game: string; turn: boolean } = $state({ game: '', turn: false });

/** A phone on its side: the same query as in styles/table.css. */
export const LYING = '(max-height: 520px) and (min-width: 600px) and (max-width: 999px)';
/** A phone either way: what is drawn small. */
export const PHONE = `(max-width: 699px), ${LYING}`;

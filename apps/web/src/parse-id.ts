/** Parses an id from the URL; null unless it is a positive 32-bit integer, the range of the database's ids. */
export const parseId = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : null;

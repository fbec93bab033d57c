const MEGABYTE = 1024 * 1024;

/** Maximum size of a sheet. */
export const MAX_SHEET_BYTES = 32 * MEGABYTE;
/** Maximum of lines of a sheet. */
export const MAX_SHEET_LINES = 100_000;
/** Maximum of columns of a sheet. */
export const MAX_SHEET_COLUMNS = 600;
/** Maximum of cells of a sheet up to its last value, empty ones included. */
export const MAX_SHEET_CELLS = 20_000_200;

/** What may stand between the values of a row of a text file. */
export const delimiters = [",", ";", "\t"] as const;

/** A delimiter. */
export type Delimiter = (typeof delimiters)[number];

/** Maximum size of a ZIP of pictures. */
export const MAX_ZIP_BYTES = 100 * MEGABYTE;
/** Maximum of pictures in a ZIP. */
export const MAX_ZIP_PICTURES = 1000;
/** Maximum size of all pictures of a ZIP when they are unpacked. */
export const MAX_ZIP_UNPACKED_BYTES = 500 * MEGABYTE;

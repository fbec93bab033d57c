/** Maximum size of one PDF in bytes. */
export const MAX_PDF_BYTES = 20 * 1024 * 1024;

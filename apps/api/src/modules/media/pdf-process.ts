/** Child process that opens uploaded PDFs one after the other, so that a hostile one neither blocks requests nor crashes the server. */
import { readFile } from "node:fs/promises";

import { getDocumentProxy } from "unpdf";

import { serveWork } from "../../processes/serve-work.ts";

/** More pages than any document has that people read: a hostile one states any number. */
const MAX_PAGES = 100_000;

/** The number of pages of a PDF; null where it cannot be opened, as one that asks for a password. */
serveWork(async (file: string): Promise<number | null> => {
  const content = new Uint8Array(await readFile(file));
  try {
    const { numPages } = await getDocumentProxy(content, { verbosity: 0 });
    return numPages > 0 && numPages <= MAX_PAGES ? numPages : null;
  } catch {
    return null;
  }
});

/**
 * Writes rows to the embedded database until it is killed, and tells each one that is committed.
 * Arguments: the data directory; a journal of what is not flushed; 'forget' where flushes shall not count.
 */
import { writeSync } from "node:fs";

import { recordUnflushedWrites } from "../support/unflushed-writes.ts";

const [dataDir = "", journal, flushes] = process.argv.slice(2);
if (journal) recordUnflushedWrites(dataDir, journal, flushes !== "forget");

// Only now: what they import takes the file system as it finds it.
const { openEmbedded } = await import("../../src/database/embedded.ts");
const { insertAdmin } = await import("../../src/modules/admins/admins.repository.ts");

const { queries } = await openEmbedded(dataDir);
for (let row = 1; ; row += 1) {
  const email = `${row}@${process.pid}.example`;
  await insertAdmin(queries, email, "x".repeat(500));
  writeSync(1, `${email}\n`);
}

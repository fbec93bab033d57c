/**
 * Writes rows to the embedded database until it is killed, and prints each committed one.
 * Arguments: the data directory; a journal of unflushed writes; 'forget' to ignore flushes.
 */
import { writeSync } from "node:fs";

import "../../src/database/drizzle-resolution.ts";
import { recordUnflushedWrites } from "../support/unflushed-writes.ts";

const [dataDir = "", journal, flushes] = process.argv.slice(2);
if (journal) recordUnflushedWrites(dataDir, journal, flushes !== "forget");

// Imported after patching the file system, because these modules bind its functions when they load.
const { openEmbedded } = await import("../../src/database/embedded.ts");
const { insertAdmin } = await import("../../src/modules/admins/admins.repository.ts");

const { queries } = await openEmbedded(dataDir);
for (let row = 1; ; row += 1) {
  const email = `${row}@${process.pid}.example`;
  await insertAdmin(queries, email, "x".repeat(500));
  writeSync(1, `${email}\n`);
}

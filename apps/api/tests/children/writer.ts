/** Writes rows to the embedded database until it is killed, and prints each committed one. Argument: the data directory. */
import { writeSync } from "node:fs";

import "../../src/database/drizzle-resolution.ts";
import { openEmbedded } from "../../src/database/embedded.ts";
import { insertAdmin } from "../../src/modules/admins/admins.repository.ts";

const [dataDir = ""] = process.argv.slice(2);
const { queries } = await openEmbedded(dataDir);
for (let row = 1; ; row += 1) {
  const email = `${row}@${process.pid}.example`;
  await insertAdmin(queries, email, "x".repeat(500));
  writeSync(1, `${email}\n`);
}

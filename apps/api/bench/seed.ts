/**
 * `node apps/api/bench/seed.ts DATA_DIR COUNT` stores a synthetic catalogue in the database of DATABASE_URL, else in the embedded one of a
 * folder, for a shop to open; PARTS_FILE takes names from a file of real parts.
 */
import { openDatabase } from "../src/database/database.ts";
import { watchCatalogue } from "../src/modules/catalogue/catalogue.service.ts";
import { seedCatalogue } from "../src/seed/seed-catalogue.ts";
import { syntheticCatalogue } from "./synthetic-catalogue.ts";

const [folder, count] = process.argv.slice(2);
if (!folder || !Number(count)) throw new Error("Name a folder and a number of products.");
const database = await openDatabase({
  DATA_DIR: folder,
  DATABASE_POOL: 1,
  DATABASE_URL: process.env["DATABASE_URL"],
});
const catalogue = await watchCatalogue(database);
await seedCatalogue(database, catalogue, () =>
  Promise.resolve(syntheticCatalogue(Number(count), process.env["PARTS_FILE"])),
);
await catalogue.close();
await database.close();

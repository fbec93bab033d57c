import { eq, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { catalogueState } from "./catalogue-state.table.ts";

const ROW = 1;

/** Which state of which catalogue the tables hold. */
export type CatalogueState = Pick<typeof catalogueState.$inferSelect, "epoch" | "version">;

/** The channel on which nodes tell each other that the catalogue has changed. */
export const CATALOGUE_CHANNEL = "catalogue_changed";

/** The catalogue's state; the row that holds it is made where it is missing. */
export async function readState(queries: Queries): Promise<CatalogueState> {
  const [state] = await queries.select().from(catalogueState).where(eq(catalogueState.id, ROW));
  if (state) return state;
  await queries.insert(catalogueState).values({ id: ROW }).onConflictDoNothing();
  return readState(queries);
}

/** Raises the catalogue's version within the transaction that changes the catalogue; other nodes hear of it when that commits. */
export async function raiseVersion(transaction: Queries): Promise<void> {
  await transaction
    .insert(catalogueState)
    .values({ id: ROW, version: 1 })
    .onConflictDoUpdate({
      target: catalogueState.id,
      set: { version: sql`${catalogueState.version} + 1` },
    });
  await transaction.execute(sql`select pg_notify(${CATALOGUE_CHANNEL}, '')`);
}

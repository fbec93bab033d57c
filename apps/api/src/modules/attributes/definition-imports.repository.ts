import { desc, eq, getTableColumns, lt, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { definitionImports, type DefinitionImportRow } from "./definition-imports.table.ts";

/** Imports that are listed. */
const MAX_LISTED = 20;

const { definitions: _definitions, ...listedColumns } = getTableColumns(definitionImports);

/** An import without its definitions. */
export type ListedImport = Omit<DefinitionImportRow, "definitions">;

/** Stores an import. */
export async function insertDefinitionImport(
  transaction: Queries,
  values: typeof definitionImports.$inferInsert,
): Promise<void> {
  await transaction.insert(definitionImports).values(values);
}

/** The latest imports, the newest first. */
export const findDefinitionImports = (queries: Queries): Promise<ListedImport[]> =>
  queries
    .select(listedColumns)
    .from(definitionImports)
    .orderBy(desc(definitionImports.at), desc(definitionImports.id))
    .limit(MAX_LISTED);

/** One import, or undefined; locks its row until the transaction ends. */
export async function lockDefinitionImport(
  transaction: Queries,
  id: number,
): Promise<DefinitionImportRow | undefined> {
  const [row] = await transaction
    .select()
    .from(definitionImports)
    .where(eq(definitionImports.id, id))
    .for("update");
  return row;
}

/** Notes that an import was undone, and of how many attributes. */
export async function storeImportUndo(
  transaction: Queries,
  id: number,
  { by, restored }: { readonly by: string; readonly restored: number },
): Promise<ListedImport> {
  const [row] = await transaction
    .update(definitionImports)
    .set({ undoneAt: new Date(), undoneBy: by, restored })
    .where(eq(definitionImports.id, id))
    .returning(listedColumns);
  if (!row) throw new Error(`Import ${id} was not stored.`);
  return row;
}

/** Deletes imports that were made so many days ago: they can no longer be undone. */
export async function deleteOldDefinitionImports(queries: Queries, days: number): Promise<void> {
  await queries
    .delete(definitionImports)
    .where(lt(definitionImports.at, sql`now() - make_interval(days => ${days})`));
}

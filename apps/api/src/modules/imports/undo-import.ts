import type { ImportUndo } from "@shop/contract/entities/product-import.ts";
import type { Admin } from "@shop/contract/entities/user.ts";
import { inArray } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { lockNames } from "../catalogue/names.ts";
import { findImages } from "../products/products.repository.ts";
import { products } from "../products/products.table.ts";
import { type GroupIndex, readGroups } from "./group-index.ts";
import {
  countKept,
  findLinesByNumber,
  findWritingLines,
  lastLine,
  storeUndone,
  type UndoneLine,
} from "./import-lines.repository.ts";
import type { ImportLineRow } from "./import-lines.table.ts";
import { withoutFlush } from "./imports.repository.ts";
import type { ImportRow } from "./imports.table.ts";
import type { Pace } from "./pace.ts";
import { undoGroups } from "./undo-groups.ts";
import { undoLine } from "./undo-line.ts";
import { findOutdated, lockProductsOf, writePlans } from "./write-plans.ts";

/** Parts of the work on a line: planning, comparing its plan with the products, writing it; the rest is its search document. */
const PLANNING = 0.2;
const COMPARING = 0.1;
const WRITING = 0.2;

/** What the undo of some lines writes, as their products are now. */
async function undoLines(
  queries: Queries,
  lines: readonly ImportLineRow[],
  groups: GroupIndex,
): Promise<UndoneLine[]> {
  const ids = lines.flatMap(({ productId }) => productId ?? []);
  const rows = await queries.select().from(products).where(inArray(products.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const images = Map.groupBy(await findImages(queries, ids), ({ productId }) => productId);
  return lines.map((line) => {
    const id = line.productId ?? 0;
    return undoLine(line, { row: byId.get(id), images: images.get(id) ?? [] }, groups);
  });
}

/** Finds out what the undo of an import writes, and stores it; changes no product. */
export async function planUndo(queries: Queries, { id: importId }: ImportRow, pace: Pace): Promise<void> {
  const groups = await readGroups(queries);
  await pace.ranges(
    await lastLine(queries, importId),
    async (after, to) => {
      const lines = await findWritingLines(queries, { importId, after, to });
      if (lines.length === 0) return;
      const undone = await undoLines(queries, lines, groups);
      await pace.turn();
      await withoutFlush(queries, (transaction) => storeUndone(transaction, importId, undone));
    },
    PLANNING,
  );
}

/**
 * Restores in one transaction what an import changed, field by field, except fields that have changed since; deletes the products that it
 * created, and the categories and sub categories.
 */
export async function runUndo(
  transaction: Queries,
  { id: importId, counts, createdGroups }: ImportRow,
  { admin, pace }: { readonly admin: Admin; readonly pace: Pace },
): Promise<ImportUndo> {
  // Before the products, as all who change groups do.
  if (createdGroups.length > 0) await lockNames(transaction);
  await lockProductsOf(transaction, importId, pace);
  const groups = await readGroups(transaction);
  const last = await lastLine(transaction, importId);
  await pace.ranges(
    last,
    async (after, to) => {
      const outdated = await findOutdated(transaction, { importId, after, to }, []);
      if (outdated.length === 0) return;
      const lines = await findLinesByNumber(transaction, importId, outdated);
      await storeUndone(transaction, importId, await undoLines(transaction, lines, groups));
    },
    COMPARING,
  );
  await pace.ranges(
    last,
    (after, to) => writePlans(transaction, { importId, after, to }, { admin, groups: [] }),
    WRITING,
  );
  const kept = await countKept(transaction, importId);
  const restored = counts.created + counts.updated - kept;
  return { restored, kept, ...(await undoGroups(transaction, createdGroups, { admin, pace })) };
}

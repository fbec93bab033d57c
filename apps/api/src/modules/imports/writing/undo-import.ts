import type { Admin } from "@shop/contract/accounts/user.ts";
import type { ImportUndo } from "@shop/contract/imports/product-import.ts";
import { codeKey, isCodeField } from "@shop/domain/catalogue/codes.ts";
import { inArray } from "drizzle-orm";

import type { Queries } from "../../../database/database.ts";
import type { Throttle } from "../../../throttle.ts";
import { lockNames } from "../../catalogue/name-lock.ts";
import { findCodeOwners } from "../../products/product-codes.repository.ts";
import { filesOf } from "../../products/product-files.repository.ts";
import { findImages } from "../../products/products.repository.ts";
import { products } from "../../products/products.table.ts";
import { withoutFlush } from "../imports.repository.ts";
import type { ImportRow } from "../imports.table.ts";
import {
  countKept,
  findLinesByNumber,
  findWritingLines,
  lastLine,
  storeUndone,
  type UndoneLine,
} from "../lines/import-lines.repository.ts";
import type { ImportLineRow } from "../lines/import-lines.table.ts";
import { type ShopIndex, readShopIndex } from "../matching/shop-index.ts";
import { undoGroups } from "./undo-groups.ts";
import { undoLine } from "./undo-line.ts";
import { writeLines } from "./write-plans.ts";

/** Parts of the work on a line: planning, writing it. */
const PLANNING = 0.2;
const WRITING = 0.8;

/** What the undo of some lines writes, as their products are now. */
async function undoLines(
  queries: Queries,
  lines: readonly ImportLineRow[],
  shop: ShopIndex,
): Promise<UndoneLine[]> {
  const ids = lines.flatMap(({ productId }) => productId ?? []);
  const rows = await queries.select().from(products).where(inArray(products.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const images = Map.groupBy(await findImages(queries, ids), ({ productId }) => productId);
  const files = await filesOf(
    queries,
    lines.flatMap(({ fields, productId }) =>
      fields?.some(({ field }) => field === "files") ? (productId ?? []) : [],
    ),
  );
  const before = lines.flatMap(({ fields }) =>
    (fields ?? []).flatMap(({ field, old }) => (isCodeField(field) && old !== null ? [String(old)] : [])),
  );
  const owners = await findCodeOwners(queries, before);
  // Products of the same import may have exchanged their codes.
  const isTaken = (code: string) => (owners.get(codeKey(code)) ?? []).some((id) => !byId.has(id));
  return lines.map((line) => {
    const id = line.productId ?? 0;
    const current = {
      row: byId.get(id),
      images: images.get(id) ?? [],
      files: files.get(id) ?? [],
      isTaken,
    };
    return undoLine(line, current, shop);
  });
}

/** Finds out what the undo of an import writes, and stores it; changes no product. */
export async function planUndo(
  queries: Queries,
  { id: importId }: ImportRow,
  throttle: Throttle,
): Promise<void> {
  const shop = await readShopIndex(queries);
  await throttle.ranges(
    await lastLine(queries, importId),
    async (after, to) => {
      const lines = await findWritingLines(queries, { importId, after, to });
      if (lines.length === 0) return;
      const undone = await undoLines(queries, lines, shop);
      await throttle.turn();
      await withoutFlush(queries, (transaction) => storeUndone(transaction, importId, undone));
    },
    PLANNING,
  );
}

/** Restores what an import changed, field by field, except fields that have changed since, and deletes the products that it created. */
export const undoAllLines = (
  queries: Queries,
  row: ImportRow,
  { admin, throttle }: { readonly admin: Admin; readonly throttle: Throttle },
): Promise<void> =>
  writeLines(queries, row, {
    admin,
    groups: [],
    throttle,
    share: WRITING,
    replan: async (transaction, numbers) => {
      const shop = await readShopIndex(transaction);
      const lines = await findLinesByNumber(transaction, row.id, numbers);
      await storeUndone(transaction, row.id, await undoLines(transaction, lines, shop));
    },
  });

/** Deletes the categories and sub categories that an import created, and sums up its undo. */
export async function endUndo(
  transaction: Queries,
  { id, counts, createdGroups }: ImportRow,
  { admin, throttle }: { readonly admin: Admin; readonly throttle: Throttle },
): Promise<ImportUndo> {
  if (createdGroups.length > 0) await lockNames(transaction);
  const kept = await countKept(transaction, id);
  const restored = counts.created + counts.updated - kept;
  return { restored, kept, ...(await undoGroups(transaction, createdGroups, { admin, throttle })) };
}

import type { FieldChange } from "@shop/contract/entities/history.ts";
import type { Admin } from "@shop/contract/entities/user.ts";
import { pictureAddresses } from "@shop/domain/pictures/pictures.ts";
import { inArray, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { record, type Recorded } from "../history/history.repository.ts";
import { nameSortOf } from "../products/product-order.ts";
import { type IndexedProduct, unindex } from "../products/product-search.ts";
import { findImages, type ImageRow } from "../products/products.repository.ts";
import { type ProductRow, products } from "../products/products.table.ts";
import { lockProductsOf } from "./apply-import.ts";
import { type GroupIndex, readGroups } from "./group-index.ts";
import { findWritingLines, storeKept } from "./import-lines.repository.ts";
import type { ImportLineRow } from "./import-lines.table.ts";
import { importSearch } from "./import-search.ts";
import type { ImportWorker } from "./import-worker.ts";
import type { ImportRow } from "./imports.table.ts";
import type { Pace } from "./pace.ts";
import { historyValues, imagesValue, type ProductColumns } from "./product-change.ts";
import { replaceImages, updateWritten, type WrittenImages, type WrittenProduct } from "./write-products.ts";

/** Numbers of lines that an undo restored, and of those that have changed since. */
export interface Undone {
  readonly restored: number;
  readonly kept: number;
}

/** What one batch restores. */
interface Batch {
  readonly updated: WrittenProduct[];
  readonly deleted: number[];
  readonly images: WrittenImages[];
  readonly indexed: IndexedProduct[];
  readonly history: Recorded[];
  readonly kept: { readonly line: number; readonly kept: readonly string[] }[];
  restored: number;
}

/** The columns by the names of the change history; a sub category and pictures are restored from what the import stored beside it. */
const columnNames = {
  name: "name",
  name_ar: "nameAr",
  part_number: "partNumber",
  brand: "brand",
  price: "price",
  amount: "amount",
  description: "description",
  description_ar: "descriptionAr",
} as const satisfies Readonly<Record<string, keyof ProductColumns>>;

const isColumn = (field: string): field is keyof typeof columnNames => field in columnNames;

const currentValue = (
  { field }: FieldChange,
  row: ProductRow,
  groups: GroupIndex,
  images: readonly ImageRow[],
): FieldChange["new"] => {
  if (field === "images") return imagesValue(pictureAddresses(images));
  const group = groups.ofId(row.subCategoryId)?.subCategory.name ?? "";
  return new Map<string, FieldChange["new"]>(Object.entries(historyValues(row, group))).get(field) ?? null;
};

function restoreLine(
  batch: Batch,
  line: ImportLineRow,
  row: ProductRow | undefined,
  groups: GroupIndex,
  images: readonly ImageRow[],
): void {
  const fields = line.fields ?? [];
  const id = line.productId ?? 0;
  if (!row || row.deletedAt) {
    // A created product that was deleted meanwhile is as the undo would leave it.
    if (line.outcome === "created") batch.restored += 1;
    else batch.kept.push({ line: line.line, kept: fields.map(({ field }) => field) });
    return;
  }
  const isSame = (one: FieldChange): boolean => currentValue(one, row, groups, images) === one.new;
  const kept = fields.filter((one) => !isSame(one)).map(({ field }) => field);
  if (line.outcome === "created") {
    const created = new Map(fields.map((one) => [one.field, one.new]));
    const now = historyValues(row, groups.ofId(row.subCategoryId)?.subCategory.name ?? "");
    // Fields that the import left empty may have been filled in since.
    const added = Object.entries(now).flatMap(([field, value]) =>
      value !== null && !created.has(field) ? [field] : [],
    );
    if (kept.length + added.length > 0) {
      batch.kept.push({ line: line.line, kept: [...kept, ...added] });
      return;
    }
    batch.deleted.push(id);
    batch.history.push({ entity: "product", entityId: id, action: "deleted", fields: [] });
    batch.restored += 1;
    return;
  }
  const before = line.before ?? {};
  const columns: { -readonly [K in keyof ProductColumns]: ProductColumns[K] } = { ...row };
  const restored: FieldChange[] = [];
  const keptFields = [...kept];
  for (const one of fields.filter(({ field }) => !kept.includes(field))) {
    const { field, old } = one;
    if (field === "sub_category" && !groups.ofId(before.subCategoryId ?? 0)) {
      keptFields.push(field);
      continue;
    }
    if (isColumn(field)) Object.assign(columns, { [columnNames[field]]: old });
    restored.push({ field, old: one.new, new: old });
  }
  const isMoved = before.subCategoryId !== undefined && !keptFields.includes("sub_category");
  if (isMoved) {
    columns.subCategoryId = before.subCategoryId ?? row.subCategoryId;
    columns.categoryId = before.categoryId ?? row.categoryId;
  }
  columns.nameSort = nameSortOf(columns.name);
  if (keptFields.length > 0) batch.kept.push({ line: line.line, kept: keptFields });
  else batch.restored += 1;
  if (restored.length === 0 && !isMoved) return;
  batch.updated.push({ id, columns });
  if (before.images && restored.some(({ field }) => field === "images")) {
    batch.images.push({ productId: id, images: before.images });
  }
  const group = groups.ofId(columns.subCategoryId);
  if (group) batch.indexed.push({ product: { id, ...columns }, ...group });
  batch.history.push({ entity: "product", entityId: id, action: "updated", fields: restored });
}

/** Restores in one transaction what an import changed, field by field, except fields that have changed since; deletes the products that it created. */
export async function runUndo(
  transaction: Queries,
  row: ImportRow,
  { admin, worker, pace }: { readonly admin: Admin; readonly worker: ImportWorker; readonly pace: Pace },
): Promise<Undone> {
  await lockProductsOf(transaction, row.id);
  const groups = await readGroups(transaction);
  const search = importSearch(transaction, worker);
  const undone = { restored: 0, kept: 0 };
  let last = 0;
  let count: number;
  do {
    count = await pace.batch(async (size) => {
      const lines = await findWritingLines(transaction, row.id, last, size);
      if (lines.length === 0) return 0;
      last = lines.at(-1)?.line ?? last;
      const ids = lines.flatMap(({ productId }) => productId ?? []);
      const rows = new Map(
        (await transaction.select().from(products).where(inArray(products.id, ids))).map((one) => [
          one.id,
          one,
        ]),
      );
      const images = Map.groupBy(await findImages(transaction, ids), ({ productId }) => productId);
      const batch: Batch = {
        updated: [],
        deleted: [],
        images: [],
        indexed: [],
        history: [],
        kept: [],
        restored: 0,
      };
      for (const line of lines) {
        const id = line.productId ?? 0;
        restoreLine(batch, line, rows.get(id), groups, images.get(id) ?? []);
      }
      await updateWritten(transaction, batch.updated);
      await replaceImages(transaction, batch.images);
      if (batch.deleted.length > 0) {
        await transaction
          .update(products)
          .set({ deletedAt: sql`now()`, version: sql`${products.version} + 1`, updatedAt: sql`now()` })
          .where(inArray(products.id, batch.deleted));
        await unindex(transaction, batch.deleted);
      }
      await search.index(batch.indexed);
      await record(transaction, admin, batch.history);
      await storeKept(transaction, row.id, batch.kept);
      undone.restored += batch.restored;
      undone.kept += batch.kept.length;
      return lines.length;
    });
  } while (count > 0);
  await search.finish(pace);
  return undone;
}

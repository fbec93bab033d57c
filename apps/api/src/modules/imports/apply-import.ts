import type { Admin } from "@shop/contract/entities/user.ts";
import { pictureAddresses } from "@shop/domain/pictures/pictures.ts";
import { and, asc, inArray, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { record, type Recorded } from "../history/history.repository.ts";
import type { IndexedProduct } from "../products/product-search.ts";
import { findImages, isSold } from "../products/products.repository.ts";
import { type ProductRow, products } from "../products/products.table.ts";
import { createGroups } from "./create-groups.ts";
import { type GroupIndex, readGroups } from "./group-index.ts";
import { type AppliedLine, findWritingLines, storeApplied } from "./import-lines.repository.ts";
import type { ImportLineRow } from "./import-lines.table.ts";
import { importSearch } from "./import-search.ts";
import type { ImportWorker } from "./import-worker.ts";
import type { ImportRow, LineCounts } from "./imports.table.ts";
import type { FindPictures } from "./line-pictures.ts";
import { matchProducts } from "./match-products.ts";
import type { Pace } from "./pace.ts";
import { changesOf, columnsAfter } from "./product-change.ts";
import {
  imagesOf,
  insertWritten,
  replaceImages,
  takeProductIds,
  updateWritten,
  type WrittenImages,
  type WrittenProduct,
} from "./write-products.ts";

/** What one batch writes. */
interface Batch {
  readonly created: WrittenProduct[];
  readonly updated: WrittenProduct[];
  readonly images: WrittenImages[];
  readonly indexed: IndexedProduct[];
  readonly offers: number[];
  readonly history: Recorded[];
  readonly lines: AppliedLine[];
}

/** Fields that the search index does not read. */
const UNSEARCHED = new Set(["price", "amount", "images"]);

/** Locks all products of an import by ascending id, as orders do, so that none waits for another that waits for it. */
export const lockProductsOf = (transaction: Queries, importId: number): Promise<{ id: number }[]> =>
  transaction
    .select({ id: products.id })
    .from(products)
    .where(
      inArray(
        products.id,
        sql`(select product_id from import_lines where import_id = ${importId} and outcome in ('created', 'updated'))`,
      ),
    )
    .orderBy(asc(products.id))
    .for("update");

const rejected = (line: ImportLineRow, field: string, code: string): AppliedLine => ({
  line: line.line,
  outcome: "rejected",
  productId: line.productId,
  fields: null,
  errors: { [field]: code },
  before: null,
});

/** Reads what a batch of lines changes, as the products are now. */
async function planBatch(
  transaction: Queries,
  lines: readonly ImportLineRow[],
  groups: GroupIndex,
  pictures: FindPictures,
): Promise<Batch> {
  const batch: Batch = {
    created: [],
    updated: [],
    images: [],
    indexed: [],
    offers: [],
    history: [],
    lines: [],
  };
  const ids = lines.flatMap(({ outcome, productId }) => (outcome === "updated" ? (productId ?? []) : []));
  const rows = new Map<number, ProductRow>(
    (
      await transaction
        .select()
        .from(products)
        .where(and(inArray(products.id, ids), isSold))
    ).map((row) => [row.id, row]),
  );
  const withImages = lines.flatMap(({ productId, values }) => (values?.images ? (productId ?? []) : []));
  const images = Map.groupBy(
    withImages.length > 0 ? await findImages(transaction, withImages) : [],
    ({ productId }) => productId,
  );
  const news = lines.filter(({ outcome }) => outcome === "created");
  const freshIds = await takeProductIds(transaction, news.length);
  const namesakes = new Map(
    news.length === 0
      ? []
      : (
          await matchProducts(
            transaction,
            news.map(({ values }) => values ?? {}),
          )
        ).map((match, index) => [news[index]?.line, match.product] as const),
  );
  for (const line of lines) {
    const values = line.values ?? {};
    const isNew = line.outcome === "created";
    const before = isNew ? null : rows.get(line.productId ?? 0);
    const found = groups.find(values);
    const group = found !== null && "group" in found ? found.group : null;
    if (before === undefined) {
      batch.lines.push(rejected(line, "id", "unknown_product"));
      continue;
    }
    if (isNew && namesakes.get(line.line)) {
      batch.lines.push(rejected(line, "name", "changed_since"));
      continue;
    }
    const target = group ?? (before ? groups.ofId(before.subCategoryId) : undefined);
    const after = columnsAfter(values, before, group?.subCategory ?? null);
    if (!target || !after || (found !== null && !group)) {
      batch.lines.push(rejected(line, "sub_category", "unknown_sub_category"));
      continue;
    }
    const stored = images.get(before?.id ?? 0) ?? [];
    const addresses = values.images && pictures(values.images, pictureAddresses(stored)).addresses;
    const groupBefore = before ? (groups.ofId(before.subCategoryId)?.subCategory.name ?? "") : "";
    const fields = changesOf(before && { row: before, group: groupBefore, images: stored }, {
      row: after,
      group: target.subCategory.name,
      addresses,
    });
    const id = before?.id ?? freshIds.shift() ?? 0;
    const isMoved = before !== null && before.subCategoryId !== after.subCategoryId;
    if (before && fields.length === 0 && !isMoved) {
      batch.lines.push({
        line: line.line,
        outcome: "unchanged",
        productId: id,
        fields: [],
        errors: null,
        before: null,
      });
      continue;
    }
    (before ? batch.updated : batch.created).push({ id, columns: after });
    const hasNewImages = fields.some(({ field }) => field === "images");
    if (hasNewImages && addresses) batch.images.push({ productId: id, images: imagesOf(addresses, stored) });
    const isSearched = isMoved || fields.some(({ field }) => !UNSEARCHED.has(field));
    if (isSearched) batch.indexed.push({ product: { id, ...after }, ...target });
    else batch.offers.push(id);
    batch.history.push({ entity: "product", entityId: id, action: before ? "updated" : "created", fields });
    batch.lines.push({
      line: line.line,
      outcome: before ? "updated" : "created",
      productId: id,
      fields,
      errors: null,
      before: {
        ...(isMoved && { categoryId: before.categoryId, subCategoryId: before.subCategoryId }),
        ...(hasNewImages && {
          images: stored.map(({ image, alt, altAr }) => ({ image, alt, altAr })),
        }),
      },
    });
  }
  return batch;
}

/** Writes all accepted lines of an import in one transaction; returns the counts that hold now. */
export async function runApply(
  transaction: Queries,
  row: ImportRow,
  {
    admin,
    worker,
    pace,
    pictures,
  }: {
    readonly admin: Admin;
    readonly worker: ImportWorker;
    readonly pace: Pace;
    readonly pictures: FindPictures;
  },
): Promise<LineCounts> {
  if (row.createGroups) await createGroups(transaction, row.missingGroups, admin);
  const groups = await readGroups(transaction);
  await lockProductsOf(transaction, row.id);
  const search = importSearch(transaction, worker);
  const counts = { ...row.counts, created: 0, updated: 0 };
  let last = 0;
  let count: number;
  do {
    count = await pace.batch(async (size) => {
      const lines = await findWritingLines(transaction, row.id, last, size);
      if (lines.length === 0) return 0;
      last = lines.at(-1)?.line ?? last;
      const batch = await planBatch(transaction, lines, groups, pictures);
      await insertWritten(transaction, batch.created);
      await updateWritten(transaction, batch.updated);
      await replaceImages(transaction, batch.images);
      await search.index(batch.indexed);
      await search.offers(batch.offers);
      await record(transaction, admin, batch.history);
      await storeApplied(transaction, row.id, batch.lines);
      for (const { outcome } of batch.lines) if (outcome) counts[outcome] += 1;
      return lines.length;
    });
  } while (count > 0);
  await search.finish(pace);
  return counts;
}

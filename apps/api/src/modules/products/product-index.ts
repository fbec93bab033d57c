import { piecesOfUnit } from "@shop/domain/catalogue/selling-unit.ts";
import { ProductColumns } from "@shop/domain/facets/product-columns.ts";
import { productIdsIn } from "@shop/serving/tags.ts";
import { and, inArray } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import type { Catalogue } from "../catalogue/catalogue.service.ts";
import { nameSortOf } from "./product-order.ts";
import { isSeenIn } from "./product-visibility.ts";
import { products } from "./products.table.ts";

/** Products of one statement. */
const BATCH = 2000;

const loaded = {
  id: products.id,
  version: products.version,
  categoryId: products.category_id,
  subCategoryId: products.sub_category_id,
  brand: products.brand,
  price: products.current_price,
  fullPrice: products.price,
  unit: products.unit,
  pieces_per_unit: products.pieces_per_unit,
  amount: products.amount,
  name: products.name,
  nameAr: products.name_ar,
  nameSort: products.name_sort,
  values: products.attribute_values,
};

const batchesOf = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, at) => ids.slice(at * BATCH, (at + 1) * BATCH));

/** The products that lists show in memory, which follow their changes by all nodes. */
export interface ProductIndex {
  /** The columns with all changes that this node has applied; waits until they are read. */
  readonly columns: () => Promise<ProductColumns>;
}

/** Creates the index; it is read with its first use. */
export function productIndex(queries: Queries, catalogue: Pick<Catalogue, "onChange">): ProductIndex {
  const columns = new ProductColumns();
  const changed = new Set<number>();
  /** Whether all products have to be compared. */
  const state = { isOutdated: true };
  let updating: Promise<void> | null = null;
  const isCurrent = (): boolean => !state.isOutdated && changed.size === 0;

  const load = async (ids: readonly number[]): Promise<void> => {
    for (const batch of batchesOf(ids)) {
      const rows = await queries
        .select(loaded)
        .from(products)
        .where(and(inArray(products.id, batch), isSeenIn("lists")));
      const found = new Set(rows.map(({ id }) => id));
      for (const id of batch) if (!found.has(id)) columns.remove(id);
      for (const { fullPrice, name, nameAr, unit, pieces_per_unit, ...row } of rows) {
        columns.set({
          ...row,
          nameArSort: nameSortOf(nameAr ?? name),
          price: Number(row.price),
          pieces: piecesOfUnit({ unit, pieces_per_unit }),
          onOffer: row.price !== fullPrice,
        });
      }
    }
  };

  /** Compares all products with what is kept, and loads those that differ. */
  const compareAll = async (): Promise<void> => {
    const { id, version, category_id: categoryId, sub_category_id: subCategoryId } = products;
    const rows = await queries
      .select({ id, version, categoryId, subCategoryId })
      .from(products)
      .where(isSeenIn("lists"));
    const listed = new Set(rows.map((row) => row.id));
    for (const kept of columns.ids()) if (!listed.has(kept)) columns.remove(kept);
    for (const row of rows) columns.moveGroup(row.subCategoryId, row.categoryId);
    const outdated = rows.filter((row) => !columns.isCurrent(row.id, row.version, row.subCategoryId));
    await load(outdated.map((row) => row.id));
  };

  const update = async (): Promise<void> => {
    while (!isCurrent()) {
      const ids = state.isOutdated ? null : [...changed];
      state.isOutdated = false;
      changed.clear();
      try {
        await (ids ? load(ids) : compareAll());
      } catch (error) {
        state.isOutdated = true;
        throw error;
      }
    }
  };

  catalogue.onChange((tags) => {
    if (tags === null) state.isOutdated = true;
    else for (const id of productIdsIn(tags)) changed.add(id);
  });

  return {
    columns: async () => {
      while (updating || !isCurrent()) {
        updating ??= update().finally(() => {
          updating = null;
        });
        await updating;
      }
      return columns;
    },
  };
}

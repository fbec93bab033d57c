import { and, isNull, not, type SQL, type SQLWrapper } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

import type { Queries } from "../../database/database.ts";
import { brands } from "../brands/brands.table.ts";
import { categories } from "../categories/categories.table.ts";
import {
  isOfDemonstration,
  type RecordedKind,
  seededSlides,
} from "../demonstration/demonstration.repository.ts";
import { isSold } from "../products/product-visibility.ts";
import { products } from "../products/products.table.ts";
import { findSlides } from "../slides/slides.repository.ts";

/** Which content the shop has: its own, or what is left of the demonstration. */
type Owner = "shop" | "demonstration";

async function hasRow(
  queries: Queries,
  owner: Owner,
  {
    kind,
    table,
    id,
    isPresent,
  }: {
    readonly kind: RecordedKind;
    readonly table: PgTable;
    readonly id: PgColumn & SQLWrapper;
    readonly isPresent: SQL;
  },
): Promise<boolean> {
  const isSeeded = isOfDemonstration(queries, kind, id);
  const isOwned = owner === "shop" ? isSeeded && not(isSeeded) : isSeeded;
  const rows = await queries.select({ id }).from(table).where(and(isPresent, isOwned)).limit(1);
  return rows.length > 0;
}

/** Whether the shop has a category of its own. */
export const hasOwnCategory = (queries: Queries): Promise<boolean> =>
  hasRow(queries, "shop", {
    kind: "category",
    table: categories,
    id: categories.id,
    isPresent: isNull(categories.deletedAt),
  });

/** Whether the shop has a brand of its own. */
export const hasOwnBrand = (queries: Queries): Promise<boolean> =>
  hasRow(queries, "shop", {
    kind: "brand",
    table: brands,
    id: brands.id,
    isPresent: isNull(brands.deletedAt),
  });

/** Whether there are products of the shop's own, or some that are left of the demonstration. */
export const hasProduct = (queries: Queries, owner: Owner): Promise<boolean> =>
  hasRow(queries, owner, { kind: "product", table: products, id: products.id, isPresent: isSold });

/** Whether the home page has slides of the shop's own, and some that are left of the demonstration. */
export async function slideOwners(queries: Queries): Promise<ReadonlySet<Owner>> {
  const rows = await findSlides(queries);
  const seeded = await seededSlides(queries, rows);
  return new Set(
    rows.map(({ id }): Owner => (seeded.get(id)?.isChanged === false ? "demonstration" : "shop")),
  );
}

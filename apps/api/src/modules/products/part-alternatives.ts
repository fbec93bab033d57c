import { type GroundAlternatives, MAX_DERIVED } from "@shop/domain/catalogue/product-links.ts";
import { isSet } from "@shop/domain/catalogue/selling-unit.ts";
import type { KnownPart } from "@shop/domain/parts/known-parts/known-part.ts";
import { nearParts } from "@shop/domain/parts/known-parts/near-parts.ts";
import { partsOf } from "@shop/domain/search/kinds/product-kinds.ts";
import { noteReads } from "@shop/serving/reads.ts";
import { and, asc, gt, ne, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { isSeenIn } from "./product-visibility.ts";
import { pricedFirst, type ProductRow, products } from "./products.table.ts";

/** Finds the listed products that are one of some standard parts, by their ids. */
export type ProductsOfParts = (parts: readonly KnownPart[]) => Promise<readonly number[]>;

/** Products of near parts that are read, the cheapest first. */
const MAX_READ = 200;

type NumberedRow = Pick<
  ProductRow,
  "id" | "name" | "name_ar" | "part_number" | "manufacturer_part_number" | "unit"
>;

/** The standard part that a product is; null for one that is none, and for what holds several. */
function partOf(row: NumberedRow): KnownPart | null {
  if (isSet(row)) return null;
  const [part, ...others] = partsOf({
    names: [row.name, row.name_ar].filter((name) => name !== null),
    numbers: [row.part_number, row.manufacturer_part_number].filter((number) => number !== null),
  });
  return part && others.length === 0 ? part : null;
}

/** Those of some products that are offered, beside one product. */
function findOffered(queries: Queries, ids: readonly number[], own: number): Promise<NumberedRow[]> {
  noteReads(["products", "stock"]);
  const { id, name, name_ar, part_number, manufacturer_part_number, unit } = products;
  return queries
    .select({ id, name, name_ar, part_number, manufacturer_part_number, unit })
    .from(products)
    .where(
      and(
        sql`${id} = any(${sql.param([...ids])}::integer[])`,
        ne(id, own),
        isSeenIn("lists"),
        gt(products.price, "0"),
        gt(products.amount, 0),
      ),
    )
    .orderBy(pricedFirst(products.current_price), asc(id))
    .limit(MAX_READ);
}

/** The products in stock that stand for the standard part that a product is, by the ground, the cheapest first in each; none for any other product. */
export async function partAlternatives(
  { queries, productsOfParts }: { readonly queries: Queries; readonly productsOfParts: ProductsOfParts },
  row: NumberedRow,
): Promise<GroundAlternatives[]> {
  const own = partOf(row);
  if (!own) return [];
  const groups = [{ ground: "same-part" as const, parts: [own] }, ...nearParts(own)];
  const named = await productsOfParts(groups.flatMap(({ parts }) => parts));
  const offered = named.length === 0 ? [] : await findOffered(queries, named, row.id);
  const found = offered.flatMap((one) => {
    const part = partOf(one);
    return part ? [{ id: one.id, part }] : [];
  });
  return groups
    .map(({ ground, parts }) => ({
      ground,
      product_ids: found
        .filter(({ part }) => parts.includes(part))
        .slice(0, MAX_DERIVED)
        .map(({ id }) => id),
    }))
    .filter(({ product_ids: ids }) => ids.length > 0);
}

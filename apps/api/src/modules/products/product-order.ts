import { foldText } from "@shop/contract/folding.ts";
import type { ProductSort } from "@shop/contract/sorting.ts";
import { asc, desc, type SQL, sql } from "drizzle-orm";
import * as v from "valibot";

import { readCursor, writeCursor } from "../../http/cursor.ts";
import { type ProductRow, products } from "./products.table.ts";

/** Characters of a folded name that lists are sorted by; it travels in cursors. */
const SORTED_LENGTH = 80;

/** The text by which a product's name is sorted. */
export const nameSortOf = (name: string): string => foldText(name).slice(0, SORTED_LENGTH).toWellFormed();

/** An order of products that pages can follow. */
export interface ProductOrder {
  readonly by: readonly SQL[];
  /** What comes after the place that a cursor tells; throws bad_query for a cursor of another order. */
  readonly after: (cursor: string) => SQL;
  /** The place of a product, as a cursor. */
  readonly cursorOf: (row: Pick<ProductRow, "id" | "price" | "nameSort">) => string;
}

const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));
const price = v.pipe(v.string(), v.regex(/^\d{1,10}\.\d{2}$/));

/** No text of the database holds a null character, and none may be asked about. */
const sortedName = v.pipe(v.string(), v.maxLength(SORTED_LENGTH), v.excludes("\0"));

const newest: ProductOrder = {
  by: [desc(products.id)],
  after: (cursor) => {
    const [, last] = readCursor(v.strictTuple([v.literal("newest"), id]), cursor);
    return sql`${products.id} < ${last}`;
  },
  cursorOf: (row) => writeCursor(["newest", row.id]),
};

const byPrice = (sort: "price" | "-price"): ProductOrder => {
  const [direction, comparison] = sort === "price" ? [asc, sql.raw(">")] : [desc, sql.raw("<")];
  return {
    by: [direction(products.price), direction(products.id)],
    after: (cursor) => {
      const [, lastPrice, last] = readCursor(v.strictTuple([v.literal(sort), price, id]), cursor);
      return sql`(${products.price}, ${products.id}) ${comparison} (${lastPrice}::numeric, ${last}::integer)`;
    },
    cursorOf: (row) => writeCursor([sort, row.price, row.id]),
  };
};

const byName = (sort: "name" | "-name"): ProductOrder => {
  const [direction, comparison] = sort === "name" ? [asc, sql.raw(">")] : [desc, sql.raw("<")];
  return {
    by: [direction(products.nameSort), direction(products.id)],
    after: (cursor) => {
      const [, lastName, last] = readCursor(v.strictTuple([v.literal(sort), sortedName, id]), cursor);
      return sql`(${products.nameSort}, ${products.id}) ${comparison} (${lastName}::text, ${last}::integer)`;
    },
    cursorOf: (row) => writeCursor([sort, row.nameSort, row.id]),
  };
};

/** Every order that a list can be asked for; equal prices and names are settled by the id. */
export const productOrders: Readonly<Record<ProductSort, ProductOrder>> = {
  newest,
  price: byPrice("price"),
  "-price": byPrice("-price"),
  name: byName("name"),
  "-name": byName("-name"),
};

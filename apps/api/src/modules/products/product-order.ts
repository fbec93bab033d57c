import type { AdminProductSort } from "@shop/domain/catalogue/sorting.ts";
import { foldText } from "@shop/domain/search/folding.ts";
import { asc, desc, type SQL, sql } from "drizzle-orm";
import * as v from "valibot";

import { readCursor, writeCursor } from "../../http/cursor.ts";
import { pricedFirst, type ProductRow, products } from "./products.table.ts";

/** Characters of a folded name that lists are sorted by; it travels in cursors. */
const SORTED_LENGTH = 80;

/** The text by which a product's name is sorted. */
export const nameSortOf = (name: string): string => foldText(name).slice(0, SORTED_LENGTH).toWellFormed();

/** An order of products that pages can follow. */
export interface ProductOrder {
  readonly by: readonly SQL[];
  /** The condition of rows after a cursor; throws bad_query for a cursor of another order. */
  readonly after: (cursor: string) => SQL;
  /** The place of a product, as a cursor. */
  readonly cursorOf: (row: Pick<ProductRow, "id" | "current_price" | "name_sort" | "amount">) => string;
}

const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));
const price = v.pipe(v.string(), v.regex(/^\d{1,10}\.\d{2}$/));

const amount = v.pipe(v.number(), v.integer(), v.minValue(-2_147_483_648), v.maxValue(2_147_483_647));

/** PostgreSQL rejects null characters in text. */
const sortedName = v.pipe(v.string(), v.maxLength(SORTED_LENGTH), v.excludes("\0"));

const newest: ProductOrder = {
  by: [desc(products.id)],
  after: (cursor) => {
    const [, last] = readCursor(v.strictTuple([v.literal("newest"), id]), cursor);
    return sql`${products.id} < ${last}`;
  },
  cursorOf: (row) => writeCursor(["newest", row.id]),
};

/** The cheapest first; products without a price last, as in the opposite order. */
const ascendingPrice: ProductOrder = {
  by: [asc(pricedFirst(products.current_price)), asc(products.id)],
  after: (cursor) => {
    const [, lastPrice, last] = readCursor(v.strictTuple([v.literal("price"), price, id]), cursor);
    const after = sql`(${pricedFirst(sql`${lastPrice}::numeric`)}, ${last}::integer)`;
    return sql`(${pricedFirst(products.current_price)}, ${products.id}) > ${after}`;
  },
  cursorOf: (row) => writeCursor(["price", row.current_price, row.id]),
};

const descendingPrice: ProductOrder = {
  by: [desc(products.current_price), desc(products.id)],
  after: (cursor) => {
    const [, lastPrice, last] = readCursor(v.strictTuple([v.literal("-price"), price, id]), cursor);
    return sql`(${products.current_price}, ${products.id}) < (${lastPrice}::numeric, ${last}::integer)`;
  },
  cursorOf: (row) => writeCursor(["-price", row.current_price, row.id]),
};

const byName = (sort: "name" | "-name"): ProductOrder => {
  const [direction, comparison] = sort === "name" ? [asc, sql.raw(">")] : [desc, sql.raw("<")];
  return {
    by: [direction(products.name_sort), direction(products.id)],
    after: (cursor) => {
      const [, lastName, last] = readCursor(v.strictTuple([v.literal(sort), sortedName, id]), cursor);
      return sql`(${products.name_sort}, ${products.id}) ${comparison} (${lastName}::text, ${last}::integer)`;
    },
    cursorOf: (row) => writeCursor([sort, row.name_sort, row.id]),
  };
};

const byAmount = (sort: "amount" | "-amount"): ProductOrder => {
  const [direction, comparison] = sort === "amount" ? [asc, sql.raw(">")] : [desc, sql.raw("<")];
  return {
    by: [direction(products.amount), direction(products.id)],
    after: (cursor) => {
      const [, lastAmount, last] = readCursor(v.strictTuple([v.literal(sort), amount, id]), cursor);
      return sql`(${products.amount}, ${products.id}) ${comparison} (${lastAmount}::integer, ${last}::integer)`;
    },
    cursorOf: (row) => writeCursor([sort, row.amount, row.id]),
  };
};

/** The orders of product lists; ties in price or name are broken by the id. */
export const productOrders: Readonly<Record<AdminProductSort, ProductOrder>> = {
  newest,
  price: ascendingPrice,
  "-price": descendingPrice,
  name: byName("name"),
  "-name": byName("-name"),
  amount: byAmount("amount"),
  "-amount": byAmount("-amount"),
};

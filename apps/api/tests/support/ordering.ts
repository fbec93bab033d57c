import type { BodyOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import type { Product } from "@shop/contract/products/product.ts";
import { eq, inArray } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import * as v from "valibot";

import { products } from "../../src/modules/products/products.table.ts";
import { send } from "./calls.ts";
import type { TestApi } from "./test-api.ts";

/** The body of an order by form. */
export type OrderBody = BodyOf<typeof endpoints.placeOrder>;

/** A buyer with the required fields only. */
export const buyer = { email: "mona@example.com", phone: "01012345678" } as const;

/** Buyers with phones of their own, by a number. */
export const buyerOf = (index: number) => ({ ...buyer, phone: `010${String(index).padStart(8, "0")}` });

/** An order of products at their current prices. */
export const orderOf = (
  lines: readonly (readonly [Pick<Product, "id" | "price">, number])[],
  rest: Partial<OrderBody> = {},
): OrderBody => ({
  cart: lines.map(([{ id, price }, qty]) => ({ id, name: "", price, image: "", qty })),
  info: buyer,
  ...rest,
});

/** The Idempotency-Key header. */
export const attempt = (name: string): Record<string, string> => ({ "idempotency-key": name });

const outcomeSchema = v.object({ order_number: v.optional(v.string()), code: v.optional(v.string()) });

/** The outcome of an order: its number, or the error code. */
export async function outcomeOf(
  api: Pick<TestApi, "request">,
  body: OrderBody,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const response = await send(api, endpoints.placeOrder, { body, headers });
  const { order_number: number, code } = v.parse(outcomeSchema, await response.json());
  return number ?? code ?? "";
}

/** The stock of a product. */
export async function stockOf({ database }: Pick<TestApi, "database">, id: number): Promise<number> {
  const [row] = await database.queries
    .select({ amount: products.amount })
    .from(products)
    .where(eq(products.id, id));
  return row?.amount ?? Number.NaN;
}

/** Fills the stock of products, so that each sequence of a property finds enough, also while a failure is shortened. */
export async function fillStock(
  { database }: Pick<TestApi, "database">,
  filled: readonly Pick<Product, "id">[],
): Promise<void> {
  const ids = filled.map(({ id }) => id);
  await database.queries.update(products).set({ amount: 1_000_000 }).where(inArray(products.id, ids));
}

/** The number of rows of a table. */
export const countOf = ({ database }: Pick<TestApi, "database">, table: PgTable): Promise<number> =>
  database.queries.$count(table);

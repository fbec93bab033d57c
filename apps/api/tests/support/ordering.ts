import type { BodyOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import type { Product } from "@shop/contract/entities/product.ts";
import { eq } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

import { products } from "../../src/modules/products/products.table.ts";
import { send } from "./calls.ts";
import type { TestApi } from "./test-api.ts";

/** What ordering by form sends. */
export type OrderBody = BodyOf<typeof endpoints.sendMail>;

/** A buyer of whom only what is required is known. */
export const buyer = { email: "mona@example.com", phone: "01012345678" } as const;

/** An order of some pieces of products, at the prices that they have. */
export const orderOf = (
  lines: readonly (readonly [Pick<Product, "id" | "price">, number])[],
  rest: Partial<OrderBody> = {},
): OrderBody => ({
  cart: lines.map(([{ id, price }, qty]) => ({ id, name: "", price, image: "", qty })),
  info: buyer,
  ...rest,
});

/** The headers that name an attempt. */
export const attempt = (name: string): Record<string, string> => ({ "idempotency-key": name });

/** What became of an order: its number, or the code that refused it. */
export async function outcomeOf(
  api: Pick<TestApi, "request">,
  body: OrderBody,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const answer: { order_number?: string; code?: string } = await (
    await send(api, endpoints.sendMail, { body, headers })
  ).json();
  return answer.order_number ?? answer.code ?? "";
}

/** How many pieces of a product are in stock. */
export async function stockOf({ database }: Pick<TestApi, "database">, id: number): Promise<number> {
  const [row] = await database.queries
    .select({ amount: products.amount })
    .from(products)
    .where(eq(products.id, id));
  return row?.amount ?? Number.NaN;
}

/** How many rows a table has. */
export const countOf = ({ database }: Pick<TestApi, "database">, table: PgTable): Promise<number> =>
  database.queries.$count(table);

import type { AnswerOf, BodyOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import { eq } from "drizzle-orm";

import { products } from "../../../src/modules/products/products.table.ts";
import { aCatalogue } from "../builders.ts";
import { call } from "../calls.ts";
import { keptShop } from "../kept-shop.ts";
import { attempt, orderOf } from "../ordering.ts";

/** An instrument, 60 in stock. */
export const meter = aProduct({
  id: 1,
  name: "Clamp meter",
  part_number: "CM-208",
  price: "1450.00",
  amount: 60,
});
/** A part with two of its kind, 100 in stock. */
export const fuse = aProduct({ id: 2, name: "Fuse", part_number: "F-1", price: "0.50", amount: 100 });
/** A product without a part number, 5 in stock. */
export const kit = aProduct({ id: 3, name: "Kit", part_number: null, price: "20.00", amount: 5 });

type Counted = BodyOf<typeof endpoints.countProduct>;
type Headers = Readonly<Record<string, string>>;

/** Opens a shop whose stock is counted for a test file; each test begins with the shop as it was opened. */
export function countDesk() {
  const shop = keptShop(
    aCatalogue({
      products: [meter, fuse, kit, aProduct({ id: 4, name: "Other fuse", part_number: "f 1", amount: 7 })],
    }),
  );
  const headers = (): Headers => shop().headers;
  let orders = 0;
  return {
    api: () => shop().api,
    headers,
    start: async (withReserved = false): Promise<number> =>
      (
        await call(shop().api, endpoints.startStockCount, {
          headers: headers(),
          body: { name: "Shelf 3", with_reserved: withReserved },
        })
      ).count.id,
    count: (
      id: number,
      body: Counted,
      { key, as = headers() }: { readonly key?: string; readonly as?: Headers } = {},
    ): Promise<AnswerOf<typeof endpoints.countProduct>> =>
      call(shop().api, endpoints.countProduct, {
        headers: { ...as, ...(key && attempt(key)) },
        params: { id },
        body,
      }),
    read: (id: number, query: Headers = {}, as: Headers = headers()) =>
      call(shop().api, endpoints.readStockCount, { headers: as, params: { id }, query }),
    book: async (id: number) => {
      const { count } = await call(shop().api, endpoints.readStockCount, {
        headers: headers(),
        params: { id },
      });
      return call(shop().api, endpoints.bookStockCount, {
        headers: headers(),
        params: { id },
        body: { version: count.version },
      });
    },
    undo: (change: number) =>
      call(shop().api, endpoints.undoBulkChange, { headers: headers(), params: { id: change } }),
    /** Orders pieces of a product. */
    order: async (product: typeof meter, qty: number): Promise<void> => {
      orders += 1;
      await call(shop().api, endpoints.placeOrder, {
        body: orderOf([[product, qty]], {
          info: { email: "mona@example.com", phone: `010${String(orders).padStart(8, "0")}` },
        }),
        headers: attempt(`count-desk-${orders}`),
      });
    },
    /** Changes columns of a product by SQL. */
    put: async (id: number, values: Partial<typeof products.$inferInsert>): Promise<void> => {
      await shop().api.database.queries.update(products).set(values).where(eq(products.id, id));
    },
    historyOf: async (id: number) =>
      (
        await call(shop().api, endpoints.readHistory, {
          headers: headers(),
          query: { entity: "product", id },
        })
      ).data,
  };
}

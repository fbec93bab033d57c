import type { BodyOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { aProduct } from "@shop/fixtures/builders.ts";

import { aCatalogue } from "../builders.ts";
import { call } from "../calls.ts";
import { keptShop } from "../kept-shop.ts";
import { attempt, orderOf } from "../ordering.ts";

/** A part of which 14 are in stock. */
export const timer = aProduct({ id: 1, name: "Timer", part_number: "NE555", price: "5.00", amount: 14 });
/** A part of which 100 are in stock. */
export const fuse = aProduct({ id: 2, name: "Fuse", part_number: "F-1", price: "0.50", amount: 100 });
/** A product that is not sold. */
export const kit = aProduct({ id: 3, name: "Kit", part_number: null, price: "20.00", amount: 5 });

type Headers = Readonly<Record<string, string>>;

/** Opens a shop that buys from suppliers for a test file; each test begins with the shop as it was opened. */
export function purchaseDesk() {
  const shop = keptShop(aCatalogue({ products: [timer, fuse, kit] }));
  const headers = (): Headers => shop().headers;
  let orders = 0;
  const desk = {
    api: () => shop().api,
    headers,
    supplier: async (name = "Delta"): Promise<number> =>
      (await call(shop().api, endpoints.createSupplier, { headers: headers(), body: { name } })).id,
    supply: (id: number, product: number, pack = 1, part = "") =>
      call(shop().api, endpoints.setSuppliedProduct, {
        headers: headers(),
        params: { id },
        body: { product: { id: product }, pack, supplier_part: part },
      }),
    make: (body: BodyOf<typeof endpoints.makePurchase>, key?: string) =>
      call(shop().api, endpoints.makePurchase, {
        headers: { ...headers(), ...(key && attempt(key)) },
        body,
      }),
    /** An order of pieces by product that was sent. */
    sent: async (...lines: readonly (readonly [product: number, qty: number])[]): Promise<number> => {
      const supplier_id = await desk.supplier();
      const { order } = await desk.make({
        supplier_id,
        lines: lines.map(([product_id, qty]) => ({ product_id, qty })),
      });
      await call(shop().api, endpoints.sendPurchase, {
        headers: headers(),
        params: { id: order.id },
        body: { version: order.version },
      });
      return order.id;
    },
    setLine: (id: number, body: BodyOf<typeof endpoints.setPurchaseLine>) =>
      call(shop().api, endpoints.setPurchaseLine, { headers: headers(), params: { id }, body }),
    read: (id: number, query: Headers = {}) =>
      call(shop().api, endpoints.readPurchase, { headers: headers(), params: { id }, query }),
    scan: (id: number, body: BodyOf<typeof endpoints.scanArrival>, key?: string) =>
      call(shop().api, endpoints.scanArrival, {
        headers: { ...headers(), ...(key && attempt(key)) },
        params: { id },
        body,
      }),
    book: async (id: number) => {
      const { order } = await desk.read(id);
      return call(shop().api, endpoints.bookArrivals, {
        headers: headers(),
        params: { id },
        body: { version: order.version },
      });
    },
    undo: (change: number) =>
      call(shop().api, endpoints.undoBulkChange, { headers: headers(), params: { id: change } }),
    product: (id: number) =>
      call(shop().api, endpoints.readAdminProduct, { headers: headers(), params: { id } }),
    historyOf: async (id: number) =>
      (
        await call(shop().api, endpoints.readHistory, {
          headers: headers(),
          query: { entity: "product", id: String(id) },
        })
      ).data,
    reorder: (query: Headers = {}) => call(shop().api, endpoints.readReorder, { headers: headers(), query }),
    /** Sells pieces of a product: a confirmed order. */
    sell: async (product: typeof timer, qty: number): Promise<void> => {
      orders += 1;
      await call(shop().api, endpoints.placeOrder, {
        body: orderOf([[product, qty]], {
          info: { email: "mona@example.com", phone: `010${String(orders).padStart(8, "0")}` },
        }),
        headers: attempt(`purchase-desk-${orders}`),
      });
      await shop().api.database.queries.execute("update orders set state = 'confirmed'");
    },
  };
  return desk;
}

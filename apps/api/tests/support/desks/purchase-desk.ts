import type { BodyOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { apiErrorSchema } from "@shop/contract/errors.ts";
import type { CostAdjustment } from "@shop/contract/purchases/cost-adjustment.ts";
import type { Purchase } from "@shop/contract/purchases/purchase.ts";
import { sumOf } from "@shop/domain/money/money.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import * as v from "valibot";

import { aCatalogue } from "../builders.ts";
import { call, send } from "../calls.ts";
import { keptShop } from "../kept-shop.ts";
import { attempt, orderOf } from "../ordering.ts";

/** A part of which 14 are in stock. */
export const timer = aProduct({ id: 1, name: "Timer", part_number: "NE555", price: "5.00", amount: 14 });
/** A part of which 100 are in stock. */
export const fuse = aProduct({ id: 2, name: "Fuse", part_number: "F-1", price: "0.50", amount: 100 });
/** A product that is not sold. */
export const kit = aProduct({ id: 3, name: "Kit", part_number: null, price: "20.00", amount: 5 });

type Headers = Readonly<Record<string, string>>;

/** What a request was refused for until it is confirmed; none where it was done. */
async function askedOf(response: Response): Promise<readonly CostAdjustment[]> {
  const answer: unknown = await response.json();
  if (response.ok) return [];
  const { code, adjustments } = v.parse(apiErrorSchema, answer);
  if (code !== "costs_adjust") throw new Error(`${response.status}: ${code}`);
  return adjustments ?? [];
}

/** The sums by which adjustments are confirmed. */
export const sumsOf = (asked: readonly CostAdjustment[]) => ({
  stock: sumOf(asked.map(({ stock }) => stock)),
  cost: sumOf(asked.map(({ cost }) => cost)),
});

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
    /** What a change of a line would adjust of booked pieces, and the change with it confirmed. */
    correct: async (id: number, body: BodyOf<typeof endpoints.setPurchaseLine>) => {
      const asked = await askedOf(
        await send(shop().api, endpoints.setPurchaseLine, { headers: headers(), params: { id }, body }),
      );
      const answer = await desk.setLine(id, { ...body, adjustment: sumsOf(asked) });
      return { asked, answer };
    },
    /** Sets freight and duty in place of those before; what that adjusts is confirmed and answered. */
    charge: async (id: number, charges: Pick<Purchase, "freight" | "duty">) => {
      const { freight, duty } = (await desk.read(id)).order;
      const body = { ...charges, before: { freight, duty } };
      const asked = await askedOf(
        await send(shop().api, endpoints.setPurchaseCharges, { headers: headers(), params: { id }, body }),
      );
      const { order } = await call(shop().api, endpoints.setPurchaseCharges, {
        headers: headers(),
        params: { id },
        body: { ...body, adjustment: sumsOf(asked) },
      });
      return { asked, order };
    },
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
    /** Returns pieces of an order to its supplier, in the version that it has now. */
    giveBack: async (
      id: number,
      lines: BodyOf<typeof endpoints.returnPurchase>["lines"],
      { key, ...rest }: { readonly key?: string; readonly reason?: string; readonly version?: number } = {},
    ) => {
      const { version } = (await desk.read(id)).order;
      return send(shop().api, endpoints.returnPurchase, {
        headers: { ...headers(), ...(key && attempt(key)) },
        params: { id },
        body: { version, lines, ...rest },
      });
    },
    takeBack: (id: number, returnId: number) =>
      call(shop().api, endpoints.voidPurchaseReturn, { headers: headers(), params: { id, returnId } }),
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

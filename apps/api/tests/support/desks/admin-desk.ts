import type { AnswerOf, BodyOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import type { HistoryEntry } from "@shop/contract/history/history.ts";
import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import type { OrderState } from "@shop/domain/orders/order-state.ts";
import { eq } from "drizzle-orm";
import { beforeAll } from "vitest";

import { findOrderById } from "../../../src/modules/orders/admin-orders.repository.ts";
import { postOrder } from "../../../src/modules/orders/books/post-order.ts";
import { orders } from "../../../src/modules/orders/orders.table.ts";
import { sendRest } from "../../../src/modules/orders/parcels/send-parcel.ts";
import { signInAdmin } from "../admins.ts";
import { call, refused, type Refusal } from "../calls.ts";
import { type OrderBody, orderOf } from "../ordering.ts";
import type { TestApi, TestApiOptions } from "../test-api.ts";
import { meter, orderDesk } from "./order-desk.ts";

const { placeOrder, readHistory, listAdminOrders, readAdminOrder, readOrderCounts } = endpoints;
const { changeOrderState, changeOrderNote, changeOrderLines } = endpoints;

type Cart = Parameters<typeof orderOf>[0];
type Query = Readonly<Record<string, string | number>>;
type StateChange = BodyOf<typeof changeOrderState>;
type LinesChange = BodyOf<typeof changeOrderLines>;

/** An administrator who works with the orders of an order desk. */
export interface AdminDesk {
  readonly api: () => TestApi;
  /** The headers of the administrator's session. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** Places an order, of two clamp meters unless given; returns its id. */
  readonly place: (cart?: Cart, rest?: Partial<OrderBody>) => Promise<number>;
  /** Changes the state of an order by SQL. */
  readonly putInto: (id: number, state: OrderState) => Promise<void>;
  readonly list: (query?: Query) => Promise<AnswerOf<typeof listAdminOrders>>;
  readonly read: (id: number) => Promise<AdminOrder>;
  readonly change: (id: number, body: StateChange) => Promise<AnswerOf<typeof changeOrderState>>;
  readonly refuseChange: (id: number, body: StateChange) => Promise<Refusal>;
  readonly note: (
    id: number,
    body: BodyOf<typeof changeOrderNote>,
  ) => Promise<AnswerOf<typeof changeOrderNote>>;
  readonly changeLines: (id: number, body: LinesChange) => Promise<AnswerOf<typeof changeOrderLines>>;
  readonly refuseLines: (id: number, body: LinesChange) => Promise<Refusal>;
  /** The change history of a product, the newest entry first. */
  readonly historyOf: (productId: number) => Promise<HistoryEntry[]>;
}

/** Opens an order desk with a signed-in administrator for a test file. */
export function adminDesk(options?: TestApiOptions): AdminDesk {
  const api = orderDesk(options);
  let headers: Readonly<Record<string, string>> = {};
  let attempts = 0;
  beforeAll(async () => {
    headers = await signInAdmin(api());
  });

  return {
    api,
    headers: () => headers,
    place: async (cart = [[meter, 2]], rest = {}) => {
      attempts += 1;
      const key = { "idempotency-key": `admin-desk-${attempts}` };
      await call(api(), placeOrder, { body: orderOf(cart, rest), headers: key });
      return (await call(api(), readOrderCounts, { headers })).newest ?? 0;
    },
    putInto: async (id, state) => {
      const { queries } = api().database;
      await queries.update(orders).set({ state }).where(eq(orders.id, id));
      const order = await findOrderById(queries, id);
      if (order && (state === "sent" || state === "delivered"))
        await sendRest(queries, order, { carrier: "", tracking: "" }, "");
      const stored = await findOrderById(queries, id);
      if (stored) await postOrder(queries, stored, "");
    },
    list: (query = {}) => call(api(), listAdminOrders, { headers, query }),
    read: (id) => call(api(), readAdminOrder, { headers, params: { id } }),
    change: (id, body) => call(api(), changeOrderState, { headers, params: { id }, body }),
    refuseChange: (id, body) => refused(api(), changeOrderState, { headers, params: { id }, body }),
    note: (id, body) => call(api(), changeOrderNote, { headers, params: { id }, body }),
    changeLines: (id, body) => call(api(), changeOrderLines, { headers, params: { id }, body }),
    refuseLines: (id, body) => refused(api(), changeOrderLines, { headers, params: { id }, body }),
    historyOf: async (id) =>
      (await call(api(), readHistory, { headers, query: { entity: "product", id } })).data,
  };
}

/** A line of an edit, at a product's current price. */
export const lineOf = (
  { id, price }: Pick<typeof meter, "id" | "price">,
  qty: number,
): LinesChange["lines"][number] => ({ product_id: id, qty, price });

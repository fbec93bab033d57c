import { orderDeliverySchema } from "@shop/contract/delivery/delivery.ts";
import type { OrderLine } from "@shop/contract/orders/order.ts";
import { statedUnit } from "@shop/domain/catalogue/selling-unit.ts";
import { locales } from "@shop/domain/locale/locale.ts";
import { type OrderState, orderStates } from "@shop/domain/orders/order-state.ts";
import { noCompany } from "@shop/domain/orders/placing/order-company.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import * as v from "valibot";

import { mockAdmin } from "../shop/mock-shop.ts";
import type { MockOrder } from "../shop/state.ts";
import data from "./demo-orders.json" with { type: "json" };
import { withRest } from "./mock-parcels.ts";

const text = v.string();
const state = v.picklist(orderStates);

const entrySchema = v.strictObject({
  number: text,
  /** Key of the buyer. */
  buyer: text,
  /** Age in hours. */
  hours: v.number(),
  state,
  /** Pieces by part number. */
  lines: v.record(text, v.number()),
  note: v.optional(text, ""),
  shopNote: v.optional(text, ""),
  delivery: v.optional(v.nullable(orderDeliverySchema), null),
  /** The note given to the last change of state. */
  reason: v.optional(text, ""),
  /** The state before, of a cancelled order. */
  cancelledFrom: v.optional(state, "received"),
});

const buyerSchema = v.strictObject({
  locale: v.picklist(locales),
  name: text,
  phone: text,
  email: text,
  address1: text,
  address2: text,
});

/** The orders, the oldest last, and who placed them. */
const { orders, buyers } = v.parse(
  v.strictObject({ buyers: v.record(text, buyerSchema), orders: v.array(entrySchema) }),
  data,
);

type Entry = v.InferOutput<typeof entrySchema>;

/** A product that was deleted after it had been ordered. */
const deletedLine: OrderLine = {
  product_id: 9001,
  name: "Metrivo M10 pen multimeter",
  name_ar: "ملتيميتر قلم ميتريفو M10",
  part_number: "M10",
  price: "275.00",
  price_before: null,
  qty: 2,
};

const HOUR_MS = 3_600_000;
const steps: readonly OrderState[] = ["received", "confirmed", "sent", "delivered"];

/** States that an order has had, the first one first. */
function statesOf({ state: current, cancelledFrom }: Entry): OrderState[] {
  const last = current === "cancelled" ? cancelledFrom : current;
  return [...steps.slice(0, steps.indexOf(last) + 1), ...(current === "cancelled" ? [current] : [])];
}

function lineOf([part, qty]: readonly [part: string, qty: number]): OrderLine {
  const product = catalogue.products.find(({ part_number }) => part_number === part);
  if (!product) return { ...deletedLine, qty };
  const { id, name, name_ar, part_number, price, price_before } = product;
  return { product_id: id, name, name_ar, part_number, price, price_before, qty, ...statedUnit(product) };
}

function orderOf(entry: Entry, id: number, now: number): MockOrder {
  const { number, hours, lines, note, shopNote, reason, delivery } = entry;
  const buyer = buyers[entry.buyer];
  if (!buyer) throw new Error(`Nobody is called ${entry.buyer}.`);
  const { locale, ...info } = buyer;
  const placed = now - hours * HOUR_MS;
  const states = statesOf(entry);
  // Changes of state are spread over the first four fifths of the order's age.
  const timeOf = (step: number) =>
    new Date(placed + (hours * HOUR_MS * 0.8 * step) / states.length).toISOString();
  const log = states.slice(1).map((to, at): MockOrder["log"][number] => ({
    id: id * 10 + at,
    at: timeOf(at + 1),
    by: mockAdmin.email,
    action: "state",
    from: states[at] ?? null,
    to,
    text: at === states.length - 2 ? reason : "",
    mail: to === "cancelled" && reason === "" ? null : ("sent" as const),
  }));
  const noted: MockOrder["log"] = shopNote
    ? [
        {
          id: id * 10 + 9,
          at: timeOf(states.length),
          by: mockAdmin.email,
          action: "note",
          from: null,
          to: null,
          text: shopNote,
          mail: null,
        },
      ]
    : [];
  const order: MockOrder = {
    id,
    number,
    version: 1 + log.length + noted.length,
    state: entry.state,
    request: false,
    created_at: new Date(placed).toISOString(),
    locale,
    info: { ...noCompany, ...info, note },
    lines: Object.entries(lines).map(lineOf),
    channel: "web",
    discount: null,
    payments: [],
    delivery,
    pay_by: null,
    shop_note: shopNote,
    log: [...noted, ...log.toReversed()],
    userId: undefined,
  };
  const sent = log.find(({ to }) => to === "sent");
  const isSent = entry.state === "sent" || entry.state === "delivered";
  if (!isSent || !sent) return order;
  const parcels = withRest({ nextId: () => id, adminEmail: sent.by }, order);
  return { ...order, parcels: parcels.map((parcel) => Object.assign({}, parcel, { at: sent.at })) };
}

/** Demonstration orders in all states and both languages, by ascending id; their ages are those at the time of the call. */
export function demoOrders(): MockOrder[] {
  const now = Date.now();
  const byAge = orders.toSorted((a, b) => b.hours - a.hours);
  return byAge.map((entry, at) => orderOf(entry, at + 1, now));
}

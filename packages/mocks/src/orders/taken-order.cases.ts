import { catalogue } from "@shop/fixtures/catalogue.ts";

import { answers, type ConformanceCase, refuses } from "../conformance/case.ts";
import { info } from "./admin-order.cases.ts";

const meter = catalogue.products.find(({ amount, price }) => amount >= 5 && Number(price) > 100);
if (!meter) throw new Error("The demonstration catalogue lacks a product to sell.");

const lines = [{ product_id: meter.id, qty: 2, price: "100" }];
const walkIn = { channel: "counter" as const, handed_over: true, lines };
const byPhone = { channel: "phone" as const, ...info, phone: "01007778899", locale: "ar" as const, lines };

/** Orders that administrators take. */
export const takenOrderCases: readonly ConformanceCase[] = [
  {
    name: "D-118 an order at the counter is paid with all that is due",
    asAdmin: true,
    step: answers(
      "takeOrder",
      { body: { ...walkIn, payment: { method: "cash" } } },
      {
        holds: ({ order: { due, paid, payment_state: state, payments, log } }) =>
          due === "200.00" &&
          paid === "200.00" &&
          state === "paid" &&
          payments[0]?.method === "cash" &&
          log[0]?.action === "payment" &&
          log[1]?.action === "taken",
      },
    ),
  },
  {
    name: "D-117 an order at the counter is delivered at once, below the shop's price and with a discount",
    asAdmin: true,
    step: answers(
      "takeOrder",
      { body: { ...walkIn, discount: { kind: "percent", value: "10" } } },
      {
        holds: ({ status, order }) =>
          status &&
          order.state === "delivered" &&
          order.channel === "counter" &&
          order.total === "180.00" &&
          order.discount?.amount === "20.00" &&
          order.lines[0]?.price_before === meter.price &&
          order.log[0]?.action === "taken" &&
          order.log[0].mail === null,
        next: ({ order: { id } }) => answers("readReceipt", { params: { id } }),
      },
    ),
  },
  {
    name: "D-147 an owner may give any price in an order, which its log says",
    asAdmin: true,
    step: answers(
      "readOrderLimits",
      {},
      {
        holds: ({ discount }) => discount === 100,
        next: () =>
          answers(
            "takeOrder",
            { body: { ...walkIn, lines: [{ product_id: meter.id, qty: 1, price: "1" }] } },
            { holds: ({ order }) => order.log[0]?.text === `${meter.name}: ${meter.price} → 1.00` },
          ),
      },
    ),
  },
  {
    name: "D-117 an order by phone is confirmed, mailed, and makes its buyer a known one",
    asAdmin: true,
    step: answers(
      "takeOrder",
      { body: byPhone },
      {
        holds: ({ order }) =>
          order.state === "confirmed" && order.log[0]?.to === "confirmed" && order.log[0].mail !== null,
        next: () =>
          answers(
            "listKnownBuyers",
            { query: { query: "7778899" } },
            { holds: ({ data: [first] }) => first?.name === info.name && first.orders === 1 },
          ),
      },
    ),
  },
  {
    name: "D-117 an amount off an order stays as it was given when the lines become less and more again",
    asAdmin: true,
    step: answers(
      "takeOrder",
      { body: { ...byPhone, discount: { kind: "amount", value: "50" } } },
      {
        holds: ({ order: { discount } }) => discount?.amount === "50.00" && discount.given === undefined,
        next: ({ order: { id } }) =>
          answers(
            "changeOrderLines",
            { params: { id }, body: { lines: [{ product_id: meter.id, qty: 1, price: "20" }] } },
            {
              holds: ({ order: { total, discount } }) =>
                total === "0.01" && discount?.amount === "19.99" && discount.given === "50.00",
              next: () =>
                answers(
                  "changeOrderLines",
                  { params: { id }, body: { lines: [{ product_id: meter.id, qty: 1, price: "80" }] } },
                  {
                    holds: ({ order: { total, discount } }) =>
                      total === "30.00" && discount?.amount === "50.00" && discount.given === undefined,
                  },
                ),
            },
          ),
      },
    ),
  },
  {
    name: "D-117 a discount that leaves nothing to pay, and more than the stock, are refused",
    asAdmin: true,
    step: refuses(
      "takeOrder",
      { body: { ...walkIn, discount: { kind: "amount", value: "200" } } },
      422,
      "invalid",
      {
        next: () =>
          refuses(
            "takeOrder",
            { body: { ...walkIn, lines: [{ product_id: meter.id, qty: meter.amount + 1, price: "1" }] } },
            409,
            "stock_short",
          ),
      },
    ),
  },
  {
    name: "D-117 a buyer who does not take the goods along gives a phone, and one who does not collect them an address",
    asAdmin: true,
    step: refuses("takeOrder", { body: { ...walkIn, handed_over: false } }, 422, "invalid", {
      next: () => refuses("takeOrder", { body: { ...byPhone, address1: "" } }, 422, "invalid"),
    }),
  },
];

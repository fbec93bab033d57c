import { sumOf, isZeroPrice, totalOf } from "@shop/domain/money/money.ts";
import type { OrderState } from "@shop/domain/orders/order-state.ts";
import { pictureAddresses } from "@shop/domain/pictures/pictures.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";

import { answers, type ConformanceCase, type ConformanceStep, refuses } from "../conformance/case.ts";
import type { Answer } from "../shop/call.ts";

const [meter, other] = catalogue.products.filter(
  ({ amount, price, images }) => amount >= 5 && !isZeroPrice(price) && images.length > 0,
);
const unpriced = catalogue.products.find(({ amount, price }) => amount > 0 && isZeroPrice(price));
if (!meter || !other || !unpriced) throw new Error("The demonstration catalogue lacks products to order.");

/** The buyer of the orders. */
export const info = {
  name: "أحمد فؤاد",
  email: "Ahmed@shop.example",
  address1: "11 Station Street",
  address2: "",
  phone: "+20 101 234 5678",
  note: "",
};
const lineOf = ({ id, price }: { id: number; price: string }, qty: number) => ({
  product_id: id,
  qty,
  price,
});

type Order = Answer<"readAdminOrder">;

/** Places an order of two pieces of one product and one piece without a price; continues with its id and number. */
export const placed = (
  next: (id: number, number: string) => ConformanceStep,
  phone = info.phone,
): ConformanceStep =>
  answers(
    "sendMail",
    {
      body: {
        cart: [meter, unpriced].map(({ id, name, price }, at) => ({
          id,
          name,
          price,
          image: "",
          qty: 2 - at,
        })),
        info: { ...info, phone },
        locale: "ar",
      },
      headers: { "idempotency-key": `conformance-${phone.replaceAll(/\D/g, "")}` },
    },
    {
      next: ({ order_number: number = "" }) =>
        answers("readOrderCounts", {}, { next: ({ newest }) => next(newest ?? 0, number) }),
    },
  );

const finds = (
  query: Readonly<Record<string, string>>,
  total: number,
  next?: () => ConformanceStep,
): ConformanceStep =>
  answers("listAdminOrders", { query }, { holds: (answer) => answer.total === total, ...(next && { next }) });

/** Searches one text after the other; each finds a number of orders. */
const searches = (texts: readonly (readonly [query: string, total: number])[]): ConformanceStep => {
  const [[query, total] = ["", 0], ...rest] = texts;
  return finds({ query }, total, rest.length > 0 ? () => searches(rest) : undefined);
};

/** Changes the state of an order; continues with it. */
export const becomes = (
  id: number,
  state: OrderState,
  next: (order: Order) => ConformanceStep,
  body: Readonly<Record<string, unknown>> = {},
): ConformanceStep =>
  answers(
    "changeOrderState",
    { params: { id }, body: { ...body, state } },
    {
      holds: ({ status, order }) => status && order.state === state && order.log[0]?.to === state,
      next: ({ order }) => next(order),
    },
  );

const hasStock = (amount: number): ConformanceStep =>
  answers("readProduct", { params: { id: meter.id } }, { holds: (product) => product.amount === amount });

/** Cases of the administrators' orders. */
export const adminOrderCases: readonly ConformanceCase[] = [
  {
    name: "D-33 a shop without orders lists none",
    asAdmin: true,
    step: answers(
      "listAdminOrders",
      {},
      {
        holds: ({ data, total, page, per_page, states }) =>
          data.length === 0 && total === 0 && page === 1 && per_page === 20 && states.received === 0,
        next: () =>
          answers(
            "readOrderCounts",
            {},
            { holds: ({ received, newest }) => received === 0 && newest === null },
          ),
      },
    ),
  },
  {
    name: "D-33 API-22 a placed order is listed, and read with its lines as their products are now",
    asAdmin: true,
    step: placed((id, number) =>
      answers(
        "listAdminOrders",
        {},
        {
          holds: ({ data: [row], total, states }) =>
            total === 1 &&
            states.received === 1 &&
            row?.id === id &&
            row.number === number &&
            row.pieces === 3 &&
            row.unpriced === 1 &&
            row.orders_of_phone === 1 &&
            row.locale === "ar" &&
            row.total === totalOf([{ price: meter.price, qty: 2 }]),
          next: () =>
            answers(
              "readAdminOrder",
              { params: { id } },
              {
                holds: ({ number: own, version, log, phone, email, other_orders, lines: [line] }) =>
                  own === number &&
                  version === 1 &&
                  log.length === 0 &&
                  other_orders.length === 0 &&
                  phone === "+201012345678" &&
                  email === info.email &&
                  line?.product_id === meter.id &&
                  line.amount === meter.amount - 2 &&
                  line.current_price === meter.price &&
                  line.image === pictureAddresses(meter.images)[0],
              },
            ),
        },
      ),
    ),
  },
  {
    name: "D-33 orders are searched by number, name, phone, mail and postal address and lines",
    asAdmin: true,
    step: placed((_, number) =>
      searches([
        [number.toLowerCase().replace("-", " "), 1],
        ["احمد", 1],
        ["01012345678", 1],
        ["00201012345678", 1],
        ["٠١٠١٢٣٤٥٦٧٨", 1],
        ["ahmed@SHOP", 1],
        ["station STREET", 1],
        [meter.name.slice(0, 12), 1],
        [`أحمد ${meter.name.split(" ")[0] ?? ""}`, 1],
        [meter.part_number?.toLowerCase().replaceAll("-", " ") ?? meter.name, 1],
        [other.part_number ?? other.name, 0],
        ["%", 0],
        ["_", 0],
        ["01099999999", 0],
      ]),
    ),
  },
  {
    name: "D-33 D-40 orders are filtered by state, day and total, sorted and paged",
    asAdmin: true,
    step: placed((first) =>
      placed(
        (second) =>
          becomes(second, "confirmed", () =>
            answers(
              "listAdminOrders",
              { query: { sort: "oldest", per_page: 1, page: 9 } },
              {
                holds: ({ data, page, total, states }) =>
                  data[0]?.id === second &&
                  data[0].id > first &&
                  page === 2 &&
                  total === 2 &&
                  states.received === 1 &&
                  states.confirmed === 1,
                next: () =>
                  finds({ state: "confirmed" }, 1, () =>
                    finds({ from: "2001-01-01", to: "2001-12-31" }, 0, () =>
                      finds({ from: "2001-01-01", min: "0.01" }, 2, () => finds({ max: "0.01" }, 0)),
                    ),
                  ),
              },
            ),
          ),
        "01122223333",
      ),
    ),
  },
  {
    name: "D-29 D-33 a query of orders is validated",
    asAdmin: true,
    step: refuses("listAdminOrders", { query: { from: "2026-02-31" } }, 400, "bad_query", {
      errors: { from: "bad_query" },
      next: () => refuses("listAdminOrders", { query: { state: "lost" } }, 400, "bad_query"),
    }),
  },
  {
    name: "D-33 an order with the same phone in another form is one of the buyer's other orders",
    asAdmin: true,
    step: placed((first) =>
      placed(
        (second) =>
          answers(
            "readAdminOrder",
            { params: { id: second } },
            { holds: ({ other_orders }) => String(other_orders.map(({ id }) => id)) === String(first) },
          ),
        "01012345678",
      ),
    ),
  },
  {
    name: "D-33 an order is confirmed, sent and delivered, and then stays so",
    asAdmin: true,
    step: placed((id) =>
      becomes(
        id,
        "confirmed",
        ({ log: [entry] }) =>
          becomes(
            id,
            "sent",
            () =>
              becomes(id, "delivered", ({ version, log }) =>
                refuses(
                  "changeOrderState",
                  { params: { id }, body: { state: "cancelled" } },
                  409,
                  "state_not_allowed",
                  {
                    next: () =>
                      answers(
                        "readAdminOrder",
                        { params: { id } },
                        {
                          holds: (order) =>
                            version === 4 &&
                            log.length === 3 &&
                            order.version === 4 &&
                            (entry?.mail ?? null) !== null,
                        },
                      ),
                  },
                ),
              ),
            { mail: false, note: "Parcel 7" },
          ),
        { version: 1 },
      ),
    ),
  },
  {
    name: "D-33 what administrators have just changed is announced with the numbers of orders",
    asAdmin: true,
    step: placed((id) =>
      answers(
        "readOrderCounts",
        {},
        {
          holds: ({ changed }) => changed.length === 0,
          next: () =>
            becomes(id, "confirmed", ({ log: [entry] }) =>
              answers(
                "readOrderCounts",
                {},
                {
                  holds: ({ received, changed: [change, ...rest] }) =>
                    received === 0 &&
                    rest.length === 0 &&
                    change?.id === id &&
                    change.version === 2 &&
                    change.by === entry?.by &&
                    change.at === entry.at,
                },
              ),
            ),
        },
      ),
    ),
  },
  {
    name: "D-33 invoice and packing list are PDF files",
    asAdmin: true,
    step: placed((id) =>
      answers(
        "readInvoice",
        { params: { id } },
        {
          holds: ({ size }) => size > 100,
          next: () =>
            answers(
              "readPackingList",
              { params: { id } },
              {
                holds: ({ size }) => size > 100,
                next: () => refuses("readInvoice", { params: { id: id + 1000 } }, 404, "not_found"),
              },
            ),
        },
      ),
    ),
  },
  {
    name: "D-33 the buyer of an unconfirmed order is reminded once a day",
    asAdmin: true,
    step: placed((id) =>
      answers(
        "remindBuyer",
        { params: { id } },
        {
          holds: ({ status, order: { version, log } }) =>
            status && version === 2 && log[0]?.action === "reminder" && log[0].mail !== null,
          next: ({ order: { log } }) =>
            answers(
              "remindBuyer",
              { params: { id } },
              {
                holds: ({ status, order }) => !status && order.version === 2,
                next: () =>
                  answers(
                    "listAdminOrders",
                    {},
                    {
                      holds: ({ data: [row] }) =>
                        row?.reminded_at === log[0]?.at && row?.email === info.email,
                      next: () =>
                        becomes(id, "confirmed", () =>
                          refuses("remindBuyer", { params: { id } }, 409, "state_not_allowed"),
                        ),
                    },
                  ),
              },
            ),
        },
      ),
    ),
  },
  {
    name: "D-33 what a cancelled order held of a deleted product is there once it is restored",
    asAdmin: true,
    step: placed((id) =>
      answers(
        "deleteProduct",
        { params: { id: meter.id } },
        {
          next: () =>
            becomes(id, "cancelled", () =>
              answers("restoreProduct", { params: { id: meter.id } }, { next: () => hasStock(meter.amount) }),
            ),
        },
      ),
    ),
  },
  {
    name: "D-33 cancelling returns the pieces once",
    asAdmin: true,
    step: placed((id) =>
      becomes(id, "cancelled", () =>
        answers(
          "changeOrderState",
          { params: { id }, body: { state: "cancelled", version: 1 } },
          {
            holds: ({ status, order }) => !status && order.log.length === 1,
            next: () =>
              answers(
                "readHistory",
                { query: { entity: "product", id: meter.id } },
                {
                  holds: ({ data: [entry] }) => entry?.action === "returned",
                  next: () => hasStock(meter.amount),
                },
              ),
          },
        ),
      ),
    ),
  },
  {
    name: "D-33 a form that was opened with another version is rejected",
    asAdmin: true,
    step: placed((id) =>
      answers(
        "changeOrderNote",
        { params: { id }, body: { shop_note: "Call first", version: 1 } },
        {
          holds: ({ status, order }) => status && order.version === 2 && order.log[0]?.action === "note",
          next: () =>
            refuses(
              "changeOrderState",
              { params: { id }, body: { state: "sent", version: 1 } },
              409,
              "edit_conflict",
              {
                next: () =>
                  answers(
                    "changeOrderNote",
                    { params: { id }, body: { shop_note: "Call first", version: 1 } },
                    { holds: ({ status, order }) => !status && order.version === 2 },
                  ),
              },
            ),
        },
      ),
    ),
  },
  {
    name: "D-33 D-20 lines are replaced, and the difference moves in the stock",
    asAdmin: true,
    step: placed((id) =>
      answers(
        "changeOrderLines",
        {
          params: { id },
          body: { version: 1, lines: [{ ...lineOf(meter, 5), price: "10" }, lineOf(other, 1)] },
        },
        {
          holds: ({ status, order: { lines, total, log } }) =>
            status &&
            String(lines.map(({ qty }) => qty)) === "5,1" &&
            lines[0]?.price === "10.00" &&
            lines[1]?.name === other.name &&
            lines[1].amount === other.amount - 1 &&
            total ===
              totalOf([
                { price: "10", qty: 5 },
                { price: other.price, qty: 1 },
              ]) &&
            log[0]?.action === "lines" &&
            log[0].text ===
              `− 1 × ${unpriced.name}\n${meter.name}: 2 → 5\n${meter.name}: ${meter.price} → 10.00\n+ 1 × ${other.name} (${other.price})`,
          next: () => hasStock(meter.amount - 5),
        },
      ),
    ),
  },
  {
    name: "D-33 D-20 lines with more pieces than the stock has, or an unknown product, are rejected",
    asAdmin: true,
    step: placed((id) =>
      refuses(
        "changeOrderLines",
        { params: { id }, body: { lines: [lineOf(other, 1), lineOf(meter, meter.amount + 1)] } },
        409,
        "stock_short",
        {
          errors: { "lines.1.qty": String(meter.amount) },
          lines: [{ place: 1, price: null, left: meter.amount, sold: true }],
          next: () =>
            refuses(
              "changeOrderLines",
              { params: { id }, body: { lines: [lineOf({ id: 2_000_000_000, price: "1" }, 1)] } },
              422,
              "invalid",
              {
                errors: { "lines.0.product_id": "unknown_product" },
                lines: [{ place: 0, price: null, left: null, sold: false }],
                next: () => hasStock(meter.amount - 2),
              },
            ),
        },
      ),
    ),
  },
  {
    name: "D-33 lines of a sent order cannot be edited",
    asAdmin: true,
    step: placed((id) =>
      becomes(id, "confirmed", () =>
        becomes(id, "sent", () =>
          refuses(
            "changeOrderLines",
            { params: { id }, body: { lines: [lineOf(meter, 1)] } },
            409,
            "state_not_allowed",
          ),
        ),
      ),
    ),
  },
  {
    name: "D-109 D-33 the delivery of an order is changed and recorded; its total stays that of its lines",
    asAdmin: true,
    step: placed((id) =>
      answers(
        "changeOrderDelivery",
        { params: { id }, body: { version: 1, delivery: { to: "EG-C", cost: "٥٠٫٥" } } },
        {
          holds: ({ status, order: { version, total, delivery, log } }) =>
            status &&
            version === 2 &&
            delivery?.to === "EG-C" &&
            delivery.cost === "50.50" &&
            total === totalOf([{ price: meter.price, qty: 2 }]) &&
            log[0]?.action === "delivery" &&
            log[0].text === "– → EG-C 50.50" &&
            log[0].mail !== null,
          next: () =>
            answers(
              "changeOrderDelivery",
              { params: { id }, body: { version: 9, delivery: { to: "EG-C", cost: "50.5" } } },
              {
                holds: ({ status, order }) => !status && order.version === 2,
                next: () =>
                  answers(
                    "changeOrderDelivery",
                    { params: { id }, body: { version: 2, delivery: null, mail: false } },
                    {
                      holds: ({ order }) =>
                        order.delivery === null &&
                        order.log[0]?.text === "EG-C 50.50 → –" &&
                        order.log[0].mail === null,
                    },
                  ),
              },
            ),
        },
      ),
    ),
  },
  {
    name: "D-109 D-33 another version of the order, a faulty cost and a sent order are refused",
    asAdmin: true,
    step: placed((id) =>
      refuses(
        "changeOrderDelivery",
        { params: { id }, body: { version: 2, delivery: { to: "EG-C", cost: "10" } } },
        409,
        "edit_conflict",
        {
          next: () =>
            refuses(
              "changeOrderDelivery",
              { params: { id }, body: { delivery: { to: "Cairo", cost: "-1" } } },
              422,
              "invalid",
              {
                errors: { "delivery.to": "bad_value", "delivery.cost": "bad_price" },
                next: () =>
                  becomes(id, "confirmed", () =>
                    becomes(id, "sent", () =>
                      refuses(
                        "changeOrderDelivery",
                        { params: { id }, body: { delivery: { to: "EG-C", cost: "10" } } },
                        409,
                        "state_not_allowed",
                      ),
                    ),
                  ),
              },
            ),
        },
      ),
    ),
  },
  {
    name: "D-121 D-33 how an order is paid is changed and recorded until it is delivered",
    asAdmin: true,
    step: placed((id) =>
      answers(
        "changeOrderPayBy",
        { params: { id }, body: { version: 1, pay_by: { option: "wallet", fee: "١٠٫٥" } } },
        {
          holds: ({ status, order: { version, pay_by, due, log } }) =>
            status &&
            version === 2 &&
            pay_by?.fee === "10.50" &&
            due === sumOf([totalOf([{ price: meter.price, qty: 2 }]), "10.50"]) &&
            log[0]?.action === "pay_by" &&
            log[0].text === "cash_on_delivery 0.00 → wallet 10.50" &&
            log[0].mail !== null,
          next: () =>
            refuses(
              "changeOrderPayBy",
              { params: { id }, body: { version: 1, pay_by: null } },
              409,
              "edit_conflict",
              {
                next: () =>
                  becomes(id, "confirmed", () =>
                    becomes(id, "sent", () =>
                      becomes(id, "delivered", () =>
                        refuses(
                          "changeOrderPayBy",
                          { params: { id }, body: { pay_by: null } },
                          409,
                          "state_not_allowed",
                        ),
                      ),
                    ),
                  ),
              },
            ),
        },
      ),
    ),
  },
  {
    name: "D-33 an unknown order is not found",
    asAdmin: true,
    step: refuses("readAdminOrder", { params: { id: 2_000_000_000 } }, 404, "not_found"),
  },
];

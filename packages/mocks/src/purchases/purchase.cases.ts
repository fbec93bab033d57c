import { answers, type ConformanceCase, type ConformanceStep, refuses } from "../conformance/case.ts";
import { listOf } from "../conformance/list-of.ts";
import type { Answer } from "../shop/call.ts";

const MISSING = 2_000_000_000;
const PRODUCT = 1;
type Order = Answer<"makePurchase">["order"];

/** The draft of an order of 20 pieces from a new supplier who sells the first product. */
const drafted = (next: (order: Order) => ConformanceStep): ConformanceStep =>
  answers(
    "createSupplier",
    { body: { name: "Delta Parts" } },
    {
      next: ({ id }) =>
        answers(
          "setSuppliedProduct",
          { params: { id }, body: { product: { id: PRODUCT }, supplier_part: "D-77", pack: 10 } },
          {
            next: () =>
              answers(
                "makePurchase",
                {
                  body: {
                    supplier_id: id,
                    lines: [
                      { product_id: PRODUCT, qty: 20 },
                      { product_id: 2, qty: 0 },
                      { product_id: MISSING, qty: 3 },
                    ],
                  },
                  headers: { "idempotency-key": "purchase-1" },
                },
                {
                  holds: ({ status, order }) =>
                    status && order.state === "draft" && order.lines === 1 && order.pieces === 20,
                  next: ({ order }) => next(order),
                },
              ),
          },
        ),
    },
  );

/** An order of 20 pieces from a new supplier, in packs of ten, that was sent. */
export const sent = (next: (order: Order) => ConformanceStep): ConformanceStep =>
  drafted((draft) =>
    answers(
      "sendPurchase",
      { params: { id: draft.id }, body: { version: draft.version } },
      {
        holds: ({ status, order }) => status && order.state === "sent" && order.sent !== null,
        next: ({ order }) => next(order),
      },
    ),
  );

/** Counts pieces that have arrived of an order. */
export const scans = (
  id: number,
  body: Readonly<Record<string, unknown>>,
  holds: (answer: Answer<"scanArrival">) => boolean,
  next?: (answer: Answer<"scanArrival">) => ConformanceStep,
): ConformanceStep =>
  answers(
    "scanArrival",
    { params: { id }, body, headers: { "idempotency-key": `scan-key-${JSON.stringify(body).length}` } },
    { holds, ...(next && { next }) },
  );

/** Cases of what is to be ordered, purchase orders and their receiving. */
export const purchaseCases: readonly ConformanceCase[] = [
  {
    name: "D-151 D-152 purchases are for administrators",
    step: refuses("readReorder", {}, 401, "unauthorized", {
      next: () => refuses("listPurchases", {}, 401, "unauthorized"),
    }),
  },
  {
    name: "D-151 what is to be ordered is asked for days from 7 to 730 and weeks from 1 to 104",
    asAdmin: true,
    step: refuses("readReorder", { query: { days: 6 } }, 400, "bad_query", {
      next: () =>
        refuses("readReorder", { query: { weeks: 105 } }, 400, "bad_query", {
          next: () =>
            answers(
              "readReorder",
              { query: { supplier: "none", days: 730, weeks: 104, show: "needed", page: 3 } },
              { holds: ({ page, per_page: rows }) => page >= 1 && rows === 50 },
            ),
        }),
    }),
  },
  {
    name: "D-152 a draft has the part numbers of its supplier; its lines are set, added and removed until it is sent",
    asAdmin: true,
    step: drafted(({ id }) =>
      answers(
        "readPurchase",
        { params: { id } },
        {
          holds: ({ lines }) => lines[0]?.supplier_part === "D-77" && lines[0].received === 0,
          next: () =>
            answers(
              "setPurchaseLine",
              { params: { id }, body: { product: { id: PRODUCT }, qty: 30, pack: 10, cost: "125" } },
              {
                holds: ({ outcome, version }) => outcome === "set" && version === 2,
                next: () =>
                  answers(
                    "setPurchaseLine",
                    { params: { id }, body: { product: { id: 2 }, qty: 5 } },
                    {
                      next: () =>
                        answers(
                          "setPurchaseLine",
                          { params: { id }, body: { product: { id: 2 }, qty: 0 } },
                          {
                            holds: ({ outcome, version }) => outcome === "set" && version === 4,
                            next: () =>
                              answers(
                                "readPurchase",
                                { params: { id } },
                                {
                                  holds: ({ order, lines }) =>
                                    lines.length === 1 &&
                                    lines[0]?.unit_cost === "12.50" &&
                                    lines[0].pack === 10 &&
                                    lines[0].cost === "125.00" &&
                                    order.total === "375.00" &&
                                    order.received_total === "0.00" &&
                                    order.open_total === "375.00" &&
                                    order.unknown === 0,
                                  next: () =>
                                    refuses(
                                      "sendPurchase",
                                      { params: { id }, body: { version: 1 } },
                                      409,
                                      "edit_conflict",
                                    ),
                                },
                              ),
                          },
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
    name: "D-152 an order is sent once, and its quantities stay",
    asAdmin: true,
    step: sent(({ id, version }) =>
      answers(
        "sendPurchase",
        { params: { id }, body: { version } },
        {
          holds: ({ status }) => !status,
          next: () =>
            refuses(
              "setPurchaseLine",
              { params: { id }, body: { product: { id: PRODUCT }, qty: 1 } },
              409,
              "state_not_allowed",
              {
                next: () =>
                  answers(
                    "setPurchaseLine",
                    { params: { id }, body: { product: { id: PRODUCT }, cost: "9" } },
                    {
                      next: () =>
                        answers(
                          "listPurchases",
                          { query: { state: "sent" } },
                          {
                            holds: ({ orders }) => orders[0]?.id === id && orders[0].total === "18.00",
                            next: () =>
                              answers("exportPurchase", { params: { id }, query: { format: "csv" } }),
                          },
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
    name: "D-152 what arrived is counted, and booked once with its cost",
    asAdmin: true,
    step: answers(
      "readAdminProduct",
      { params: { id: PRODUCT } },
      {
        next: ({ amount }) =>
          sent(({ id }) =>
            answers(
              "setPurchaseLine",
              { params: { id }, body: { product: { id: PRODUCT }, cost: "72.5" } },
              {
                next: () =>
                  scans(
                    id,
                    { product: { id: 2 }, qty: 1 },
                    ({ outcome }) => outcome === "not_ordered",
                    () =>
                      scans(
                        id,
                        { product: { id: PRODUCT }, qty: 12 },
                        ({ outcome, line }) => outcome === "counted" && line?.arrived === 12,
                        ({ version }) =>
                          answers(
                            "bookArrivals",
                            { params: { id }, body: { version, confirm_costs: true } },
                            {
                              holds: ({ status, order }) =>
                                status &&
                                order.state === "part_received" &&
                                order.received === 12 &&
                                order.arrived === 0,
                              next: () =>
                                answers(
                                  "bookArrivals",
                                  { params: { id }, body: { version } },
                                  {
                                    holds: ({ status }) => !status,
                                    next: () =>
                                      answers(
                                        "readAdminProduct",
                                        { params: { id: PRODUCT } },
                                        {
                                          holds: (product) =>
                                            product.amount === amount + 12 && product.cost_price === "7.25",
                                          next: () =>
                                            answers(
                                              "readPurchase",
                                              { params: { id }, query: { show: "open" } },
                                              {
                                                holds: ({ receipts, lines }) =>
                                                  receipts.length === 1 &&
                                                  receipts[0]?.pieces === 12 &&
                                                  !receipts[0].undone &&
                                                  lines[0]?.received === 12,
                                                next: () => answers("cancelPurchase", { params: { id } }),
                                              },
                                            ),
                                        },
                                      ),
                                  },
                                ),
                            },
                          ),
                      ),
                  ),
              },
            ),
          ),
      },
    ),
  },
  {
    name: "D-169 a delivery note counts pieces and costs by the supplier's part number, and names what it leaves out",
    asAdmin: true,
    step: sent(({ id }) =>
      answers(
        "importArrivals",
        {
          params: { id },
          body: {
            file: listOf(
              "Order code,Shipped,Price",
              "d 77,12,7.25",
              "NO-SUCH-CODE,1,",
              "D-77,1,$7",
              ",3,",
              "D-77,999999,",
            ),
          },
        },
        {
          holds: ({ lines, products, costs, unread }) =>
            lines === 1 &&
            products === 1 &&
            costs === 1 &&
            unread.map(({ row, fault }) => `${row} ${fault}`).join() ===
              "3 not_found,4 bad_cost,5 no_code,6 too_many",
          next: () =>
            answers(
              "importArrivals",
              {
                params: { id },
                body: { file: listOf("Order code,Shipped", "D-77,5", "D-77,4"), replace: "true" },
              },
              {
                next: () =>
                  answers(
                    "readPurchase",
                    { params: { id } },
                    {
                      holds: ({ order, lines: [line] }) =>
                        order.arrived === 9 && line?.arrived === 9 && line.unit_cost === "7.25",
                    },
                  ),
              },
            ),
        },
      ),
    ),
  },
  {
    name: "D-152 pieces of a line are whole packs",
    asAdmin: true,
    step: drafted(({ id }) =>
      refuses(
        "setPurchaseLine",
        { params: { id }, body: { product: { id: PRODUCT }, qty: 25 } },
        422,
        "invalid",
        {
          errors: { qty: "bad_value" },
          next: () =>
            answers(
              "setPurchaseLine",
              { params: { id }, body: { product: { id: PRODUCT }, qty: 24, pack: 12 } },
              {
                next: () =>
                  answers(
                    "readPurchase",
                    { params: { id } },
                    {
                      holds: ({ lines: [line] }) => line?.qty === 24 && line.pack === 12,
                    },
                  ),
              },
            ),
        },
      ),
    ),
  },
  {
    name: "D-152 a cost that differs by more than half is confirmed before it is booked",
    asAdmin: true,
    step: sent(({ id }) =>
      answers(
        "setPurchaseLine",
        { params: { id }, body: { product: { id: PRODUCT }, cost: "40.00" } },
        {
          next: () =>
            scans(
              id,
              { product: { id: PRODUCT }, qty: 10 },
              ({ line }) => line?.unit_cost === "4.00",
              ({ version }) =>
                answers(
                  "bookArrivals",
                  { params: { id }, body: { version, confirm_costs: true } },
                  {
                    next: () =>
                      answers(
                        "setPurchaseLine",
                        { params: { id }, body: { product: { id: PRODUCT }, cost: "400.00" } },
                        {
                          next: () =>
                            scans(
                              id,
                              { product: { id: PRODUCT }, qty: 10, mode: "set" },
                              ({ line }) => line?.product_cost === "4.00",
                              (scanned) =>
                                refuses(
                                  "bookArrivals",
                                  { params: { id }, body: { version: scanned.version } },
                                  409,
                                  "cost_jumped",
                                  {
                                    costs: [{ id: PRODUCT, old_cost: "4.00", unit_cost: "40.00" }],
                                    next: () =>
                                      answers(
                                        "bookArrivals",
                                        {
                                          params: { id },
                                          body: { version: scanned.version, confirm_costs: true },
                                        },
                                        { holds: ({ order }) => order.state === "received" },
                                      ),
                                  },
                                ),
                            ),
                        },
                      ),
                  },
                ),
            ),
        },
      ),
    ),
  },
  {
    name: "D-169 a delivery note with a column for the pack counts packs",
    asAdmin: true,
    step: sent(({ id }) =>
      answers(
        "importArrivals",
        {
          params: { id },
          body: { file: listOf("Order code,Qty,Pack,Price", "D-77,2,5,17.5", "D-77,2,box,35") },
        },
        {
          holds: ({ lines, unread }) => lines === 1 && unread[0]?.fault === "bad_pack",
          next: () =>
            answers(
              "readPurchase",
              { params: { id } },
              {
                holds: ({ lines: [line] }) =>
                  line?.arrived === 10 && line.cost === "35.00" && line.unit_cost === "3.50",
              },
            ),
        },
      ),
    ),
  },
  {
    name: "D-169 the note of an order is stored in place of the one that was read",
    asAdmin: true,
    step: drafted(({ id }) =>
      answers(
        "setPurchaseNote",
        { params: { id }, body: { note: " By sea, please. ", before: "" } },
        {
          holds: ({ status, order }) => status && order.note === "By sea, please.",
          next: () =>
            refuses(
              "setPurchaseNote",
              { params: { id }, body: { note: "By air", before: "" } },
              409,
              "edit_conflict",
              {
                next: () =>
                  answers(
                    "setPurchaseNote",
                    { params: { id }, body: { note: "", before: "By sea, please." } },
                    { holds: ({ order }) => order.note === "" },
                  ),
              },
            ),
        },
      ),
    ),
  },
  {
    name: "D-152 nothing arrives of a draft or of a cancelled order, and nothing is booked that has not arrived",
    asAdmin: true,
    step: drafted(({ id, version }) =>
      refuses(
        "scanArrival",
        { params: { id }, body: { product: { id: PRODUCT }, qty: 1 } },
        409,
        "state_not_allowed",
        {
          next: () =>
            refuses(
              "importArrivals",
              { params: { id }, body: { file: listOf("D-77,1") } },
              409,
              "state_not_allowed",
              {
                next: () =>
                  answers(
                    "cancelPurchase",
                    { params: { id } },
                    {
                      holds: ({ order }) => order.state === "cancelled",
                      next: () =>
                        refuses(
                          "sendPurchase",
                          { params: { id }, body: { version } },
                          409,
                          "state_not_allowed",
                          {
                            next: () =>
                              refuses(
                                "bookArrivals",
                                { params: { id }, body: { version: 2 } },
                                409,
                                "state_not_allowed",
                              ),
                          },
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
    name: "D-152 an order needs a supplier, and an unknown one is not found",
    asAdmin: true,
    step: refuses("makePurchase", { body: { supplier_id: MISSING } }, 422, "invalid", {
      errors: { supplier_id: "bad_value" },
      next: () =>
        refuses("readPurchase", { params: { id: MISSING } }, 404, "not_found", {
          next: () =>
            refuses("bookArrivals", { params: { id: MISSING }, body: { version: 1 } }, 404, "not_found"),
        }),
    }),
  },
];

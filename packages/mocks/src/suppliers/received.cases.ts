import { answers, type ConformanceCase, type ConformanceStep, refuses } from "../conformance/case.ts";
import { scans, sent } from "../purchases/purchase.cases.ts";
import type { Answer } from "../shop/call.ts";

const MISSING = 2_000_000_000;
const PRODUCT = 1;

/** Sets what a pack of the first product costs, counts pieces of it, and books them. */
const booked = (
  id: number,
  { cost, qty }: { readonly cost: string; readonly qty: number },
  next: () => ConformanceStep,
): ConformanceStep =>
  answers(
    "setPurchaseLine",
    { params: { id }, body: { product: { id: PRODUCT }, cost } },
    {
      next: () =>
        scans(
          id,
          { product: { id: PRODUCT }, qty },
          ({ outcome }) => outcome === "counted",
          ({ version }) =>
            answers("bookArrivals", { params: { id }, body: { version, confirm_costs: true } }, { next }),
        ),
    },
  );

const received = (
  id: number,
  holds: (answer: Answer<"listReceived">) => boolean,
  next?: () => ConformanceStep,
): ConformanceStep =>
  answers("listReceived", { params: { id }, query: { page: 1 } }, { holds, ...(next && { next }) });

/** When the first product was last received from a supplier, at which cost. */
const last = (id: number, unitCost: string | null, next?: () => ConformanceStep): ConformanceStep =>
  answers(
    "readSupplier",
    { params: { id } },
    {
      holds: ({ products: [product] }) => (product?.last_received?.unit_cost ?? null) === unitCost,
      ...(next && { next }),
    },
  );

/** Undoes the last booking of an order. */
const undone = (id: number, next: () => ConformanceStep): ConformanceStep =>
  answers(
    "readPurchase",
    { params: { id } },
    {
      next: ({ receipts: [receipt] }) =>
        answers("undoBulkChange", { params: { id: receipt?.change ?? 0 } }, { next }),
    },
  );

/** Cases of what was received from suppliers. */
export const receivedCases: readonly ConformanceCase[] = [
  {
    name: "D-152 what was received from suppliers is for administrators",
    step: refuses("listReceived", { params: { id: 1 } }, 401, "unauthorized"),
  },
  {
    name: "D-152 nothing is received of an unknown supplier, nor on a page before the first",
    asAdmin: true,
    step: refuses("listReceived", { params: { id: MISSING } }, 404, "not_found", {
      next: () => refuses("listReceived", { params: { id: 1 }, query: { page: 0 } }, 400, "bad_query"),
    }),
  },
  {
    name: "D-152 bookings of an order are listed at the cost of their time, and marked once they are undone",
    asAdmin: true,
    step: sent(({ id, number, supplier: { id: supplierId } }) => {
      const supplier = supplierId ?? 0;
      return received(
        supplier,
        ({ data, page, per_page: rows, total }) =>
          data.length === 0 && page === 1 && rows === 20 && total === 0,
        () =>
          last(supplier, null, () =>
            booked(id, { cost: "35.00", qty: 15 }, () =>
              booked(id, { cost: "36.50", qty: 5 }, () =>
                received(
                  supplier,
                  ({ data: [second, first], total }) =>
                    total === 2 &&
                    second?.order.number === number &&
                    second.order.id === id &&
                    second.product_id === PRODUCT &&
                    !second.deleted &&
                    second.qty === 5 &&
                    second.pack === 10 &&
                    second.unit_cost === "3.65" &&
                    second.total === "18.25" &&
                    second.cost_now === "36.50" &&
                    first?.qty === 15 &&
                    first.cost === "35.00" &&
                    first.unit_cost === "3.50" &&
                    first.total === "52.50" &&
                    first.cost_now === "36.50" &&
                    !first.undone,
                  () =>
                    last(supplier, "3.65", () =>
                      undone(id, () =>
                        received(
                          supplier,
                          ({ data: [second, first] }) =>
                            second?.undone === true && second.total === "18.25" && first?.undone === false,
                          () => last(supplier, "3.50"),
                        ),
                      ),
                    ),
                ),
              ),
            ),
          ),
      );
    }),
  },
];

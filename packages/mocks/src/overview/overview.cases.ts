import { isFull } from "@shop/contract/overview/overview-for.ts";
import type { FullOverview } from "@shop/contract/overview/overview.ts";
import { LOW_STOCK } from "@shop/domain/constants.ts";
import { isZeroPrice, totalOf } from "@shop/domain/money/money.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";

import { answers, type ConformanceCase, type ConformanceStep, refuses } from "../conformance/case.ts";
import { orderOf } from "../conformance/order-of.ts";
import { demoShop } from "../demo-shop.ts";
import { lacks } from "../products/product-filter.ts";
import type { Answer } from "../shop/call.ts";

const { products } = catalogue;
const low = products.filter(({ amount }) => amount <= LOW_STOCK);
const lowest = low.toSorted((a, b) => a.amount - b.amount || a.id - b.id).slice(0, 5);
const sold = products.find(({ amount, price }) => amount > LOW_STOCK + 3 && !isZeroPrice(price));
if (!sold) throw new Error("The demonstration catalogue lacks a product to order.");

const { state } = demoShop();
const withoutSpecifications = products.filter((one) => lacks.specifications(one, state)).length;
const order = orderOf(sold, 3, "mona@shop.example");
const total = totalOf([{ price: sold.price, qty: 3 }]);

/** Checks an overview of an owner, which has all of its parts. */
const full =
  (holds: (overview: FullOverview) => boolean) =>
  (overview: Answer<"readOverview">): boolean =>
    isFull(overview) && holds(overview);

/** An order changes its state, which the overview shows. */
const becomes = (
  id: number,
  next: "confirmed" | "cancelled",
  holds: (overview: FullOverview) => boolean,
  then?: ConformanceStep,
): ConformanceStep =>
  answers(
    "changeOrderState",
    { params: { id }, body: { state: next, mail: false } },
    { next: () => answers("readOverview", {}, { holds: full(holds), ...(then && { next: () => then }) }) },
  );

/** Cases of the dashboard's overview. */
export const overviewCases: readonly ConformanceCase[] = [
  {
    name: "D-11 the overview is for administrators",
    step: refuses("readOverview", {}, 401, "unauthorized"),
  },
  {
    name: "D-11 a shop without orders has 30 days without sales, and the state of its products",
    asAdmin: true,
    step: answers(
      "readOverview",
      {},
      {
        holds: full(
          ({ has_orders, to_confirm, sales, best_sellers, low_stock, missing, mails, backup }) =>
            !has_orders &&
            mails.has_server &&
            mails.kept === 0 &&
            backup === null &&
            to_confirm.orders === 0 &&
            sales.days.length === 30 &&
            sales.days.every(({ orders, total: sum }) => orders === 0 && sum === "0.00") &&
            sales.total === "0.00" &&
            best_sellers.length === 0 &&
            low_stock.products === low.length &&
            String(low_stock.lowest.map(({ id }) => id)) === String(lowest.map(({ id }) => id)) &&
            missing.price === products.filter(({ price }) => isZeroPrice(price)).length &&
            missing.picture === products.filter(({ images }) => images.length === 0).length &&
            missing.name_ar === products.filter(({ name_ar }) => !name_ar).length &&
            missing.specifications === withoutSpecifications,
        ),
      },
    ),
  },
  {
    name: "D-11 a placed order is to be confirmed, and counts among today's sales from then on until it is cancelled",
    asAdmin: true,
    step: answers("sendMail", order, {
      next: () =>
        answers(
          "readOverview",
          {},
          {
            holds: full(
              ({ has_orders, to_confirm, sales, best_sellers }) =>
                has_orders &&
                to_confirm.orders === 1 &&
                to_confirm.waiting === 0 &&
                to_confirm.requests === 0 &&
                sales.orders === 0 &&
                best_sellers.length === 0,
            ),
            next: () =>
              answers(
                "readOrderCounts",
                {},
                {
                  next: ({ newest }) =>
                    becomes(
                      newest ?? 0,
                      "confirmed",
                      ({ to_confirm, sales, best_sellers: [best] }) =>
                        to_confirm.orders === 0 &&
                        sales.orders === 1 &&
                        sales.total === total &&
                        sales.days.at(-1)?.orders === 1 &&
                        sales.days.at(-1)?.total === total &&
                        best?.id === sold.id &&
                        best.pieces === 3,
                      becomes(
                        newest ?? 0,
                        "cancelled",
                        ({ has_orders, to_confirm, sales, best_sellers }) =>
                          has_orders &&
                          to_confirm.orders === 0 &&
                          sales.orders === 0 &&
                          sales.total === "0.00" &&
                          best_sellers.length === 0,
                      ),
                    ),
                },
              ),
          },
        ),
    }),
  },
];

import { catalogue } from "@shop/fixtures/catalogue.ts";

import { answers, type ConformanceCase, refuses } from "../conformance/case.ts";

const [first, second] = catalogue.products;
const { id: firstId = 0 } = first ?? {};
const { id: secondId = 0 } = second ?? {};
const UNKNOWN = 2_000_000_000;

/** Shared carts; each case needs the demonstration catalogue. */
export const cartCases: readonly ConformanceCase[] = [
  {
    name: "D-32 a shared cart has the current data of its products, and the number of missing ones",
    step: answers(
      "createSharedCart",
      {
        body: {
          lines: [
            { id: secondId, qty: 2 },
            { id: UNKNOWN, qty: 1 },
            { id: firstId, qty: 1 },
            { id: secondId, qty: 3 },
          ],
        },
      },
      {
        holds: ({ token }) => token.length >= 4 && token.length <= 16,
        next: ({ token }) =>
          answers(
            "readSharedCart",
            { params: { token } },
            {
              holds: ({ lines, missing }) =>
                missing === 1 &&
                lines.length === 2 &&
                lines[0]?.product.id === secondId &&
                lines[0].product.price === second?.price &&
                lines[0].qty === 5 &&
                lines[1]?.product.id === firstId &&
                lines[1].qty === 1,
            },
          ),
      },
    ),
  },
  {
    name: "D-32 an unknown cart is answered 404",
    step: refuses("readSharedCart", { params: { token: "nothing" } }, 404, "not_found"),
  },
  {
    name: "D-32 a cart without lines, or with too many, is refused",
    step: refuses("createSharedCart", { body: { lines: [] } }, 422, "invalid", {
      errors: { lines: "required" },
      next: () =>
        refuses("createSharedCart", { body: { lines: [{ id: firstId, qty: 0 }] } }, 422, "invalid", {
          errors: { "lines.0.qty": "too_small" },
          next: () =>
            refuses(
              "createSharedCart",
              { body: { lines: Array.from({ length: 501 }, () => ({ id: firstId, qty: 1 })) } },
              422,
              "invalid",
              { errors: { lines: "too_long" } },
            ),
        }),
    }),
  },
];

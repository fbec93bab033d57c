import { catalogue } from "@shop/fixtures/catalogue.ts";

import { answers, type ConformanceCase, refuses } from "../conformance/case.ts";

const missing = catalogue.products.find(({ amount }) => amount <= 0);
const present = catalogue.products.find(({ amount }) => amount > 0);
if (!missing || !present) throw new Error("The catalogue lacks a product with and one without stock.");

const isPlainYes = (answer: unknown): boolean => JSON.stringify(answer) === '{"status":true}';
const ask = (id: number, email: string, locale?: "en" | "ar") => ({
  params: { id },
  body: { email, ...(locale && { locale }) },
});

/** Cases of requests for a mail when a product is back. */
export const restockRequestCases: readonly ConformanceCase[] = [
  {
    name: "D-92 an address is stored once for a product, and every request is answered alike",
    asAdmin: true,
    step: answers("requestRestockMail", ask(missing.id, "mona@example.com", "ar"), {
      holds: isPlainYes,
      next: () =>
        answers("requestRestockMail", ask(missing.id, " MONA@example.com "), {
          holds: isPlainYes,
          next: () =>
            answers("requestRestockMail", ask(missing.id, "ali@example.com"), {
              holds: isPlainYes,
              next: () =>
                answers(
                  "readAdminProduct",
                  { params: { id: missing.id } },
                  { holds: ({ restock_requests }) => restock_requests === 2 },
                ),
            }),
        }),
    }),
  },
  {
    name: "D-92 a product in stock, an unknown one and what is no address are refused",
    step: refuses("requestRestockMail", ask(present.id, "mona@example.com"), 409, "in_stock", {
      next: () =>
        refuses("requestRestockMail", ask(999_999, "mona@example.com"), 404, "not_found", {
          next: () =>
            refuses("requestRestockMail", ask(missing.id, "mona"), 422, "invalid", {
              errors: { email: "bad_email" },
            }),
        }),
    }),
  },
  {
    name: "D-92 an unknown token ends nothing and is answered like any other",
    step: answers("endRestockMails", { params: { token: "unknown" } }, { holds: isPlainYes }),
  },
];

import { isZeroPrice, totalOf } from "@shop/domain/money/money.ts";

import { answers, type ConformanceCase, type ConformanceStep, refuses } from "../conformance/case.ts";
import { becomes, info, placed } from "./admin-order.cases.ts";

/** Exports orders as CSV; `holds` gets the rows of an order below the header. */
const exported = (
  query: Readonly<Record<string, string>>,
  number: string,
  holds: (rows: readonly string[]) => boolean,
  next?: () => ConformanceStep,
): ConformanceStep =>
  answers(
    "exportOrders",
    { query: { ...query, format: "csv" } },
    {
      holds: async (sheet) => {
        const rows = (await sheet.text()).split("\r\n").slice(1);
        const own = rows.filter((row) => row.startsWith(`${number},`));
        // The server writes state and option of payment in words of a language.
        return holds(
          own.map((row) =>
            row
              .replace(/,(?:unpaid|not paid),/, ",,")
              .replace(/,(?:cash_on_delivery|Cash on delivery),/, ",,"),
          ),
        );
      },
      ...(next && { next }),
    },
  );

const hasTwo = (rows: readonly string[]): boolean => rows.length === 2;
const hasNone = (rows: readonly string[]): boolean => rows.length === 0;

/** Cases of orders as a sheet, and of their search by notes. */
export const orderSheetCases: readonly ConformanceCase[] = [
  {
    name: "D-115 a sheet of orders has a row for each line, the order's total on the first, and no price that is updating",
    asAdmin: true,
    step: placed((id, number) =>
      answers(
        "readAdminOrder",
        { params: { id } },
        {
          next: ({ lines }) => {
            const [sum = ""] = lines
              .filter(({ price }) => !isZeroPrice(price))
              .map((line) => totalOf([line]));
            return exported(
              {},
              number,
              (rows) =>
                hasTwo(rows) &&
                (rows[0]?.endsWith(`,${sum},,${sum},0.00,,,,,,,,,,,,,1,,,,,`) ?? false) &&
                (rows[1]?.endsWith(",1,,,,,,,,,,,,,,,,,,,,,,,") ?? false),
            );
          },
        },
      ),
    ),
  },
  {
    name: "D-115 a sheet of orders has those that the filters of the list find",
    asAdmin: true,
    step: placed((id, number) =>
      exported({ state: "received", query: info.name, min: "0.01" }, number, hasTwo, () =>
        exported({ state: "sent" }, number, hasNone, () =>
          exported({ query: "flux capacitor" }, number, hasNone, () =>
            exported({ to: "2001-01-01" }, number, hasNone, () =>
              becomes(id, "confirmed", () => exported({ state: "received" }, number, hasNone)),
            ),
          ),
        ),
      ),
    ),
  },
  {
    name: "D-29 D-115 a sheet of orders is refused for a filter or a format that cannot be read",
    asAdmin: true,
    step: refuses("exportOrders", { query: { from: "2026-02-31" } }, 400, "bad_query", {
      next: () =>
        refuses("exportOrders", { query: { format: "ods" } }, 400, "bad_query", {
          next: () => refuses("exportOrders", { query: { state: "lost" } }, 400, "bad_query"),
        }),
    }),
  },
  {
    name: "D-33 orders are found by the note of the shop",
    asAdmin: true,
    step: placed((id) =>
      answers(
        "changeOrderNote",
        { params: { id }, body: { version: 1, shop_note: "Prepaid by أحمد\nReceipt 4711" } },
        {
          next: () =>
            answers(
              "listAdminOrders",
              { query: { query: "receipt احمد" } },
              {
                holds: ({ total }) => total === 1,
                next: () =>
                  answers(
                    "listAdminOrders",
                    { query: { query: "receipt 4712" } },
                    { holds: ({ total }) => total === 0 },
                  ),
              },
            ),
        },
      ),
    ),
  },
];

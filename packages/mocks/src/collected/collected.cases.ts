import { answers, type ConformanceCase, type ConformanceStep, refuses } from "../conformance/case.ts";
import { becomes, info, placed } from "../orders/admin-order.cases.ts";
import type { Answer } from "../shop/call.ts";

const sheetOf = (...lines: readonly string[]): File =>
  new File([["Order,Phone,COD,Fees", ...lines].join("\n")], "sheet.csv", { type: "text/csv" });

/** An order that is sent; continues with its id, number and what is to be paid of it. */
const sent = (next: (id: number, number: string, due: string) => ConformanceStep): ConformanceStep =>
  placed((id) =>
    becomes(id, "confirmed", () => becomes(id, "sent", ({ number, due }) => next(id, number, due))),
  );

const previews = (
  lines: readonly string[],
  holds: (preview: Answer<"previewCollected">) => boolean,
  next?: () => ConformanceStep,
): ConformanceStep =>
  answers("previewCollected", { body: { file: sheetOf(...lines) } }, { holds, ...(next && { next }) });

const booking = (id: number, left: string, amount: string) => ({
  reference: "Sheet 7",
  deliver: true,
  orders: [{ id, state: "sent", left, lines: [{ line: 2, amount }] }],
});

/** Cases of what couriers have collected. */
export const collectedCases: readonly ConformanceCase[] = [
  {
    name: "D-122 a courier's sheet is previewed, booked once as it was seen, and then recorded",
    asAdmin: true,
    step: sent((id, number, due) =>
      previews(
        [`${number.toLowerCase()},,${due},25.00`, `,${info.phone},1.00,`, ",,5.00,", "NOSUCH99,,5.00,"],
        ({ decimal, columns, lines: [first, second, third, fourth] }) =>
          decimal === "point" &&
          columns.map(({ column }) => column).join() === "number,phone,amount,fees" &&
          first?.line === 2 &&
          first.amount === due &&
          first.fees === "25.00" &&
          first.orders.length === 1 &&
          first.orders[0]?.left === due &&
          first.orders[0].state === "sent" &&
          second?.orders[0]?.id === id &&
          third?.fault === "no_order" &&
          fourth?.orders.length === 0,
        () => {
          const request = { body: booking(id, due, due), headers: { "idempotency-key": "booking-0001" } };
          return answers("bookCollected", request, {
            holds: ({ data: [one] }) => one?.outcome === "booked" && one.delivered,
            next: () =>
              answers("bookCollected", request, {
                holds: ({ data: [one] }) => one?.outcome === "already" && !one.delivered,
                next: () =>
                  answers(
                    "readAdminOrder",
                    { params: { id } },
                    {
                      holds: ({ state, payments, paid }) =>
                        state === "delivered" &&
                        paid === due &&
                        payments.length === 1 &&
                        payments[0]?.method === "courier" &&
                        payments[0].reference === "Sheet 7/2",
                      next: () =>
                        previews(
                          [`${number},,${due},`],
                          ({ lines: [line] }) =>
                            line?.orders[0]?.left === "0.00" && line.orders[0].recorded.join() === due,
                        ),
                    },
                  ),
              }),
          });
        },
      ),
    ),
  },
  {
    name: "D-122 an order of which something else is left to pay is refused, as is one that does not exist",
    asAdmin: true,
    step: sent((id, _number, due) =>
      answers(
        "bookCollected",
        { body: booking(id, "1.00", due) },
        {
          holds: ({ data: [one] }) => one?.outcome === "refused" && one.code === "edit_conflict",
          next: () =>
            answers(
              "bookCollected",
              { body: booking(999_999, due, due) },
              { holds: ({ data: [one] }) => one?.code === "not_found" },
            ),
        },
      ),
    ),
  },
  {
    name: "D-122 amounts that may have a decimal comma are asked about; a sheet and its reference are needed",
    asAdmin: true,
    step: previews(
      ["3CDF-GHJ6,,1.250,"],
      ({ decimal, unclear, lines }) => decimal === null && unclear === "1.250" && lines.length === 0,
      () =>
        refuses("previewCollected", { body: { other: "1" } }, 422, "invalid", {
          errors: { file: "required" },
          next: () =>
            refuses("bookCollected", { body: { ...booking(1, "1", "0"), reference: "" } }, 422, "invalid", {
              errors: { reference: "required", "orders.0.lines.0.amount": "bad_price" },
            }),
        }),
    ),
  },
];

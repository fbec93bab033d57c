import { answers, type ConformanceCase, refuses } from "../conformance/case.ts";

const byHand = {
  channel: "counter",
  name: "Mona Adel",
  phone: "01098765432",
  handed_over: true,
  lines: [{ product_id: 1, qty: 1, price: "114" }],
};

/** Cases of the audit log. */
export const auditLogCases: readonly ConformanceCase[] = [
  {
    name: "D-158 an order that was taken is in the audit log, which is narrowed to its kind and exported",
    asAdmin: true,
    step: answers(
      "takeOrder",
      { body: byHand },
      {
        next: ({ order: { id } }) =>
          answers(
            "listAuditLog",
            { query: { entity: "order" } },
            {
              holds: ({ data, next_cursor }) =>
                next_cursor === null &&
                data.length === 1 &&
                data[0]?.entity === "order" &&
                data[0].entity_id === id &&
                data[0].action === "taken",
              next: () =>
                answers(
                  "listAuditLog",
                  { query: { by: "nobody@shop.example" } },
                  {
                    holds: ({ data }) => data.length === 0,
                    next: () => answers("exportAuditLog", { query: { format: "csv", locale: "en" } }),
                  },
                ),
            },
          ),
      },
    ),
  },
  {
    name: "D-158 the audit log knows no other kind",
    asAdmin: true,
    step: refuses("listAuditLog", { query: { entity: "weather" } }, 400, "bad_query"),
  },
];

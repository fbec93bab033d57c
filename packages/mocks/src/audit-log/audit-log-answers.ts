import { type AuditEntry, auditKinds } from "@shop/contract/audit-log/audit-entry.ts";
import { auditedEntities } from "@shop/contract/history/history.ts";
import { sheetTypes } from "@shop/contract/product-sheets/endpoints.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";

import type { Answers, ShopState } from "../shop/state.ts";

/** The whole log, the newest entries first. */
function entriesOf({ history, orders }: ShopState): AuditEntry[] {
  const changes = history.flatMap(({ about, ...entry }): AuditEntry[] => {
    const [kind, id] = about.split(":");
    const entity = auditedEntities.find((one) => one === kind);
    if (!entity) return [];
    return [{ ...entry, entity, entity_id: Number(id), name: null, name_ar: null, count: 1 }];
  });
  const ofOrders = orders.flatMap(({ id, number, request, log }) =>
    log.map((entry): AuditEntry => ({
      ...entry,
      mail: null,
      entity: "order",
      entity_id: id,
      number,
      request,
    })),
  );
  return [...changes, ...ofOrders].toSorted((a, b) => b.at.localeCompare(a.at));
}

/** Answers of the audit log. */
export const auditLogAnswers = (state: ShopState): Pick<Answers, "listAuditLog" | "exportAuditLog"> => ({
  listAuditLog: ({ query: { from, to, by, entity, group, limit = 20, cursor = "0" } }) => {
    const start = Number(cursor);
    const found = entriesOf(state).filter(
      (entry) =>
        (from === undefined || shopDayOf(entry.at) >= from) &&
        (to === undefined || shopDayOf(entry.at) <= to) &&
        (by === undefined || entry.by === by) &&
        (entity === undefined || entry.entity === entity) &&
        (group === undefined || (entry.entity !== "order" && entry.id === group)),
    );
    return {
      data: found.slice(start, start + limit),
      next_cursor: found.length > start + limit ? String(start + limit) : null,
    };
  },
  exportAuditLog: ({ query: { format } }) => new Blob([auditKinds.join(",")], { type: sheetTypes[format] }),
});

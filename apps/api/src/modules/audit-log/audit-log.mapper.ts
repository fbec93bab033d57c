import type { AuditChange, AuditOrderChange } from "@shop/contract/audit-log/audit-entry.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";

import { toHistoryEntry } from "../history/history.routes.ts";
import { toLogEntry } from "../orders/admin-orders.mapper.ts";
import type { ChangeGroup, ChangeOfOrder, NamedChange } from "./audit-log.repository.ts";

/** Maps a change to the wire. */
export const toAuditChange = (row: NamedChange): AuditChange => ({
  ...toHistoryEntry(row),
  entity: row.entity,
  entity_id: row.entityId,
  name: row.name,
  name_ar: row.nameAr,
  count: 1,
});

/** Maps changes that were made at once to the wire. */
export const toAuditGroup = (group: ChangeGroup): AuditChange => ({
  ...toHistoryEntry({ ...group, id: group.first, fields: [] }),
  entity: group.entity,
  entity_id: 0,
  name: null,
  name_ar: null,
  count: group.count,
});

/** Maps a change of an order to the wire; the state of its mail stands with the order. */
export const toAuditOrderChange = (row: ChangeOfOrder): AuditOrderChange => ({
  ...toLogEntry({ ...row, mailed: false, mailState: null }),
  entity: "order",
  entity_id: row.orderId,
  number: formatOrderNumber(row.number),
  request: row.request,
});

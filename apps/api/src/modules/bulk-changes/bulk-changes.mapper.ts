import type { BulkChange } from "@shop/contract/bulk-changes/bulk-change.ts";

import type { BulkChangeRow } from "./bulk-changes.table.ts";

/** Maps a change of many products to the wire. */
export const toBulkChange = (row: BulkChangeRow): BulkChange => ({
  id: row.id,
  at: row.at.toISOString(),
  by: row.by,
  rule: row.rule,
  filter: row.filter === null ? null : { ...row.filter },
  changed: row.changed,
  skipped: row.skipped,
  undone: row.undoneAt && {
    at: row.undoneAt.toISOString(),
    by: row.undoneBy ?? "",
    restored: row.restored,
    kept: row.changed - row.restored,
  },
});

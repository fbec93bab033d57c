import type { BulkChange } from "@shop/contract/bulk-changes/bulk-change.ts";

import type { BulkChangeRow } from "../history/bulk-changes.table.ts";
import type { StoredRule } from "../history/bulk-changes.table.ts";

/** Maps a rule to the wire: a specification is named as it was at that time. */
function toRule(rule: StoredRule): BulkChange["rule"] {
  if (rule.field !== "specification") return rule;
  const { attribute, ...sent } = rule;
  return { ...sent, name: attribute.name, name_ar: attribute.name_ar };
}

/** Maps a change of many products to the wire. */
export const toBulkChange = (row: BulkChangeRow): BulkChange => ({
  id: row.id,
  at: row.at.toISOString(),
  by: row.by,
  rule: toRule(row.rule),
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

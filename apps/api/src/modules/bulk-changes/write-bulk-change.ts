import type { Admin } from "@shop/contract/accounts/user.ts";

import type { Queries } from "../../database/database.ts";
import type { Touch } from "../catalogue/catalogue.service.ts";
import type { BulkChangeRow, bulkChanges } from "../history/bulk-changes.table.ts";
import { record } from "../history/history.repository.ts";
import { touchProducts } from "../products/grouped-products.ts";
import { insertBulkChange } from "./bulk-changes.repository.ts";
import type { ValueChange } from "./bulk-plan.ts";
import type { RuledField } from "./ruled-field.ts";

/** The entries of the change history of changed products. */
export const entriesOf = (
  changes: readonly ValueChange[],
  field: RuledField,
  action: "updated" | "undone",
): Parameters<typeof record>[2] =>
  changes.map((one) => ({
    entity: "product",
    entityId: one.id,
    action,
    fields: field.inHistory(one),
  }));

/** A change of many products that is stored. */
export interface WrittenChange extends Pick<
  typeof bulkChanges.$inferInsert,
  "filter" | "attempt" | "contentHash" | "skipped"
> {
  readonly admin: Admin;
  readonly field: RuledField;
  /** The new values of locked products. */
  readonly changes: readonly ValueChange[];
}

/** Stores new values of locked products as one change that can be undone, with an entry in the history of each. */
export async function writeBulkChange(
  transaction: Queries,
  touch: Touch,
  { admin, field, changes, ...values }: WrittenChange,
): Promise<BulkChangeRow> {
  const row = await insertBulkChange(transaction, {
    ...values,
    adminId: admin.id,
    by: admin.email,
    rule: field.storedRule(changes),
    changed: changes.length,
  });
  await field.store(transaction, changes, admin.email);
  await record(transaction, admin, entriesOf(changes, field, "updated"), row.id);
  touchProducts(
    touch,
    changes.map((one) => one.id),
  );
  return row;
}

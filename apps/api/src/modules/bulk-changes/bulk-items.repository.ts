import type { BulkItem, BulkOtherChange } from "@shop/contract/bulk-changes/bulk-change.ts";
import type { BulkValue } from "@shop/domain/bulk/bulk-rule.ts";
import { and, asc, desc, eq, gt, inArray, max, notInArray, type SQL } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { history, type HistoryRow } from "../history/history.table.ts";
import { isSold } from "../products/product-visibility.ts";
import { products } from "../products/products.table.ts";
import type { ValueChange } from "./bulk-plan.ts";
import { findNames, type RuleSubject, type Target, targetColumns } from "./bulk-targets.ts";
import type { RuledField } from "./ruled-field.ts";

const isOf = (id: number, action: "updated" | "undone"): SQL | undefined =>
  and(eq(history.bulkChangeId, id), eq(history.action, action));

/** The value in an entry of a change; one without a specification is '', and quantity prices stand behind their price. */
function valueOf(fields: HistoryRow["fields"], which: "old" | "new"): BulkValue {
  const [first, second] = fields.filter(({ field }) => field !== "stock_reason");
  const value = first?.[which] ?? "";
  const steps = second?.[which];
  return steps == null ? value : `${value}; ${steps}`;
}

/** All products of a change with their values before and after it. */
export async function findChanges(queries: Queries, id: number): Promise<ValueChange[]> {
  const rows = await queries
    .select({ id: history.entityId, fields: history.fields })
    .from(history)
    .where(isOf(id, "updated"));
  return rows.map(({ id: productId, fields }) => ({
    id: productId,
    old: valueOf(fields, "old"),
    new: valueOf(fields, "new"),
  }));
}

/** The products of a change that are on sale, by ascending id, with what a rule is about; locks their rows until the transaction ends. */
export const lockChanged = (transaction: Queries, id: number, subject: RuleSubject): Promise<Target[]> =>
  transaction
    .select(targetColumns(subject))
    .from(products)
    .where(
      and(
        inArray(
          products.id,
          transaction.select({ id: history.entityId }).from(history).where(isOf(id, "updated")),
        ),
        isSold,
      ),
    )
    .orderBy(asc(products.id))
    .for("update");

/** A page of the products of a change, by the ids of their history entries. */
export async function findItems(
  queries: Queries,
  id: number,
  {
    field,
    subject,
    isKept,
    after,
    limit,
  }: {
    /** The field that was changed; null where it no longer exists. */
    readonly field: RuledField | null;
    readonly subject: RuleSubject;
    /** Only those whose value an undo did not restore. */
    readonly isKept: boolean;
    readonly after: number;
    readonly limit: number;
  },
): Promise<{ items: BulkItem[]; last: number | null }> {
  const restored = queries.select({ id: history.entityId }).from(history).where(isOf(id, "undone"));
  const rows = await queries
    .select({ entry: history, product: targetColumns(subject) })
    .from(history)
    .leftJoin(products, and(eq(products.id, history.entityId), isSold))
    .where(
      and(
        isOf(id, "updated"),
        gt(history.id, after),
        isKept ? notInArray(history.entityId, restored) : undefined,
      ),
    )
    .orderBy(asc(history.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const namesOf = await findNames(
    queries,
    page.map(({ entry }) => entry.entityId),
  );
  return {
    items: page.map(({ entry, product }) => ({
      id: entry.entityId,
      name: namesOf(entry.entityId).name,
      name_ar: namesOf(entry.entityId).name_ar,
      old: valueOf(entry.fields, "old"),
      new: valueOf(entry.fields, "new"),
      current: product?.id == null ? null : field && field.valueOf(product),
    })),
    last: rows.length > limit ? (page.at(-1)?.entry.id ?? null) : null,
  };
}

/** Id of the newest history entry; 0 without one. */
export async function findLatest(queries: Queries): Promise<number> {
  const [row] = await queries.select({ latest: max(history.id) }).from(history);
  return row?.latest ?? 0;
}

/** Maximum of changes by others that a conflict lists. */
const MAX_OTHERS = 20;
/** Maximum of history entries that are read for them. */
const MAX_READ = 1000;

const isMoved = ({ fields }: HistoryRow): boolean => fields.some(({ field }) => field === "sub_category");

/** Whether a change may have brought a product into a selection, or have taken it out of one. */
const isSelecting = (row: HistoryRow): boolean =>
  row.action === "created" || row.action === "restored" || row.action === "deleted" || isMoved(row);

const isLeaving = (row: HistoryRow): boolean => row.action === "deleted" || isMoved(row);

/** The newest changes since an entry of the history that concern selected products, or products that are now selected or no longer so. */
export async function findOthers(
  queries: Queries,
  {
    since,
    field,
    ids,
  }: { readonly since: number; readonly field: RuledField; readonly ids: ReadonlySet<number> },
): Promise<BulkOtherChange[]> {
  const rows = await queries
    .select()
    .from(history)
    .where(and(gt(history.id, since), eq(history.entity, "product")))
    .orderBy(desc(history.id))
    .limit(MAX_READ);
  const others = rows
    .map((row) => ({ row, changed: row.fields.find((one) => field.isNamed(one.field)) }))
    .filter(({ row, changed }) => (ids.has(row.entityId) ? changed || isSelecting(row) : isLeaving(row)))
    .slice(0, MAX_OTHERS);
  const namesOf = await findNames(
    queries,
    others.map(({ row }) => row.entityId),
  );
  return others.map(({ row, changed }) => ({
    id: row.entityId,
    name: namesOf(row.entityId).name,
    name_ar: namesOf(row.entityId).name_ar,
    by: row.by,
    at: row.at.toISOString(),
    old: changed ? (changed.old ?? "") : null,
    new: changed ? (changed.new ?? "") : null,
  }));
}

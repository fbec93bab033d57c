import type { AuditFilter } from "@shop/contract/audit-log/endpoints.ts";
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  lt,
  or,
  type SQL,
  sql,
} from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { admins } from "../admins/admins.table.ts";
import { attributes } from "../attributes/attributes.table.ts";
import { brands } from "../brands/brands.table.ts";
import { categories } from "../categories/categories.table.ts";
import { subCategories } from "../categories/sub-categories/sub-categories.table.ts";
import { searchSynonyms } from "../find/search-synonyms/search-synonyms.table.ts";
import { history, type HistoryRow } from "../history/history.table.ts";
import type { LoggedChange } from "../orders/admin-orders.repository.ts";
import { startOfDay } from "../orders/list/order-filter.ts";
import { orderLog } from "../orders/order-log.table.ts";
import { orders } from "../orders/orders.table.ts";
import { products } from "../products/products.table.ts";
import { suppliers } from "../suppliers/suppliers.table.ts";

/** A change with the current names of its entity; null where the entity is deleted or has no name. */
export interface NamedChange extends HistoryRow {
  readonly name: string | null;
  readonly nameAr: string | null;
}

/** A change of an order with what the order is. */
export interface ChangeOfOrder extends Omit<LoggedChange, "mailState"> {
  readonly number: string;
  readonly request: boolean;
}

/** Changes that are alike and were made at once. */
export interface ChangeGroup extends Pick<HistoryRow, "entity" | "action" | "by" | "at" | "bulkChangeId"> {
  /** Id of the first of them. */
  readonly first: number;
  readonly count: number;
}

type Log = typeof history | typeof orderLog;

const inDays = (log: Log, { from, to, by }: AuditFilter): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(log.at, startOfDay(from)),
    to === undefined ? undefined : lt(log.at, startOfDay(to, 1)),
    by === undefined ? undefined : eq(log.by, by),
  );

/** Condition of the changes that a filter finds; undefined for all, null for none. */
function inHistory(filter: AuditFilter): SQL | undefined | null {
  if (filter.entity === "order") return null;
  return and(filter.entity && eq(history.entity, filter.entity), inDays(history, filter));
}

/** The same for changes of orders. */
const inOrders = (filter: AuditFilter): SQL | undefined | null =>
  filter.entity === undefined || filter.entity === "order" ? inDays(orderLog, filter) : null;

/** The last moments before another one at which something was changed, the newest first. */
export async function findMoments(
  queries: Queries,
  filter: AuditFilter,
  { before, limit }: { readonly before: Date | undefined; readonly limit: number },
): Promise<Date[]> {
  const momentsOf = async (log: Log, condition: SQL | undefined | null): Promise<Date[]> => {
    if (condition === null) return [];
    const rows = await queries
      .selectDistinct({ at: log.at })
      .from(log)
      .where(and(condition, before && lt(log.at, before)))
      .orderBy(desc(log.at))
      .limit(limit);
    return rows.map(({ at }) => at);
  };
  const all = [
    ...(await momentsOf(history, inHistory(filter))),
    ...(await momentsOf(orderLog, inOrders(filter))),
  ].map((at) => at.getTime());
  return [...new Set(all)]
    .toSorted((a, b) => b - a)
    .slice(0, limit)
    .map((time) => new Date(time));
}

/** The changes of some moments, those alike in groups; the order is open. */
export async function findChangeGroups(
  queries: Queries,
  filter: AuditFilter,
  moments: readonly Date[],
): Promise<ChangeGroup[]> {
  const condition = inHistory(filter);
  if (condition === null || moments.length === 0) return [];
  const { entity, action, by, at, bulkChangeId } = history;
  return queries
    .select({
      entity,
      action,
      by,
      at,
      bulkChangeId,
      first: sql<number>`min(${history.id})::integer`,
      count: count(),
    })
    .from(history)
    .where(and(condition, inArray(at, [...moments])))
    .groupBy(entity, action, by, at, bulkChangeId);
}

const named = (queries: Queries) =>
  queries
    .select({
      ...getTableColumns(history),
      name: sql<
        string | null
      >`coalesce(${products.name}, ${categories.name}, ${subCategories.name}, ${attributes.name}, ${brands.name},
        ${searchSynonyms.words}, ${admins.email}, ${suppliers.name})`,
      nameAr: sql<
        string | null
      >`coalesce(${products.name_ar}, ${categories.nameAr}, ${subCategories.nameAr}, ${attributes.nameAr})`,
    })
    .from(history)
    .leftJoin(products, and(eq(history.entity, "product"), eq(products.id, history.entityId)))
    .leftJoin(categories, and(eq(history.entity, "category"), eq(categories.id, history.entityId)))
    .leftJoin(subCategories, and(eq(history.entity, "sub_category"), eq(subCategories.id, history.entityId)))
    .leftJoin(attributes, and(eq(history.entity, "attribute"), eq(attributes.id, history.entityId)))
    .leftJoin(brands, and(eq(history.entity, "brand"), eq(brands.id, history.entityId)))
    .leftJoin(
      searchSynonyms,
      and(eq(history.entity, "synonym_group"), eq(searchSynonyms.id, history.entityId)),
    )
    .leftJoin(suppliers, and(eq(history.entity, "supplier"), eq(suppliers.id, history.entityId)))
    .leftJoin(admins, and(eq(history.entity, "account"), eq(admins.id, history.entityId)));

/** Changes by their ids. */
export const findChanges = async (queries: Queries, ids: readonly number[]): Promise<NamedChange[]> =>
  ids.length === 0 ? [] : named(queries).where(inArray(history.id, [...ids]));

/** The changes of a group after an id, in the order in which they were stored; none where there is no such group. */
export async function findChangesOfGroup(
  queries: Queries,
  group: number,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<NamedChange[]> {
  const [first] = await queries.select().from(history).where(eq(history.id, group));
  if (!first) return [];
  return named(queries)
    .where(
      and(
        eq(history.at, first.at),
        eq(history.by, first.by),
        eq(history.entity, first.entity),
        eq(history.action, first.action),
        gt(history.id, after),
      ),
    )
    .orderBy(asc(history.id))
    .limit(limit);
}

const ordersChanged = (queries: Queries) =>
  queries
    .select({ ...getTableColumns(orderLog), number: orders.number, request: orders.request })
    .from(orderLog)
    .innerJoin(orders, eq(orders.id, orderLog.orderId));

/** The changes of orders of some moments. */
export async function findChangesOfOrders(
  queries: Queries,
  filter: AuditFilter,
  moments: readonly Date[],
): Promise<ChangeOfOrder[]> {
  const condition = inOrders(filter);
  if (condition === null || moments.length === 0) return [];
  return ordersChanged(queries).where(and(condition, inArray(orderLog.at, [...moments])));
}

/** A place in a log that is read from its oldest entry on. */
export interface LogPlace {
  readonly at: Date;
  readonly id: number;
}

const isAfter = (log: Log, after: LogPlace | undefined): SQL | undefined =>
  after && or(gt(log.at, after.at), and(eq(log.at, after.at), gt(log.id, after.id)));

/** The next changes that a filter finds, the oldest first. */
export async function findChangesAfter(
  queries: Queries,
  filter: AuditFilter,
  { after, limit }: { readonly after: LogPlace | undefined; readonly limit: number },
): Promise<NamedChange[]> {
  const condition = inHistory(filter);
  if (condition === null) return [];
  return named(queries)
    .where(and(condition, isAfter(history, after)))
    .orderBy(asc(history.at), asc(history.id))
    .limit(limit);
}

/** The same for changes of orders. */
export async function findChangesOfOrdersAfter(
  queries: Queries,
  filter: AuditFilter,
  { after, limit }: { readonly after: LogPlace | undefined; readonly limit: number },
): Promise<ChangeOfOrder[]> {
  const condition = inOrders(filter);
  if (condition === null) return [];
  return ordersChanged(queries)
    .where(and(condition, isAfter(orderLog, after)))
    .orderBy(asc(orderLog.at), asc(orderLog.id))
    .limit(limit);
}

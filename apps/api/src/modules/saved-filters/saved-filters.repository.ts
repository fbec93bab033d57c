import type { NewSavedFilter, SavedFilter } from "@shop/contract/saved-filters/saved-filter.ts";
import { and, asc, eq, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { savedFilters } from "./saved-filters.table.ts";

const { id, list, name, query } = savedFilters;
const fields = { id, list, name, query };
const lowerName = sql`lower(${name})`;

/** The filters of an administrator by name. */
export const findSavedFilters = (queries: Queries, adminId: number): Promise<SavedFilter[]> =>
  queries
    .select(fields)
    .from(savedFilters)
    .where(eq(savedFilters.adminId, adminId))
    .orderBy(asc(lowerName), asc(id));

/** Gives the administrator's filter of the same list and name the new query; undefined where there is none. */
export async function replaceSavedFilter(
  queries: Queries,
  adminId: number,
  filter: NewSavedFilter,
): Promise<SavedFilter | undefined> {
  const [replaced] = await queries
    .update(savedFilters)
    .set({ name: filter.name, query: filter.query })
    .where(
      and(
        eq(savedFilters.adminId, adminId),
        eq(list, filter.list),
        sql`${lowerName} = lower(${filter.name})`,
      ),
    )
    .returning(fields);
  return replaced;
}

/** The number of filters of a list that an administrator has saved. */
export const countSavedFilters = (
  queries: Queries,
  adminId: number,
  of: SavedFilter["list"],
): Promise<number> => queries.$count(savedFilters, and(eq(savedFilters.adminId, adminId), eq(list, of)));

/** Adds a filter of an administrator. */
export async function insertSavedFilter(
  queries: Queries,
  adminId: number,
  filter: NewSavedFilter,
): Promise<SavedFilter> {
  const [added] = await queries
    .insert(savedFilters)
    .values({ ...filter, adminId })
    .returning(fields);
  if (!added) throw new Error("The insert returned no row");
  return added;
}

/** Deletes a filter of an administrator; false where they have none with this id. */
export async function deleteSavedFilterOf(
  queries: Queries,
  adminId: number,
  filterId: number,
): Promise<boolean> {
  const deleted = await queries
    .delete(savedFilters)
    .where(and(eq(savedFilters.adminId, adminId), eq(id, filterId)))
    .returning({ id });
  return deleted.length > 0;
}

import { ApiError } from "@shop/contract/api-error.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import type { NewSavedFilter, SavedFilter } from "@shop/contract/saved-filters/saved-filter.ts";
import { MAX_SAVED_FILTERS } from "@shop/domain/constants.ts";

import type { Queries } from "../../database/database.ts";
import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { lockAdmin } from "../admins/admins.repository.ts";
import { adminOf } from "../admins/require-admin.ts";
import {
  countSavedFilters,
  deleteSavedFilterOf,
  findSavedFilters,
  insertSavedFilter,
  replaceSavedFilter,
} from "./saved-filters.repository.ts";

/** Saves a filter, or replaces the one of its list and name; throws invalid where the list has no room for another. */
const save = (queries: Queries, adminId: number, filter: NewSavedFilter): Promise<SavedFilter> =>
  queries.transaction(async (transaction) => {
    // Two requests at once could otherwise both add the last one, or the same name.
    await lockAdmin(transaction, adminId);
    const replaced = await replaceSavedFilter(transaction, adminId, filter);
    if (replaced) return replaced;
    if ((await countSavedFilters(transaction, adminId, filter.list)) >= MAX_SAVED_FILTERS) {
      throw new ApiError("invalid", { errors: { name: "limit_reached" } });
    }
    return insertSavedFilter(transaction, adminId, filter);
  });

/** What {@link serveSavedFilters} needs. */
interface SavedFilterNeeds {
  readonly queries: Queries;
}

/** Serves the filters that administrators save for themselves. */
export function serveSavedFilters(routes: EndpointRoutes, { queries }: SavedFilterNeeds): void {
  routes.serve(endpoints.listSavedFilters, async ({ context }) => ({
    data: await findSavedFilters(queries, adminOf(context).id),
  }));
  routes.serve(endpoints.saveFilter, async ({ body, context }) => ({
    status: true,
    filter: await save(queries, adminOf(context).id, body),
  }));
  routes.serve(endpoints.deleteSavedFilter, async ({ params, context }) => {
    if (!(await deleteSavedFilterOf(queries, adminOf(context).id, params.id))) {
      throw new ApiError("not_found");
    }
    return { status: true };
  });
}

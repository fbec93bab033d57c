import type { SavedFilter } from "@shop/contract/saved-filters/saved-filter.ts";
import { mutationOptions, queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import type { RequestBody } from "../../call.ts";
import { adminKeys } from "../admins/session.ts";

/** Query and mutation keys of the signed-in administrator's saved filters. */
const savedFilterKeys = {
  all: [...adminKeys.all, "saved-filters"],
  list: () => [...savedFilterKeys.all, "list"],
  save: () => [...savedFilterKeys.all, "save"],
  delete: () => [...savedFilterKeys.all, "delete"],
} as const;

/** The saved filters of all lists by name. */
export const savedFiltersQuery = (api: Api) =>
  queryOptions({
    queryKey: savedFilterKeys.list(),
    queryFn: async ({ signal }) => (await api.call("listSavedFilters", { signal })).data,
  });

/** Saves a filter; one of the same list and name is replaced. */
export const saveFilterMutation = (api: Api) =>
  mutationOptions({
    mutationKey: savedFilterKeys.save(),
    mutationFn: (body: RequestBody<"saveFilter">) => api.call("saveFilter", { body }),
    onSuccess: (_answer, _body, _result, { client }) =>
      client.invalidateQueries({ queryKey: savedFilterKeys.list() }),
  });

/** Deletes a saved filter. */
export const deleteSavedFilterMutation = (api: Api) =>
  mutationOptions({
    mutationKey: savedFilterKeys.delete(),
    mutationFn: ({ id }: SavedFilter) => api.call("deleteSavedFilter", { params: { id } }),
    onSettled: (_answer, _error, _filter, _result, { client }) =>
      client.invalidateQueries({ queryKey: savedFilterKeys.list() }),
  });

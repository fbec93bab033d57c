import type { AdminBrand, BrandUpdate } from "@shop/contract/brands/admin-brand.ts";
import { brandSorts } from "@shop/domain/catalogue/sorting.ts";
import { queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import { rowsQueryOf } from "../../table-query.ts";
import { invalidateCatalogue } from "../invalidate.ts";
import { listQueries } from "../lists/list-queries.ts";

/** The brands; a change outdates what shows the catalogue. */
export const brandQueries = listQueries<AdminBrand, BrandUpdate>(
  "brands",
  (api) => ({
    page: (query, signal) => api.call("listAdminBrands", { query: rowsQueryOf(query, brandSorts), signal }),
    all: (signal) => api.call("listAdminBrands", { signal }),
    save: (id, { version, remove_logo, ...entry }) => {
      // A form body has no null: an empty text empties the field.
      const body = { ...entry, website: entry.website ?? "", description_ar: entry.description_ar ?? "" };
      return id === null
        ? api.call("createBrand", { body })
        : api.call("updateBrand", { params: { id }, body: { ...body, version, remove_logo } });
    },
    remove: (id) => api.call("deleteBrand", { params: { id } }),
    restore: (id) => api.call("restoreBrand", { params: { id } }),
  }),
  invalidateCatalogue,
);

/** The brands that products name and that have no entry. */
export const namedBrandsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...brandQueries.key, "named"],
    queryFn: async ({ signal }) => (await api.call("listNamedBrands", { signal })).data,
  });

import { adminBrandSchema } from "@shop/contract/brands/admin-brand.ts";
import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { type ListModelInput, useListModel } from "../lists/use-list-model.ts";
import { brandQueries, namedBrandsQuery } from "./queries.ts";
import type { AdminBrandsView } from "./view.ts";

const list = { queries: brandQueries, entity: "brand", schema: adminBrandSchema } as const;

/** The model of the list of brands with its dialogs. */
export function useAdminBrandsModel(input: ListModelInput): AdminBrandsView {
  const named = useQuery(namedBrandsQuery(useApi()));
  return { ...useListModel(list, input), named: named.data ?? [] };
}

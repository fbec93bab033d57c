import type { Facets } from "@shop/contract/facets/endpoints.ts";
import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { toRemote } from "../../remote.ts";
import type { Remote } from "../../view.ts";
import { type FacetList, facetsQuery } from "./queries.ts";

/** What a list offers to filter by; `enabled` false keeps it from being fetched. */
export const useFacetsModel = (list: FacetList, enabled = true): Remote<Facets> =>
  toRemote(useQuery({ ...facetsQuery(useApi(), list), enabled }));

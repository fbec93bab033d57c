import type { FoundParts } from "@shop/contract/parts-lists/endpoints.ts";
import type { PartsListRequest } from "@shop/contract/parts-lists/parts-list.ts";
import { mutationOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";

/** Finds the products of a parts list; a mutation, because it is asked for by a button and each answer replaces the last. */
export const findPartsMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ["parts-lists", "find"],
    mutationFn: (body: PartsListRequest): Promise<FoundParts> => api.call("findParts", { body }),
  });

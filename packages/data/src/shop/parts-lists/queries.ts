import type { FoundParts, OpenedPartsList } from "@shop/contract/parts-lists/endpoints.ts";
import type { PartsListRequest } from "@shop/contract/parts-lists/parts-list.ts";
import { mutationOptions, queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import { nullIfUnknown } from "../../unknown-token.ts";

/** Query and mutation keys of parts lists. */
const partsListKeys = {
  all: ["parts-lists"],
  detail: (token: string) => [...partsListKeys.all, "detail", token],
  find: () => [...partsListKeys.all, "find"],
  save: () => [...partsListKeys.all, "save"],
} as const;

/** Finds the products of a parts list; a mutation, because it is asked for by a button and each answer replaces the last. */
export const findPartsMutation = (api: Api) =>
  mutationOptions({
    mutationKey: partsListKeys.find(),
    mutationFn: (body: PartsListRequest): Promise<FoundParts> => api.call("findParts", { body }),
  });

/** Keeps a parts list under a link; resolves to its token. */
export const savePartsListMutation = (api: Api) =>
  mutationOptions({
    mutationKey: partsListKeys.save(),
    mutationFn: async (body: PartsListRequest): Promise<string> =>
      (await api.call("savePartsList", { body })).token,
  });

/** A kept parts list by its token, with what is found for it; null where the API knows no such token. */
export const savedPartsListQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: partsListKeys.detail(token),
    queryFn: ({ signal }): Promise<OpenedPartsList | null> =>
      nullIfUnknown(api.call("readPartsList", { params: { token }, signal })),
    // Each reading searches for a hundred parts.
    staleTime: Infinity,
  });

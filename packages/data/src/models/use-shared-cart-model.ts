import type { SharedCart } from "@shop/contract/entities/shared-cart.ts";
import type { Remote } from "@shop/contract/state.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";

import { useApi } from "../api-context.tsx";
import { ApiError } from "../api-error.ts";
import type { Api } from "../api.ts";
import { toRemote } from "../remote.ts";

/** What the page of a shared cart is fed. */
export interface SharedCartModel {
  /** Null where there is no such cart, or no longer. */
  readonly cart: Remote<SharedCart | null>;
}

/** A shared cart by its token; null where the shop refuses to know it. */
export const sharedCart = (api: Api, token: string) =>
  queryOptions({
    queryKey: ["shared-cart", token],
    queryFn: async ({ signal }): Promise<SharedCart | null> => {
      try {
        return await api.call("readSharedCart", { params: { token }, signal });
      } catch (error) {
        if (error instanceof ApiError && (error.code === "not_found" || error.code === "bad_id")) return null;
        throw error;
      }
    },
  });

/** Feeds the page of the shared cart with a token. */
export const useSharedCartModel = ({ token }: { readonly token: string }): SharedCartModel => ({
  cart: toRemote(useQuery(sharedCart(useApi(), token))),
});

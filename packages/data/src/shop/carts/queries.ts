import type { SharedCart } from "@shop/contract/carts/shared-cart.ts";
import type { Cart } from "@shop/domain/cart/cart.ts";
import { mutationOptions, queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import { nullIfUnknown } from "../../unknown-token.ts";

/** Query and mutation keys of shared carts. */
const sharedCartKeys = {
  all: ["shared-carts"],
  detail: (token: string) => [...sharedCartKeys.all, "detail", token],
  create: () => [...sharedCartKeys.all, "create"],
} as const;

/** A shared cart by its token; null where the API knows no such token. */
export const sharedCartQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: sharedCartKeys.detail(token),
    queryFn: ({ signal }): Promise<SharedCart | null> =>
      nullIfUnknown(api.call("readSharedCart", { params: { token }, signal })),
  });

/** Stores a cart that others can open; resolves to its token. */
export const createSharedCartMutation = (api: Api) =>
  mutationOptions({
    mutationKey: sharedCartKeys.create(),
    mutationFn: async (cart: Cart): Promise<string> => {
      const lines = cart.map(({ id, qty }) => ({ id, qty }));
      return (await api.call("createSharedCart", { body: { lines } })).token;
    },
  });

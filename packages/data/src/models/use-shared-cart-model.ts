import type { SharedCartView } from "@shop/view-types/cart.ts";
import { useQuery } from "@tanstack/react-query";

import { useApi } from "../api-context.tsx";
import { toRemote } from "../remote.ts";
import { sharedCartQuery } from "../shared-carts.ts";

/** The model of the screen of the shared cart with a token. */
export const useSharedCartModel = ({ token }: { readonly token: string }): SharedCartView => ({
  cart: toRemote(useQuery(sharedCartQuery(useApi(), token))),
});

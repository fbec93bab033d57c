import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { toRemote } from "../../remote.ts";
import { sharedCartQuery } from "./queries.ts";
import type { SharedCartView } from "./view.ts";

/** The model of the screen of the shared cart with a token. */
export const useSharedCartModel = ({ token }: { readonly token: string }): SharedCartView => ({
  cart: toRemote(useQuery(sharedCartQuery(useApi(), token))),
});

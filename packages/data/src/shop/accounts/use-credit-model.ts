import { queryOptions, useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import type { Api } from "../../api.ts";
import { toRemote } from "../../remote.ts";
import { accountKeys } from "./queries.ts";
import type { CreditView } from "./view.ts";

/** What the shop owes the shopper with a bearer token. */
const creditQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: [...accountKeys.of(token), "credit"],
    queryFn: ({ signal }) => api.call("readCredit", { token, signal }),
  });

/** The model of what the shop owes an account. */
export const useCreditModel = ({ token }: { readonly token: string }): CreditView => ({
  credit: toRemote(useQuery(creditQuery(useApi(), token))),
});

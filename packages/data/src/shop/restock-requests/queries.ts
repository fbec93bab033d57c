import type { RestockRequest } from "@shop/contract/restock-requests/endpoints.ts";
import { mutationOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";

/** Mutation keys of requests for a mail when a product is back. */
const restockKeys = {
  all: ["restock-requests"],
  ask: () => [...restockKeys.all, "ask"],
  end: () => [...restockKeys.all, "end"],
} as const;

/** Asks for a mail when a product is back; the answer's status is false where the shop sends none. */
export const requestRestockMutation = (api: Api) =>
  mutationOptions({
    mutationKey: restockKeys.ask(),
    mutationFn: ({ productId, ...body }: RestockRequest & { readonly productId: number }) =>
      api.call("requestRestockMail", { params: { id: productId }, body }),
  });

/** Ends these mails by the token of a mail's link. */
export const endRestockMutation = (api: Api) =>
  mutationOptions({
    mutationKey: restockKeys.end(),
    mutationFn: (token: string) => api.call("endRestockMails", { params: { token } }),
  });

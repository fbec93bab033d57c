import type { Purchase } from "@shop/contract/purchases/purchase.ts";
import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { toRemote, toSubmission } from "../../remote.ts";
import { errorCodeOrMessage } from "../../request-error.ts";
import { useIdempotencyKeys } from "../../use-idempotency-keys.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { supplierQueries } from "../suppliers/queries.ts";
import { makePurchaseMutation, purchasesQuery } from "./queries.ts";
import type { PurchasesQuery, PurchasesView } from "./view.ts";

/** The model of the list of purchase orders; `onMade` is called with a new one. */
export function usePurchasesModel(query: PurchasesQuery, onMade: (order: Purchase) => void): PurchasesView {
  const api = useApi();
  const keys = useIdempotencyKeys();
  const suppliers = useQuery(supplierQueries.all(api));
  const make = useSingleMutation(makePurchaseMutation(api), {
    onSuccess: ({ order }, { body }) => {
      keys.forget(body);
      onMade(order);
    },
  });
  return {
    purchases: toRemote(useQuery(purchasesQuery(api, query))),
    suppliers: suppliers.data ?? [],
    making: toSubmission(make, errorCodeOrMessage),
    onMake: (supplier_id) => {
      const body = { supplier_id };
      make.submit({ body, idempotencyKey: keys.keyOf(body) });
    },
  };
}

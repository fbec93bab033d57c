import type { Purchase } from "@shop/contract/purchases/purchase.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { useApi } from "../../api-context.tsx";
import { toRemote, toSubmission } from "../../remote.ts";
import { errorCodeOrMessage } from "../../request-error.ts";
import { useIdempotencyKeys } from "../../use-idempotency-keys.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { supplierQueries } from "../suppliers/queries.ts";
import { makePurchaseMutation, reorderQuery } from "./queries.ts";
import type { ReorderQuery, ReorderView } from "./view.ts";

/** The model of what is to be ordered; `onMade` is called with a new purchase order. */
export function useReorderModel(query: ReorderQuery, onMade: (order: Purchase) => void): ReorderView {
  const api = useApi();
  const keys = useIdempotencyKeys();
  const [quantities, setQuantities] = useState<ReadonlyMap<number, number>>(new Map());
  const suppliers = useQuery(supplierQueries.all(api));
  const make = useSingleMutation(makePurchaseMutation(api), {
    onSuccess: ({ order }, { body }) => {
      keys.forget(body);
      onMade(order);
    },
  });
  return {
    reorder: toRemote(useQuery(reorderQuery(api, query))),
    suppliers: suppliers.data ?? [],
    quantities,
    onQuantity: (productId, qty) => setQuantities((before) => new Map(before).set(productId, qty)),
    making: toSubmission(make, errorCodeOrMessage),
    onMake: (supplier_id) => {
      const { days, weeks } = query;
      const lines = [...quantities].map(([product_id, qty]) => ({ product_id, qty }));
      const body = { supplier_id, proposal: { days, weeks }, lines };
      make.submit({ body, idempotencyKey: keys.keyOf(body) });
    },
  };
}

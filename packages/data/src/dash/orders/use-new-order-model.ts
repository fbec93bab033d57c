import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import { readCode, unitsOfCode } from "@shop/domain/catalogue/codes.ts";
import { TABLE_SEARCH_DEBOUNCE_MS } from "@shop/domain/constants.ts";
import { ANY_PRICE } from "@shop/domain/orders/lines/price-limit.ts";
import { foldOrderedPart } from "@shop/domain/orders/list/order-search.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { useApi } from "../../api-context.tsx";
import type { RequestBody } from "../../call.ts";
import { fieldErrorsOf, toSubmission } from "../../remote.ts";
import { errorCodeOrMessage, isConnectionError, noRefusedLines, RequestError } from "../../request-error.ts";
import { deliveryQuery, paymentsQuery } from "../../shop/settings/queries.ts";
import { useDebouncedText } from "../../use-debounced-text.ts";
import { useIdempotencyKeys } from "../../use-idempotency-keys.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { useMayDo } from "../admins/use-may-do.ts";
import { orderableProducts } from "../products/orderable-product.ts";
import { foundProductsQuery } from "../products/queries.ts";
import { useProductSearch } from "../products/use-product-search.ts";
import type { NewOrderEntry, NewOrderView } from "./new-order-view.ts";
import { discountLimitQuery, knownBuyersQuery, SALE_TIMEOUT_MS, takeOrderMutation } from "./queries.ts";
import { readOrderList } from "./read-order-list.ts";

/** Milliseconds after which a scanned code is taken as not looked up. */
const SCAN_TIMEOUT_MS = 8000;

const noBuyers: NewOrderView["knownBuyers"] = [];

/** An order whose request got no answer. */
export interface UnsentOrder {
  readonly body: RequestBody<"takeOrder">;
  /** The key that the server would know it by, should it have arrived all the same. */
  readonly idempotencyKey: string;
}

/**
 * The model of the page on which an administrator takes an order; `onTaken` is called with the stored order, `onUnsent` with one that got no
 * answer.
 */
export function useNewOrderModel(
  onTaken: (order: AdminOrder) => void,
  onUnsent?: (order: UnsentOrder) => void,
): NewOrderView {
  const api = useApi();
  const client = useQueryClient();
  const [buyer, onBuyerQuery] = useState("");
  const debounced = useDebouncedText(buyer, TABLE_SEARCH_DEBOUNCE_MS);
  const mayLookUp = useMayDo("customers");
  const mayPrice = useMayDo("prices");
  const { data: limit = 0 } = useQuery(discountLimitQuery(api, !mayPrice));
  const keys = useIdempotencyKeys();
  const taking = useSingleMutation(takeOrderMutation(api, onUnsent && SALE_TIMEOUT_MS), {
    onSuccess: ({ order }, { body }) => {
      keys.forget(body);
      onTaken(order);
    },
    onError: (failure, { body, idempotencyKey }) => {
      if (isConnectionError(failure)) onUnsent?.({ body, idempotencyKey });
    },
  });
  const { error } = taking;
  return {
    productSearch: useProductSearch(),
    onLookUp: async (code) => {
      const { text, productId } = readCode(code);
      // Who scans scans again, rather than wait for what is tried again in silence.
      const query = foundProductsQuery(api, text, SCAN_TIMEOUT_MS);
      const found = await client.fetchQuery({ ...query, retry: false });
      const part = foldOrderedPart(text);
      const units = new Map(
        found.data.flatMap((one) => {
          const isNamed =
            one.id === productId || (part !== "" && foldOrderedPart(one.part_number ?? "") === part);
          const qty = unitsOfCode(one, code) ?? (isNamed ? 1 : null);
          return qty === null ? [] : [[one.id, qty] as const];
        }),
      );
      return orderableProducts(found.data).flatMap((product) => {
        const qty = units.get(product.id);
        return qty === undefined ? [] : [{ product, qty }];
      });
    },
    onReadList: (text) => readOrderList(api, client, text),
    knownBuyers: useQuery(knownBuyersQuery(api, debounced, mayLookUp)).data ?? noBuyers,
    onBuyerQuery,
    discountLimit: mayPrice ? ANY_PRICE : limit,
    rates: useQuery(deliveryQuery(api)).data ?? null,
    offers: useQuery(paymentsQuery(api)).data ?? null,
    refused: error instanceof RequestError ? error.lines : noRefusedLines,
    errors: fieldErrorsOf(error),
    submission: toSubmission(taking, errorCodeOrMessage),
    onSubmit: (entry: NewOrderEntry) => {
      const body = { ...entry, lines: [...entry.lines] };
      taking.submit({ body, idempotencyKey: keys.keyOf(body) });
    },
  };
}

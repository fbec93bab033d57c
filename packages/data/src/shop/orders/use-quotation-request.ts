import type { Cart } from "@shop/domain/cart/cart.ts";
import type { OrderDelivery } from "@shop/domain/delivery/delivery.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import { mutationOptions } from "@tanstack/react-query";
import { useMemo } from "react";

import { useApi } from "../../api-context.tsx";
import type { Api } from "../../api.ts";
import type { RequestBody } from "../../call.ts";
import { errorsWithin, fieldErrorsOf, toSubmission } from "../../remote.ts";
import { errorCodeOrMessage } from "../../request-error.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { orderKeys } from "./order-keys.ts";
import type { QuotationRequestView } from "./view.ts";

const requestQuotationMutation = (api: Api, token: string | null | undefined) =>
  mutationOptions({
    mutationKey: orderKeys.quote(),
    mutationFn: (body: RequestBody<"requestQuotation">) => api.call("requestQuotation", { body, token }),
    onSuccess: (_made, _body, _result, { client }) => client.invalidateQueries({ queryKey: orderKeys.all }),
  });

/** The input of {@link useQuotationRequest}. */
export interface QuotationRequestInput {
  /** The lines to quote. */
  readonly cart: Cart;
  /** Where they go and what that costs, as the page shows it; null where nothing is shown. */
  readonly delivery: OrderDelivery | null;
  readonly locale: Locale;
  /** The bearer token of a signed-in shopper. */
  readonly token?: string | null | undefined;
  /** Called with the token of the page of the quotation, and its buyer. */
  readonly onMade: (token: string, buyer: RequestBody<"requestQuotation">["buyer"]) => void;
}

/** The model of the dialog that makes a quotation. */
export function useQuotationRequest({
  cart,
  delivery,
  locale,
  token,
  onMade,
}: QuotationRequestInput): QuotationRequestView {
  const request = useSingleMutation(requestQuotationMutation(useApi(), token), {
    onSuccess: ({ order_token: page }, { buyer }) => onMade(page, buyer),
  });
  const all = fieldErrorsOf(request.error);
  const errors = useMemo(() => errorsWithin(all, "buyer"), [all]);
  return {
    errors,
    submission: toSubmission(request, errorCodeOrMessage),
    cart,
    onSubmit: (buyer) =>
      request.submit({
        cart: cart.map(({ tieredPrice: _stored, ...line }) => line),
        buyer,
        locale,
        ...(delivery && { delivery: { branch: null, ...delivery } }),
      }),
  };
}

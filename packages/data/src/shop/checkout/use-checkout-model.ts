import type { CheckoutInfo } from "@shop/contract/orders/checkout-info.ts";
import { type CheckedLine, type LineChange, refusedChanges } from "@shop/domain/cart/cart-check.ts";
import type { CartLine } from "@shop/domain/cart/cart-line.ts";
import type { Cart } from "@shop/domain/cart/cart.ts";
import { type OrderDelivery, deliveryOf } from "@shop/domain/delivery/delivery.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import type { NoticeName, Notify } from "@shop/domain/notices.ts";
import { chosenPayBy } from "@shop/domain/payments/payment-offers.ts";
import { useMemo, useState } from "react";

import { useApi } from "../../api-context.tsx";
import {
  createMemoryKeyStore,
  ensureIdempotencyKey,
  type IdempotencyKeyStore,
} from "../../idempotency-key.ts";
import { errorsWithin, noFieldErrors, toSubmission } from "../../remote.ts";
import { RequestError, errorCodeOrMessage } from "../../request-error.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import type { FieldErrors } from "../../view.ts";
import { acceptLines, type CartModelInput, useCartModel } from "../carts/use-cart-model.ts";
import type { DeliveryRefusal, DeliveryView } from "../delivery/view.ts";
import { type OrderPlacement, type OrderOutcome, placeOrderMutation } from "../orders/queries.ts";
import type { PaymentRefusal, PaymentView } from "../payments/view.ts";
import type { CheckoutView } from "./view.ts";

/** The input of {@link useCheckoutModel}. */
export interface CheckoutModelInput extends CartModelInput {
  /** The bearer token of a signed-in shopper. */
  readonly token?: string | null | undefined;
  /** The choice of where the order goes. */
  readonly delivery?: DeliveryView | undefined;
  /** The choice of how the order is paid. */
  readonly payment?: PaymentView | undefined;
  /** The language in which the shop writes to the buyer. */
  readonly locale?: Locale | undefined;
  /** Stores the idempotency key of the order; in memory by default. */
  readonly keyStore?: IdempotencyKeyStore | undefined;
  readonly onNotice: Notify;
  /** Called after the order was placed: the caller empties the cart and leaves the page. */
  readonly onOrdered: (placed: OrderOutcome, info: CheckoutInfo) => void;
}

/** Why the API rejected an order, by what the buyer can do about it. */
interface Rejection {
  /** Number of the order that an earlier request of the same attempt had placed with other content; '' where the phone was another. */
  readonly earlier: string | null;
  /** Lines whose price or stock changed, by product id. */
  readonly changes: ReadonlyMap<number, LineChange>;
  /** The cost of delivery by now; null where that was not the reason. */
  readonly delivery: DeliveryRefusal | null;
  /** The fee of the payment by now; null where that was not the reason. */
  readonly payment: PaymentRefusal | null;
  /** Errors of the billing form by field. */
  readonly errors: FieldErrors;
  /** True where nothing of the above applies: the order as a whole failed. */
  readonly failed: boolean;
}

const noChanges: ReadonlyMap<number, LineChange> = new Map();
const noRejection: Rejection = {
  earlier: null,
  changes: noChanges,
  delivery: null,
  payment: null,
  errors: noFieldErrors,
  failed: false,
};

function rejectionOf(
  error: unknown,
  { cart, delivery, payBy }: Pick<OrderPlacement, "cart" | "delivery" | "payBy">,
): Rejection {
  if (!(error instanceof RequestError)) return { ...noRejection, failed: true };
  if (error.code === "idempotency_mismatch")
    return { ...noRejection, earlier: error.errors["order_number"] ?? "" };
  const changes = refusedChanges(cart, error.lines);
  if (changes.size > 0) return { ...noRejection, changes };
  if (error.code === "delivery_changed" && delivery) {
    const { cost: before, ...to } = delivery;
    return { ...noRejection, delivery: { to, before, now: error.errors["delivery.cost"] ?? null } };
  }
  if (error.code === "payment_changed" && payBy) {
    const { option, fee: before } = payBy;
    return { ...noRejection, payment: { option, before, now: error.errors["pay_by.fee"] ?? null } };
  }
  const errors = errorsWithin(error.errors, "info");
  if (Object.keys(errors).length > 0) return { ...noRejection, errors };
  return { ...noRejection, failed: true };
}

/** The delivery of an order of a cart, as the page states it. */
function orderedDelivery(cart: Cart, choice: DeliveryView | undefined): OrderDelivery | undefined {
  const quote = deliveryOf(choice, cart);
  return quote ? { to: quote.to, branch: quote.branch, cost: quote.cost } : undefined;
}

/** The notice of a failed order; its rate limit has none. */
const failureNotice = (error: unknown): NoticeName | null => {
  const code = error instanceof RequestError ? error.code : null;
  if (code === "too_many_requests") return null;
  return code === "empty_cart" ? "cartIsEmpty" : "orderFailed";
};

/** The notice of an invalid billing form: a missing email comes first, then a malformed one, then the phone. */
const invalidNotice = ({ email, phone }: FieldErrors): NoticeName | null => {
  if (email === "required") return "emailAndPhoneRequired";
  if (email) return "badEmail";
  return phone ? "badPhone" : null;
};

/** The model of the checkout: places the cart's order once per idempotency key. The cart stays on every failure. */
export function useCheckoutModel({
  cart,
  onChange,
  token,
  delivery,
  payment,
  locale,
  keyStore,
  onNotice,
  onOrdered,
}: CheckoutModelInput): CheckoutView {
  const { lines: cartLines } = useCartModel({ cart, onChange });
  const [memory] = useState(createMemoryKeyStore);
  const keys = keyStore ?? memory;

  const order = useSingleMutation(placeOrderMutation(useApi()), {
    onSuccess: (placed, { info }) => {
      keys.write(null);
      onNotice("orderSent", { number: placed.number });
      onOrdered(placed, info);
    },
    onError: (error, placement) => {
      // What is ordered from now on is another order.
      if (error instanceof RequestError && error.code === "idempotency_mismatch") keys.write(null);
      const notice = rejectionOf(error, placement).failed ? failureNotice(error) : null;
      if (notice) onNotice(notice);
    },
  });
  const { error, variables } = order;
  const rejection = useMemo(() => (error ? rejectionOf(error, variables) : noRejection), [error, variables]);

  /** The change of a line that was sent as it is; once the buyer accepted it, the line is another. */
  const refusedChange = (line: CartLine): LineChange | undefined => {
    const sent = variables?.cart.find(({ id }) => id === line.id);
    const isSame = sent?.price === line.price && sent.qty === line.qty;
    return isSame ? rejection.changes.get(line.id) : undefined;
  };
  const lines =
    cartLines?.map(({ line, product, change }): CheckedLine => ({
      line,
      product,
      change: refusedChange(line) ?? change,
    })) ?? null;

  return {
    lines,
    delivery,
    payment,
    refusals: rejection,
    errors: rejection.errors,
    submission: toSubmission(
      { isPending: order.isPending, error: rejection.failed ? error : null },
      errorCodeOrMessage,
    ),
    earlier: rejection.earlier,
    refused: cart?.some((line) => refusedChange(line) !== undefined) ?? false,
    onSubmit: (info) => {
      if (!cart) return;
      const ordered = orderedDelivery(cart, delivery);
      if (cart.length === 0) onNotice("cartIsEmpty");
      else
        order.submit({
          cart,
          info,
          delivery: ordered,
          payBy: chosenPayBy(payment, ordered?.to ?? null) ?? undefined,
          locale,
          token,
          idempotencyKey: ensureIdempotencyKey(keys),
        });
    },
    onInvalid: (errors) => {
      const notice = invalidNotice(errors);
      if (notice) onNotice(notice);
    },
    onAccept: (ids) => onChange((now) => acceptLines(now, lines ?? [], ids)),
  };
}

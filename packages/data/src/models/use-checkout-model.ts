import { type CheckedLine, type LineChange, refusedLines } from "@shop/contract/cart-check.ts";
import type { Cart } from "@shop/contract/cart.ts";
import type { CheckoutErrors } from "@shop/contract/checkout-check.ts";
import { NO_ANSWER } from "@shop/contract/codes.ts";
import type { CheckoutInfo } from "@shop/contract/entities/order.ts";
import type { Locale } from "@shop/contract/locale.ts";
import type { Notify } from "@shop/contract/notices.ts";
import type { Submission } from "@shop/contract/state.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { useApi } from "../api-context.tsx";
import { ApiError, errorCodeOrText } from "../api-error.ts";
import { type AttemptMemory, briefAttemptMemory, currentAttempt } from "../attempt.ts";
import { productCard } from "../product-card.ts";
import { type Outcome, useSubmission } from "../use-submission.ts";
import { acceptLines, type CartModelInput, useCartModel } from "./use-cart-model.ts";

/** What the checkout feeds on. */
export interface CheckoutModelInput extends CartModelInput {
  /** The bearer token of a signed-in shopper. */
  readonly token?: string | null | undefined;
  /** The language in which the shop writes to the buyer. */
  readonly locale?: Locale | undefined;
  /** Where the attempt's name outlives the page; without one it lives as long as the page. */
  readonly attempt?: AttemptMemory | undefined;
  readonly onNotice: Notify;
  /** The order was taken: the caller empties the cart and leaves the page. */
  readonly onOrdered: (orderNumber: string) => void;
}

/** What the checkout page is fed. */
export interface CheckoutModel {
  /** Null until the browser has read its cart. */
  readonly lines: readonly CheckedLine[] | null;
  /** Why fields are refused; a new object after each check. */
  readonly errors: CheckoutErrors;
  readonly submission: Submission;
  /** The shop refused the order because lines changed; they say how. */
  readonly refused: boolean;
  /** The number of an order that came through although no answer did, while what is entered now is another one; else null. */
  readonly earlier: string | null;
  readonly onSubmit: (info: CheckoutInfo) => void;
  /** Takes over what became of lines. */
  readonly onAccept: (ids: readonly number[]) => void;
}

const noChanges: ReadonlyMap<number, LineChange> = new Map();

/** The reasons for fields of the billing form among all reasons of a refused order. */
const fieldErrors = (errors: Readonly<Record<string, string>>): CheckoutErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, code]) =>
      field.startsWith("info.") ? [[field.slice("info.".length), code]] : [],
    ),
  );

/** What is sent of a checkout. */
interface CheckoutEntry {
  readonly sent: Cart;
  readonly info: CheckoutInfo;
}

/**
 * Feeds the checkout: checks the form, sends the order once however often it is sent, and says what came of it. What was
 * entered and the cart stay on every failure.
 */
export function useCheckoutModel({
  cart,
  onChange,
  token,
  locale,
  attempt,
  onNotice,
  onOrdered,
}: CheckoutModelInput): CheckoutModel {
  const api = useApi();
  const queryClient = useQueryClient();
  const { lines: known } = useCartModel({ cart, onChange });
  const [changes, setChanges] = useState(noChanges);
  const [earlier, setEarlier] = useState<string | null>(null);
  const [brief] = useState(briefAttemptMemory);
  const memory = attempt ?? brief;

  const lines = known?.map((checked): CheckedLine => ({
    line: checked.line,
    product: checked.product,
    change: changes.get(checked.line.id) ?? checked.change,
  }));

  /** The refusal tells price and stock of every line that was sent: what the cache says of them is older. */
  const refuseLines = (sent: Cart, refused: ReadonlyMap<number, LineChange>) => {
    setChanges(refused);
    for (const { id, price, qty } of sent) {
      const change = refused.get(id);
      queryClient.setQueryData(productCard(api, id).queryKey, (old) =>
        old
          ? { ...old, price: change?.price ?? price, amount: change?.left ?? Math.max(old.amount, qty) }
          : old,
      );
    }
  };

  const fail = (error: unknown, { sent }: CheckoutEntry): Outcome<CheckoutErrors> => {
    const refusal = error instanceof ApiError ? error : null;
    if (refusal?.code === "conflict") {
      // The attempt has made its order before what is entered was changed: from now on this is another attempt.
      memory.keep(null);
      setEarlier(refusal.errors["order_number"] ?? null);
      return {};
    }
    const refused = refusedLines(sent, refusal?.errors ?? {});
    if (refused.size > 0) {
      refuseLines(sent, refused);
      return {};
    }
    const faults = fieldErrors(refusal?.errors ?? {});
    if (Object.keys(faults).length > 0) return { errors: faults };
    if (refusal?.code === "empty_cart") onNotice("cartIsEmpty");
    else if (refusal?.code !== "too_many_requests") onNotice("orderFailed");
    return { failure: errorCodeOrText(error) };
  };

  const send = async ({ sent, info }: CheckoutEntry): Promise<Outcome<CheckoutErrors>> => {
    // The rules and their library are loaded with the first order only.
    const { checkCheckout } = await import("@shop/contract/checkout-check.ts");
    const check = checkCheckout(info);
    if (!check.ok) {
      if (check.notice) onNotice(check.notice);
      return { errors: check.errors };
    }
    const body = { cart: [...sent], info: check.info, ...(locale && { locale }) };
    const answer = await api.order(body, { token, idempotencyKey: currentAttempt(memory) });
    if (!answer.status) throw new ApiError({ status: 200, message: NO_ANSWER });
    memory.keep(null);
    const number = answer.order_number ?? "";
    onNotice("orderSent", { number });
    onOrdered(number);
    return {};
  };

  const { errors, submission, submit } = useSubmission<CheckoutEntry, CheckoutErrors>({ send, fail });

  return {
    lines: lines ?? null,
    errors,
    submission,
    earlier,
    refused: lines?.some(({ line }) => changes.has(line.id)) ?? false,
    onSubmit: (info) => {
      if (!cart || submission.status === "pending") return;
      setEarlier(null);
      if (cart.length > 0) submit({ sent: cart, info });
      else onNotice("cartIsEmpty");
    },
    onAccept: (ids) => {
      setChanges((before) => new Map([...before].filter(([id]) => !ids.includes(id))));
      onChange((now) => acceptLines(now, lines ?? [], ids));
    },
  };
}

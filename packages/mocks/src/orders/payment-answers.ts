import { ApiError } from "@shop/contract/api-error.ts";
import type { OrderPayment } from "@shop/contract/orders/order-payments.ts";
import { storedAmount } from "@shop/domain/money/money.ts";
import { isCovered, paymentKindsIn, paymentText } from "@shop/domain/orders/payments/order-payments.ts";

import type { Answers, ShopState } from "../shop/state.ts";
import { changeMockOrder, mockOrderOf, toAdminOrder } from "./admin-order-answers.ts";
import { mockProofOf, withDecided } from "./payment-proof-answers.ts";

const tooLarge = (): ApiError => new ApiError("invalid", { errors: { amount: "too_large" } });

/** An entry of the mock shop's administrator. */
export const mockPayment = (
  shop: ShopState,
  entry: Pick<OrderPayment, "kind" | "method" | "amount"> & Partial<OrderPayment>,
): OrderPayment => ({
  id: shop.nextId(),
  reference: "",
  note: "",
  branch: null,
  at: new Date().toISOString(),
  by: shop.adminEmail,
  voided: null,
  reference_used: null,
  ...entry,
});

/** Answers to the ledgers of orders. */
export function paymentAnswers(shop: ShopState) {
  const attempts = new Map<string, string>();

  return {
    recordPayment: ({ params: { id }, body, headers }) => {
      const order = mockOrderOf(shop, id);
      const { proof, ...values } = body;
      const proofState = proof === undefined ? null : mockProofOf(order, proof).state;
      if (proofState === "declined") throw new ApiError("state_not_allowed");
      if (proofState === "confirmed") return { status: false, order: toAdminOrder(shop, order) };
      const attempt = headers["idempotency-key"];
      const content = JSON.stringify([id, body]);
      const earlier = attempt === undefined ? undefined : attempts.get(attempt);
      if (earlier === content) return { status: false, order: toAdminOrder(shop, order) };
      if (earlier !== undefined) throw new ApiError("idempotency_mismatch");
      if (!paymentKindsIn(order.state).includes(body.kind)) throw new ApiError("state_not_allowed");
      const entry = mockPayment(shop, { ...values, amount: storedAmount(body.amount) });
      const payments = [entry, ...order.payments];
      if (entry.kind === "refund" && !isCovered(payments)) throw tooLarge();
      if (attempt !== undefined) attempts.set(attempt, content);
      return changeMockOrder(
        shop,
        order,
        {
          payments,
          ...(proof !== undefined && {
            proofs: withDecided(shop, order, { id: proof, state: "confirmed", note: "" }),
          }),
        },
        { action: "payment", text: paymentText(entry) },
      );
    },
    voidPayment: ({ params: { id, paymentId } }) => {
      const order = mockOrderOf(shop, id);
      const entry = order.payments.find((one) => one.id === paymentId);
      if (!entry) throw new ApiError("not_found");
      if (entry.voided) return { status: false, order: toAdminOrder(shop, order) };
      const voided = { by: shop.adminEmail, at: new Date().toISOString() };
      const payments = order.payments.map((one) => (one === entry ? { ...one, voided } : one));
      if (!isCovered(payments)) throw tooLarge();
      return changeMockOrder(
        shop,
        order,
        { payments },
        { action: "payment_voided", text: paymentText(entry) },
      );
    },
  } satisfies Partial<Answers>;
}

import { ApiError } from "@shop/contract/api-error.ts";
import type { OrderPayment } from "@shop/contract/orders/order-payments.ts";
import { storedAmount } from "@shop/domain/money/money.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { isCovered, paymentText } from "@shop/domain/orders/payments/order-payments.ts";
import { valueDateIssue } from "@shop/domain/orders/payments/value-date.ts";

import { entityOf } from "../shop/edits.ts";
import type { Answers, MockOrder, MockProof, ShopState } from "../shop/state.ts";
import { changeMockOrder, mailOf } from "./admin-order-answers.ts";

/** A drawing of a receipt as WebP. */
const PICTURE =
  "UklGRnoBAABXRUJQVlA4TG0BAAAva8AvAN/BoG0kR8FwwA/igSjffyc02DSS5Gij43L8gVz68VF476YYtZHkqLEc9iO338uxPf8h6/kAkBQC1PMxJQj1vvxLkedlhX/NOQCgoBht15ZFvg/ClOG/bgAhEBYAMeeQ74MQBpDvZ+pdT0Dk+1Eg6n4JYEoBEPl/vU+uMQNE27aNZSfbtu0+nnr/V6u7Rzv/iOj/BJz+nC+/7kYrg/ne8/bzfjnCLjOy9UJ7mGYWavl6pdcM0kqv1OA0QSq/V6ObHKX0Xg1v4oSCSzW+CPFpKbBGJ+MjjnE2I4W2yURtjBXhUlFwicsA1eMyR025HFA7Li7KedwOqB2XOWrKpY/qcimjClzCFsYKc5Ehpi9k0x7CTbGRJqIhdINTc5MAH4mvTW2Twji3MbPOCufY2MQkLqwDNesatx4Q4vG2dYnVSwn5cKk727nubtYphuXH6vNNf/f9Pl6l+n76Lq/e9Pvru7xK8l317/8PRQA=";

const requireCovered = (payments: readonly OrderPayment[]): void => {
  if (!isCovered(payments)) throw new ApiError("invalid", { errors: { amount: "too_large" } });
};

/** An entry of the mock shop's administrator. */
export const mockPayment = (
  shop: ShopState,
  entry: Pick<OrderPayment, "kind" | "method" | "amount"> & Partial<OrderPayment>,
): OrderPayment => ({
  id: shop.nextId(),
  reference: "",
  note: "",
  branch: null,
  value_date: shopDayOf(entry.at ?? Date.now()),
  at: new Date().toISOString(),
  by: shop.adminEmail,
  voided: null,
  reference_used: null,
  ...entry,
});

/** Answers to the ledgers of orders and to proofs of payment. */
export function paymentAnswers(shop: ShopState) {
  const signed = () => ({ by: shop.adminEmail, at: new Date().toISOString() });
  /** The proofs of an order of which one is decided. */
  const decide = ({ proofs = [] }: MockOrder, id: number | undefined, decision: Partial<MockProof>) => ({
    proofs: proofs.map((one) =>
      one.id === id ? Object.assign({}, one, decision, { decided: signed() }) : one,
    ),
  });

  return {
    recordPayment: ({ params: { id }, body: { proof, value_date: day, ...values } }) => {
      const order = entityOf(shop.orders, id);
      const today = shopDayOf(Date.now());
      const value_date = day || today;
      const limits = { orderedAt: order.created_at, today, closedUntil: null };
      const issue = valueDateIssue(value_date, limits);
      if (issue) throw new ApiError("invalid", { errors: { value_date: issue } });
      const entry = mockPayment(shop, { ...values, value_date, amount: storedAmount(values.amount) });
      const payments = [entry, ...order.payments];
      requireCovered(payments);
      return changeMockOrder(
        shop,
        order,
        { payments, ...decide(order, proof, { state: "confirmed" }) },
        {
          action: "payment",
          text: paymentText({ ...entry, value_date: value_date === today ? undefined : value_date }),
        },
      );
    },
    voidPayment: ({ params: { id, paymentId }, body: { note } }) => {
      const order = entityOf(shop.orders, id);
      const entry = entityOf(order.payments, paymentId);
      const payments = order.payments.map((one) => (one === entry ? { ...one, voided: signed() } : one));
      requireCovered(payments);
      return changeMockOrder(
        shop,
        order,
        { payments },
        {
          action: "payment_voided",
          text: [paymentText({ ...entry, value_date: undefined }), ...(note === "" ? [] : [note])].join("\n"),
        },
      );
    },
    readProofPicture: ({ params: { id, proofId } }) => {
      const { has_picture: hasPicture } = entityOf(entityOf(shop.orders, id).proofs ?? [], proofId);
      if (!hasPicture) throw new ApiError("not_found");
      const bytes = Uint8Array.from(atob(PICTURE), (sign) => sign.codePointAt(0) ?? 0);
      return new Blob([bytes], { type: "image/webp" });
    },
    declineProof: ({ params: { id, proofId }, body: { note, mail } }) => {
      const order = entityOf(shop.orders, id);
      const decided = decide(order, proofId, { state: "declined", note });
      return changeMockOrder(shop, order, decided, {
        action: "proof_declined",
        text: note,
        mail: mailOf(order, mail),
      });
    },
  } satisfies Partial<Answers>;
}

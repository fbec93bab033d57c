import { ApiError } from "@shop/contract/api-error.ts";
import { storedAmount } from "@shop/domain/money/money.ts";
import { paymentText } from "@shop/domain/orders/payments/order-payments.ts";
import { proofMethodsOf, takesProof } from "@shop/domain/orders/payments/payment-proofs.ts";

import { mailStateOf, sendOrderMail } from "../mails/mails.ts";
import type { Answers, MockOrder, MockProof, ShopState } from "../shop/state.ts";
import { changeMockOrder, mockOrderOf, toAdminOrder } from "./admin-order-answers.ts";
import { proofsOf } from "./mock-proofs.ts";
import { followed, orderOfToken } from "./order-page-answers.ts";
import { isMockPayable } from "./order-total.ts";

/** A drawing of a receipt as WebP. */
const PICTURE =
  "UklGRnoBAABXRUJQVlA4TG0BAAAva8AvAN/BoG0kR8FwwA/igSjffyc02DSS5Gij43L8gVz68VF476YYtZHkqLEc9iO338uxPf8h6/kAkBQC1PMxJQj1vvxLkedlhX/NOQCgoBht15ZFvg/ClOG/bgAhEBYAMeeQ74MQBpDvZ+pdT0Dk+1Eg6n4JYEoBEPl/vU+uMQNE27aNZSfbtu0+nnr/V6u7Rzv/iOj/BJz+nC+/7kYrg/ne8/bzfjnCLjOy9UJ7mGYWavl6pdcM0kqv1OA0QSq/V6ObHKX0Xg1v4oSCSzW+CPFpKbBGJ+MjjnE2I4W2yURtjBXhUlFwicsA1eMyR025HFA7Li7KedwOqB2XOWrKpY/qcimjClzCFsYKc5Ehpi9k0x7CTbGRJqIhdINTc5MAH4mvTW2Twji3MbPOCufY2MQkLqwDNesatx4Q4vG2dYnVSwn5cKk727nubtYphuXH6vNNf/f9Pl6l+n76Lq/e9Pvru7xK8l317/8PRQA=";

const pictureOf = (order: MockOrder, id: number): Blob => {
  if (!mockProofOf(order, id).has_picture) throw new ApiError("not_found");
  const bytes = Uint8Array.from(atob(PICTURE), (sign) => sign.codePointAt(0) ?? 0);
  return new Blob([bytes], { type: "image/webp" });
};

/** A proof of payment of an order of the mock shop; throws not_found. */
export function mockProofOf(order: MockOrder, id: number): MockProof {
  const proof = proofsOf(order).find((one) => one.id === id);
  if (!proof) throw new ApiError("not_found");
  return proof;
}

/** The proofs of an order with one that is decided. */
export const withDecided = (
  shop: ShopState,
  order: MockOrder,
  decision: Pick<MockProof, "id" | "state" | "note">,
): readonly MockProof[] =>
  proofsOf(order).map((one) =>
    one.id === decision.id
      ? Object.assign({}, one, decision, {
          decided: { by: shop.adminEmail, at: new Date().toISOString() },
        })
      : one,
  );

/** Answers to proofs of payment. */
export function paymentProofAnswers(shop: ShopState) {
  return {
    sendPaymentProof: async ({ body: { token, method, reference, amount: entered, picture } }) => {
      const order = orderOfToken(shop, token);
      if (!proofMethodsOf(shop.settings.settings.payments).includes(method))
        throw new ApiError("invalid", { errors: { method: "not_offered" } });
      const hasPicture = picture !== undefined && picture.size > 0;
      if (hasPicture && !picture.type.startsWith("image/"))
        throw new ApiError("invalid", { errors: { picture: "not_a_picture" } });
      const file = hasPicture ? await picture.text() : null;
      const amount = storedAmount(entered);
      const proofs = proofsOf(order);
      const isSame = proofs.some(
        (one) =>
          one.state === "waiting" &&
          one.method === method &&
          one.reference === reference &&
          one.amount === amount &&
          one.file === file,
      );
      if (isSame) return { status: false, ...followed(shop, order) };
      if (!isMockPayable(order) || !takesProof(proofs.map(({ state }) => state)))
        throw new ApiError("state_not_allowed");
      const proof: MockProof = {
        id: shop.nextId(),
        state: "waiting",
        method,
        amount,
        reference,
        has_picture: hasPicture,
        sent_at: new Date().toISOString(),
        note: "",
        decided: null,
        file,
      };
      const text = paymentText({ kind: "payment", method, amount });
      changeMockOrder(shop, order, { proofs: [proof, ...proofs] }, { action: "proof", by: "", text });
      return { status: true, ...followed(shop, orderOfToken(shop, token)) };
    },
    readOwnProofPicture: ({ params: { token, id } }) => pictureOf(orderOfToken(shop, token), id),
    readProofPicture: ({ params: { id, proofId } }) => pictureOf(mockOrderOf(shop, id), proofId),
    declineProof: ({ params: { id, proofId }, body: { note, mail } }) => {
      const order = mockOrderOf(shop, id);
      const { state } = mockProofOf(order, proofId);
      if (state === "declined") return { status: false, order: toAdminOrder(shop, order) };
      if (state !== "waiting") throw new ApiError("state_not_allowed");
      const isMailed = mail && order.info.email !== "";
      if (isMailed) sendOrderMail(shop, "order_changed", order);
      return changeMockOrder(
        shop,
        order,
        { proofs: withDecided(shop, order, { id: proofId, state: "declined", note }) },
        { action: "proof_declined", text: note, mail: isMailed ? mailStateOf(shop).state : null },
      );
    },
  } satisfies Partial<Answers>;
}

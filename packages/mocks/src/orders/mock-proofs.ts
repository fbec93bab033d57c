import type { AdminPaymentProof, PaymentProof } from "@shop/contract/orders/payment-proof.ts";
import { proofMethodsOf, takesProof } from "@shop/domain/orders/payments/payment-proofs.ts";
import type { AccountOption } from "@shop/domain/payments/payment-options.ts";

import type { MockOrder, MockProof, ShopState } from "../shop/state.ts";
import { isMockPayable } from "./order-total.ts";

/** The proofs of payment of an order of the mock shop, the newest first. */
export const proofsOf = ({ proofs = [] }: Pick<MockOrder, "proofs">): readonly MockProof[] => proofs;

/** Whether a proof of payment of an order of the mock shop waits. */
export const proofWaits = (order: Pick<MockOrder, "proofs">): boolean =>
  proofsOf(order).some(({ state }) => state === "waiting");

/** The methods of which the buyer of an order of the mock shop can send a proof now. */
export const proofMethods = ({ settings }: ShopState, order: MockOrder): AccountOption[] =>
  isMockPayable(order) && takesProof(proofsOf(order).map(({ state }) => state))
    ? proofMethodsOf(settings.settings.payments)
    : [];

/** A proof of payment of the mock shop as its buyer sees it. */
export const toProof = ({ file: _file, decided: _decided, ...proof }: MockProof): PaymentProof => proof;

const named = (found: readonly MockOrder[]): Pick<MockOrder, "id" | "number">[] =>
  found.map(({ id, number }) => ({ id, number }));

/** A proof of payment of the mock shop as administrators see it; pictures that look alike are those of the same file. */
export function toAdminProof({ orders }: ShopState, { id }: MockOrder, proof: MockProof): AdminPaymentProof {
  const { reference, file, decided, state } = proof;
  const others = state === "declined" ? [] : orders.filter((other) => other.id !== id);
  return {
    ...toProof(proof),
    decided,
    reference_used: named(
      others.filter(
        (other) =>
          proofsOf(other).some((one) => one.reference === reference) ||
          other.payments.some((one) => one.voided === null && one.reference === reference),
      ),
    ),
    picture_used: named(
      others.filter((other) => file !== null && proofsOf(other).some((one) => one.file === file)),
    ).map((other) => Object.assign(other, { same: true })),
  };
}

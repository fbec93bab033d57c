import type { AdminPaymentProof, PaymentProof } from "@shop/contract/orders/payment-proof.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";

import type { OtherOrder, StoredProof, UsedBefore } from "./payment-proofs.repository.ts";

/** Maps a proof of payment to what its buyer sees. */
export const toProof = ({
  id,
  state,
  method,
  amount,
  reference,
  hasPicture,
  sentAt,
  note,
}: StoredProof): PaymentProof => ({
  id,
  state,
  method,
  amount,
  reference,
  has_picture: hasPicture,
  sent_at: sentAt.toISOString(),
  note,
});

const named = <T extends OtherOrder>(other: T): T => ({ ...other, number: formatOrderNumber(other.number) });

/** Maps a proof of payment, with the other orders that have something of it, to what administrators see. */
export const toAdminProof = (proof: StoredProof, used: UsedBefore | undefined): AdminPaymentProof => ({
  ...toProof(proof),
  decided:
    proof.decidedBy === null || proof.decidedAt === null
      ? null
      : { by: proof.decidedBy, at: proof.decidedAt.toISOString() },
  reference_used: (used?.references ?? []).map(named),
  picture_used: (used?.pictures ?? []).map(named),
});

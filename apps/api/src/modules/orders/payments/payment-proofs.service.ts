import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { NewProof } from "@shop/contract/orders/new-proof.ts";
import type { FollowedOrder } from "@shop/contract/orders/order.ts";
import type { DeclinedProof } from "@shop/contract/orders/payment-proof.ts";
import { storedAmount } from "@shop/domain/money/money.ts";
import { paymentText } from "@shop/domain/orders/payments/order-payments.ts";
import { proofMethodsOf } from "@shop/domain/orders/payments/payment-proofs.ts";

import { requireFound } from "../../../database/require-row.ts";
import { hourly, throttle } from "../../limits/throttle.ts";
import { letterHead } from "../../mails/letter-head.ts";
import type { PictureStore } from "../../media/picture-store.ts";
import type { PrivatePicture } from "../../media/private-pictures.ts";
import { currentSettings } from "../../settings/shop-settings.repository.ts";
import { type ChangedOrder, type OrderChange, orderChanger } from "../change-order.ts";
import { isPayable } from "../orders.mapper.ts";
import { findOrderByToken, type StoredOrder } from "../orders.repository.ts";
import type { OrderDependencies, OrderService } from "../orders.service.ts";
import { BUYER } from "../placing/own-cancellation.ts";
import {
  countWaitingProofs,
  decideProof,
  findProofPicture,
  findProofs,
  insertProof,
  type StoredProof,
  takesAnotherProof,
} from "./payment-proofs.repository.ts";
import { proofDeclinedMail } from "./proof-declined-mail.ts";

/** Proofs that wait at most in all, each with a picture of 300 kB at most. */
const MAX_WAITING = 1000;

/** A proof of payment of the order of a token. `sender` is the client's address, null for requests in process. */
interface SentProof {
  readonly token: string;
  readonly proof: NewProof;
  readonly sender: string | null;
}

/** Proofs of payment that buyers send. */
export interface PaymentProofService {
  /** Stores a proof, `status` false where the same waits already; throws not_found, invalid, state_not_allowed and too_many_requests. */
  readonly send: (sent: SentProof) => Promise<FollowedOrder & { readonly status: boolean }>;
  /** The picture of a proof of the order of a token; throws not_found. */
  readonly ownPicture: (token: string, id: number) => Promise<Uint8Array>;
  /** The picture of a proof of an order; throws not_found. */
  readonly picture: (orderId: number, id: number) => Promise<Uint8Array>;
  /** Declines a proof; throws not_found and state_not_allowed. */
  readonly decline: (orderId: number, id: number, body: DeclinedProof, admin: Admin) => Promise<ChangedOrder>;
}

/** What the service of proofs of payment works with. */
interface Dependencies extends OrderDependencies {
  readonly pictures: Pick<PictureStore, "encodePrivate">;
  readonly follow: OrderService["follow"];
}

const isSame = (
  stored: StoredProof,
  { method, reference, amount }: NewProof,
  picture: PrivatePicture | null,
): boolean =>
  stored.state === "waiting" &&
  stored.method === method &&
  stored.reference === reference &&
  stored.amount === storedAmount(amount) &&
  stored.fileHash === (picture?.hash ?? null);

/** The change that stores a proof of payment. */
const sentProof = (proof: NewProof, picture: PrivatePicture | null): OrderChange => {
  const { method, reference } = proof;
  const amount = storedAmount(proof.amount);
  return {
    version: undefined,
    isStored: async ({ id }, transaction) =>
      (await findProofs(transaction, id)).some((stored) => isSame(stored, proof, picture)),
    make: async (transaction, order) => {
      if (!isPayable(order) || !(await takesAnotherProof(transaction, order.id)))
        throw new ApiError("state_not_allowed");
      await insertProof(
        transaction,
        {
          orderId: order.id,
          method,
          amount,
          reference,
          fileHash: picture?.hash ?? null,
          look: picture?.look ?? null,
        },
        picture?.bytes ?? null,
      );
      return {
        columns: {},
        entry: { action: "proof", text: paymentText({ kind: "payment", method, amount }) },
      };
    },
  };
};

/** Creates the service of proofs of payment. */
export function paymentProofService({
  database: { queries },
  catalogue,
  outbox,
  mailbox,
  pictures,
  follow,
}: Dependencies): PaymentProofService {
  const change = orderChanger({ catalogue, outbox });
  const sendings = throttle(queries, "payment proof", { order: hourly(10), sender: hourly(30) });
  const orderOf = async (token: string): Promise<StoredOrder> =>
    requireFound(await findOrderByToken(queries, token));

  return {
    send: async ({ token, proof, sender }) => {
      const order = await orderOf(token);
      await sendings.take({ order: String(order.id), sender });
      const offered = proofMethodsOf((await currentSettings(queries)).payments);
      if (!offered.includes(proof.method))
        throw new ApiError("invalid", { errors: { method: "not_offered" } });
      // Before the picture is read, which takes more than all else.
      if (!isPayable(order)) throw new ApiError("state_not_allowed");
      if ((await countWaitingProofs(queries)) >= MAX_WAITING) throw new ApiError("too_many_requests");
      const picture = await pictures.encodePrivate("picture", proof.picture);
      const { status } = await change(order.id, BUYER, sentProof(proof, picture));
      return { status, ...(await follow(token)) };
    },
    ownPicture: async (token, id) =>
      requireFound(await findProofPicture(queries, (await orderOf(token)).id, id)),
    picture: async (orderId, id) => requireFound(await findProofPicture(queries, orderId, id)),
    decline: (orderId, id, { note, mail }, admin) => {
      const proofOf = async (transaction: typeof queries): Promise<StoredProof> =>
        requireFound((await findProofs(transaction, orderId)).find((one) => one.id === id));
      return change(orderId, admin, {
        version: undefined,
        isStored: async (_order, transaction) => (await proofOf(transaction)).state === "declined",
        make: async (transaction) => {
          if ((await proofOf(transaction)).state !== "waiting") throw new ApiError("state_not_allowed");
          await decideProof(transaction, id, { state: "declined", note, by: admin.email });
          return { columns: {}, entry: { action: "proof_declined", text: note } };
        },
        ...(mail && {
          mails: async (transaction, order) => [
            await proofDeclinedMail(order, note, await letterHead(transaction, mailbox)),
          ],
        }),
      });
    },
  };
}

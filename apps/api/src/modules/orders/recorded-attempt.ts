import { createHash } from "node:crypto";

import { ApiError } from "@shop/contract/api-error.ts";

import type { Queries } from "../../database/database.ts";
import { lockTexts } from "../../database/lock-texts.ts";

/** The Idempotency-Key and the content that an entry of an order is stored with; both null without a key. */
export interface RecordedAttempt {
  readonly attempt: string | null;
  readonly contentHash: string | null;
}

/** The attempt of a request about an order; null for one about none. */
export const attemptFor = (
  attempt: string | null,
  orderId: number | null,
  request: object,
): RecordedAttempt => ({
  attempt,
  contentHash:
    attempt === null
      ? null
      : createHash("sha256")
          .update(JSON.stringify([orderId, request]))
          .digest("base64url"),
});

/** Whether an earlier request of the same attempt has stored its entry, which `find` reads; throws idempotency_mismatch where its content was different. */
export async function isRecorded(
  transaction: Queries,
  kind: "payment" | "return" | "parcel" | "cash",
  { attempt, contentHash }: RecordedAttempt,
  find: (queries: Queries, attempt: string) => Promise<{ readonly contentHash: string | null } | undefined>,
): Promise<boolean> {
  if (attempt === null) return false;
  // Another order with the same key waits here, and is then refused.
  await lockTexts(transaction, [`${kind}: ${attempt}`]);
  const earlier = await find(transaction, attempt);
  if (earlier && earlier.contentHash !== contentHash) throw new ApiError("idempotency_mismatch");
  return earlier !== undefined;
}

import { http, type HttpHandler } from "msw";

/** The body and the key of a sent order. */
export interface SentOrder {
  /** The Idempotency-Key. */
  readonly key: string | null;
  readonly body: unknown;
}

/** A handler that records every sent order and leaves the answer to the handlers after it. */
export function recordOrders(): { readonly sent: SentOrder[]; readonly handler: HttpHandler } {
  const sent: SentOrder[] = [];
  const handler = http.post("*/sendMail", async ({ request }) => {
    sent.push({ key: request.headers.get("idempotency-key"), body: await request.clone().json() });
  });
  return { sent, handler };
}

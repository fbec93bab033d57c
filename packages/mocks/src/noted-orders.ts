import { http, type HttpHandler } from "msw";

/** An order as it was sent. */
export interface SentOrder {
  /** The name of the attempt. */
  readonly key: string | null;
  readonly body: unknown;
}

/** A handler that notes every order which is sent and leaves the answer to those below it. */
export function notedOrders(): { readonly sent: SentOrder[]; readonly handler: HttpHandler } {
  const sent: SentOrder[] = [];
  const handler = http.post("*/sendMail", async ({ request }) => {
    sent.push({ key: request.headers.get("idempotency-key"), body: await request.clone().json() });
  });
  return { sent, handler };
}

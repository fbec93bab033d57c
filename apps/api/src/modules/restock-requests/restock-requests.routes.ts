import { endpoints } from "@shop/contract/endpoints.ts";
import type { Context } from "hono";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import type { RestockMails } from "./restock-requests.ts";

/** Serves requests for a mail when a product is back; `senderOf` gives the client's address. */
export function serveRestockRequests(
  routes: EndpointRoutes,
  mails: Pick<RestockMails, "request" | "end">,
  senderOf: (context: Context) => string | null,
): void {
  routes.serve(endpoints.requestRestockMail, async ({ params, body, context }) => ({
    status: await mails.request(params.id, body, senderOf(context)),
  }));
  routes.serve(endpoints.endRestockMails, async ({ params }) => {
    await mails.end(params.token);
    return { status: true };
  });
}

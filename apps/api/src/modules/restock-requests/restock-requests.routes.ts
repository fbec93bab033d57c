import { endpoints } from "@shop/contract/endpoints.ts";
import type { Context } from "hono";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import type { RestockMails } from "./restock-requests.ts";

/** What {@link serveRestockRequests} needs. */
interface RestockRequestNeeds {
  readonly restockMails: Pick<RestockMails, "request" | "end">;
  /** The client's address; null for a request in process. */
  readonly senderOf: (context: Context) => string | null;
}

/** Serves requests for a mail when a product is back. */
export function serveRestockRequests(
  routes: EndpointRoutes,
  { restockMails, senderOf }: RestockRequestNeeds,
): void {
  routes.serve(endpoints.requestRestockMail, async ({ params, body, context }) => ({
    status: await restockMails.request(params.id, body, senderOf(context)),
  }));
  routes.serve(endpoints.endRestockMails, async ({ params }) => {
    await restockMails.end(params.token);
    return { status: true };
  });
}

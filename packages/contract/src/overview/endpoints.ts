import { defineEndpoint } from "../endpoint.ts";
import { overviewSchema } from "./overview.ts";

/** The dashboard's first page. */
export const readOverview = defineEndpoint({
  access: "admin",
  background: true,
  summary:
    "What awaits the administrators: orders to confirm, sales of the last 30 days by day in the shop's time zone, best sellers, low stock, products that lack something, mails that were not sent, the last automatic backup, searches that found nothing. Parts that the rights of an administrator leave out are null.",
  answer: overviewSchema,
});

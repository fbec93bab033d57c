import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { sheetAnswer, sheetQuery } from "../product-sheets/endpoints.ts";
import { orderFilter } from "./admin-endpoints.ts";

/** The lines of all orders, or of those that a list finds by its filters, as a sheet. */
export const exportOrders = defineEndpoint({
  access: "admin",
  right: "view_orders",
  summary:
    "The lines of all orders, the newest order first, as an XLSX or CSV file; with the filters of the list only those of the orders that it lists. A row has a line with its price and total, the order's number, day and time in the shop's time zone, state, buyer, delivery and note of the shop. Delivery cost and order total stand on the first line of an order only, so that their columns add up; prices that are being updated are empty.",
  query: v.object({ ...sheetQuery, ...orderFilter }),
  ...sheetAnswer,
});

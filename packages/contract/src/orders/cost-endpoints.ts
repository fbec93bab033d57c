import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { withId } from "../rules.ts";
import { adminOrderSchema } from "./admin-order.ts";
import { orderCostsChangeSchema } from "./order-costs.ts";

/** Corrects what the lines of an order cost the shop. */
export const changeOrderCosts = defineEndpoint({
  access: "admin",
  right: ["orders", "costs"],
  summary:
    "Corrects what one of each line of an order cost the shop, in the order of the lines, null where that is not known, and records it where only those who see costs read it; status false where nothing differed. A line starts with the cost that its product had when the order was made. invalid with bad_value at costs where the order has another number of lines.",
  params: withId,
  body: orderCostsChangeSchema,
  answer: v.object({ status: v.boolean(), order: adminOrderSchema }),
  failures: ["edit_conflict", "invalid"],
});

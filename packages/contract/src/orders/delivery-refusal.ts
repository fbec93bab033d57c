import type { DeliveryQuote } from "@shop/domain/delivery/delivery.ts";

import { ApiError } from "../api-error.ts";

/** The refusal of an order whose delivery costs something else by now: `errors` name the cost, or that the shop states none for the place. */
export const deliveryChanged = (now: Pick<DeliveryQuote, "cost"> | null): ApiError =>
  new ApiError("delivery_changed", {
    errors: now ? { "delivery.cost": now.cost } : { "delivery.to": "no_delivery" },
  });

import type { ReservationLimits } from "@shop/domain/orders/placing/order-request.ts";

import { setSettings } from "./set-settings.ts";
import type { TestApi } from "./test-api.ts";

/** Sets what unconfirmed orders may take from the stock. */
export const limitReservations = (
  api: Pick<TestApi, "catalogue">,
  { pieces, value }: ReservationLimits,
): Promise<void> => setSettings(api, { unconfirmed_pieces: pieces, unconfirmed_value: value });

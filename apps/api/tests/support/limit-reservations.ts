import type { ReservationLimits } from "@shop/domain/orders/order-request.ts";
import { defaultSettings } from "@shop/domain/site/shop-settings.ts";

import { storeSettings } from "../../src/modules/shop/shop-settings.repository.ts";
import type { TestApi } from "./test-api.ts";

/** Sets what unconfirmed orders may take from the stock. */
export const limitReservations = (
  { catalogue }: Pick<TestApi, "catalogue">,
  { pieces, value }: ReservationLimits,
): Promise<void> =>
  catalogue.change(async (transaction, touch) => {
    touch("shop");
    await storeSettings(transaction, {
      settings: { ...defaultSettings, unconfirmed_pieces: pieces, unconfirmed_value: value },
      version: 1,
      changedBy: "owner@shop.example",
    });
  });

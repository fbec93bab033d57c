import { defaultSettings, type ShopSettings } from "@shop/domain/site/shop-settings.ts";

import { storeSettings } from "../../src/modules/settings/shop-settings.repository.ts";
import type { TestApi } from "./test-api.ts";

/** Stores the default settings of the shop with some others. */
export const setSettings = (
  { catalogue }: Pick<TestApi, "catalogue">,
  some: Partial<ShopSettings>,
): Promise<void> =>
  catalogue.change(async (transaction, touch) => {
    touch("shop");
    await storeSettings(transaction, {
      settings: { ...defaultSettings, ...some },
      version: 1,
      changedBy: "owner@shop.example",
    });
  });

import type { ShopSettings } from "@shop/domain/site/shop-settings.ts";

import type { Catalogue } from "../modules/catalogue/catalogue.service.ts";
import { findSettings, lockSettings, storeSettings } from "../modules/settings/shop-settings.repository.ts";

/** Stores the settings of a new shop as those of its first administrator; never changes stored ones. */
export const seedSettings = (
  catalogue: Catalogue,
  settings: ShopSettings,
  changedBy: string,
): Promise<void> =>
  catalogue.change(async (transaction, touch) => {
    await lockSettings(transaction);
    if (await findSettings(transaction)) return;
    touch("shop");
    await storeSettings(transaction, { settings, version: 1, changedBy });
  });

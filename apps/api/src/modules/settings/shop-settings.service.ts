import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { ShopSettingsForm, StoredSettings } from "@shop/contract/settings/shop.ts";
import { losesMethods } from "@shop/domain/payments/payment-methods.ts";
import { changedSettings, settingsChanges } from "@shop/domain/site/settings-changes.ts";
import { confirmedSections, type SettingsSectionName } from "@shop/domain/site/settings-sections.ts";
import { settingsOf } from "@shop/domain/site/shop-settings.ts";

import type { Queries } from "../../database/database.ts";
import type { Catalogue } from "../catalogue/catalogue.service.ts";
import { record } from "../history/history.repository.ts";
import type { PictureStore } from "../media/picture-store.ts";
import { storePicture } from "../media/store-picture.ts";
import { findSettings, lockSettings, storeSettings } from "./shop-settings.repository.ts";
import type { KeptSettings, ShopSettingsRow } from "./shop-settings.table.ts";
import { toBranches, toDelivery, toHome, toPayments } from "./shop.mapper.ts";

/** Id of the settings in the change history. */
const SETTINGS_ID = 1;

/** The settings of the shop for their owner. */
export interface ShopSettingsService {
  readonly read: () => Promise<StoredSettings>;
  /** Stores the picture of a logo and returns its address; throws invalid. */
  readonly storeLogo: (file: Blob) => Promise<string>;
  /** Stores a form; throws invalid where it leaves out a method of payment that was stored, and edit_conflict where the stored version differs from the form's. `status` is false where nothing differed: its section is confirmed then. */
  readonly change: (
    form: ShopSettingsForm,
    admin: Admin,
  ) => Promise<{ readonly status: boolean; readonly stored: StoredSettings }>;
}

const confirmedOf = (row: ShopSettingsRow | undefined): readonly SettingsSectionName[] =>
  row?.settings.confirmed ?? [];

const toWire = (row: ShopSettingsRow | undefined): StoredSettings => {
  const { confirmed: _confirmed, ...settings }: KeptSettings = settingsOf(row?.settings);
  return {
    settings: {
      ...settings,
      branches: toBranches(settings),
      home: toHome(settings),
      delivery: toDelivery(settings),
      payments: toPayments(settings),
      methods: settings.methods.map((method) => Object.assign({}, method)),
    },
    version: row?.version ?? 0,
    changed_at: row?.changedAt.toISOString() ?? null,
    changed_by: row?.changedBy ?? null,
  };
};

/** Creates the service of the shop's settings. */
export const shopSettingsService = (
  queries: Queries,
  catalogue: Catalogue,
  pictures: Pick<PictureStore, "store" | "renew">,
): ShopSettingsService => ({
  read: async () => toWire(await findSettings(queries)),
  storeLogo: async (file) => {
    const address = await storePicture(pictures, "logo", file);
    if (address === undefined) throw new ApiError("invalid", { errors: { logo: "required" } });
    return address;
  },
  change: async ({ version, ...change }, admin) => {
    if (change.shop && change.shop.logo !== "" && !(await pictures.renew(change.shop.logo))) {
      throw new ApiError("invalid", { errors: { "shop.logo": "not_a_picture" } });
    }
    return catalogue.change(async (transaction, touch) => {
      await lockSettings(transaction);
      const before = await findSettings(transaction);
      const stored = toWire(before);
      const settings = changedSettings(stored.settings, change);
      const fields = settingsChanges(stored.settings, settings);
      const confirmed = [...new Set([...confirmedOf(before), ...confirmedSections(change)])];
      if (fields.length === 0) {
        if (confirmed.length > confirmedOf(before).length)
          await storeSettings(transaction, {
            settings: { ...settings, confirmed },
            version: stored.version,
            changedBy: stored.changed_by ?? admin.email,
          });
        return { status: false, stored };
      }
      if (version !== stored.version) throw new ApiError("edit_conflict", { current: stored });
      if (losesMethods(stored.settings.methods, settings.methods))
        throw new ApiError("invalid", { errors: { methods: "bad_value" } });
      touch("shop");
      const row = await storeSettings(transaction, {
        settings: { ...settings, confirmed },
        version: stored.version + 1,
        changedBy: admin.email,
      });
      await record(transaction, admin, [
        { entity: "settings", entityId: SETTINGS_ID, action: "updated", fields },
      ]);
      return { status: true, stored: toWire(row) };
    });
  },
});

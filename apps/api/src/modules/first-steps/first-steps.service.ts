import type { Admin } from "@shop/contract/accounts/user.ts";
import {
  type FirstStepName,
  firstStepNames,
  type FirstSteps,
} from "@shop/contract/first-steps/first-steps.ts";
import { noDelivery } from "@shop/domain/delivery/delivery.ts";
import type { Bilingual } from "@shop/domain/locale/locale.ts";
import { settingsChanges } from "@shop/domain/site/settings-changes.ts";
import type { SettingsSectionName } from "@shop/domain/site/settings-sections.ts";
import { defaultSettings, settingsOf, type ShopSettings } from "@shop/domain/site/shop-settings.ts";
import { demonstrationAddress } from "@shop/domain/site/shop.ts";

import type { Queries } from "../../database/database.ts";
import { findAdminById, updateAdmin } from "../admins/admins.repository.ts";
import { hadDemonstration } from "../demonstration/demonstration.repository.ts";
import { letterHead, type ShopMailbox } from "../mails/letter-head.ts";
import type { Outbox } from "../mails/outbox.ts";
import { findSettings } from "../settings/shop-settings.repository.ts";
import { hasOwnBrand, hasOwnCategory, hasProduct, slideOwners } from "./first-steps.repository.ts";

/** The steps by which an owner sets up the shop. */
export interface FirstStepsService {
  /** The steps and which of them are done, for an administrator. */
  readonly read: (admin: Admin) => Promise<FirstSteps>;
  /** Dismisses the list for an administrator, or brings it back. */
  readonly dismiss: (admin: Admin, dismissed: boolean) => Promise<void>;
}

/** Dependencies of {@link firstStepsService}. */
export interface FirstStepsDependencies {
  readonly queries: Queries;
  readonly outbox: Pick<Outbox, "hasServer" | "sender">;
  readonly mailbox: ShopMailbox;
  /** Public address of the shop, where it is set. */
  readonly publicUrl: string | undefined;
}

const isWritten = ({ en, ar }: Bilingual): boolean => en !== "" || ar !== "";

/** The steps of the settings that are done: what shoppers read of the shop is no longer the demonstration's, or is saved as it is where that may do. */
function settingsDone(
  settings: ShopSettings,
  confirmed: readonly SettingsSectionName[],
): Readonly<Record<"shop" | "branches" | "delivery" | "payments" | "about", boolean>> {
  const changed = settingsChanges(defaultSettings, settings).map(({ field }) => field);
  const differs = (path: string): boolean =>
    changed.some((field) => field === path || field.startsWith(`${path}.`));
  const hasDelivery = settingsChanges({ ...settings, delivery: noDelivery }, settings).length > 0;
  return {
    shop: differs("shop.name") && differs("shop.phone"),
    // A shop that begins empty has none.
    branches: confirmed.includes("branches") || (differs("branches") && settings.branches.length > 0),
    // A shop that was set up before delivery had a price has none.
    delivery: confirmed.includes("delivery") || (differs("delivery") && hasDelivery),
    // Cash alone is what the demonstration offers: such a shop says so in its own words, or confirms it.
    payments:
      confirmed.includes("payments") ||
      differs("payments") ||
      (differs("info.payment") && isWritten(settings.info.payment)),
    about: differs("about.who_we_are") && isWritten(settings.about.who_we_are),
  };
}

/** Creates the service of the steps by which an owner sets up the shop. */
export const firstStepsService = ({
  queries,
  outbox,
  mailbox,
  publicUrl,
}: FirstStepsDependencies): FirstStepsService => ({
  read: async ({ id }) => {
    // One query after the other, so that an open overview occupies one connection.
    const row = await findAdminById(queries, id);
    const slides = await slideOwners(queries);
    const isSeeded = await hadDemonstration(queries);
    const { address } = await letterHead(queries, mailbox);
    const hasOwnMail = [address, outbox.sender].every((one) => demonstrationAddress(one) === null);
    const stored = (await findSettings(queries))?.settings;
    const done: Readonly<Record<FirstStepName, boolean>> = {
      ...settingsDone(settingsOf(stored), stored?.confirmed ?? []),
      mails: outbox.hasServer && hasOwnMail,
      demonstration: !slides.has("demonstration") && !(await hasProduct(queries, "demonstration")),
      category: await hasOwnCategory(queries),
      product: await hasProduct(queries, "shop"),
      brands: await hasOwnBrand(queries),
      slides: slides.has("shop"),
      live: publicUrl !== undefined,
    };
    return {
      dismissed: row?.firstStepsDismissed ?? false,
      steps: firstStepNames
        .filter((step) => isSeeded || step !== "demonstration")
        .map((step) => ({ step, done: done[step] })),
    };
  },
  dismiss: ({ id }, dismissed) => updateAdmin(queries, id, { firstStepsDismissed: dismissed }),
});

import { ApiError } from "@shop/contract/api-error.ts";
import { summarizeDelivery } from "@shop/domain/delivery/delivery.ts";
import { paymentOffersOf } from "@shop/domain/payments/payment-offers.ts";
import { existingInfoPages, hasInfoPage } from "@shop/domain/site/info-pages.ts";
import { changedSettings, settingsChanges } from "@shop/domain/site/settings-changes.ts";
import { confirmedSections } from "@shop/domain/site/settings-sections.ts";
import { deliveryRatesOf } from "@shop/domain/site/shop-settings.ts";

import { brandsOnSale } from "../brands/brand-answers.ts";
import { record } from "../shop/edits.ts";
import type { Answers, ShopState } from "../shop/state.ts";
import { pictureOf } from "../slides/admin-slide-answers.ts";

/** Answers to reads and changes of the shop's settings. */
export function settingsAnswers(state: ShopState) {
  return {
    readShop: () => ({
      data: state.settings.settings.shop,
      mails_password_links: state.hasMailServer,
      info_pages: existingInfoPages(state.settings.settings),
      pictures_note: state.settings.settings.pictures_note,
      quotation_days: state.settings.settings.quotations.days,
      delivery: summarizeDelivery(deliveryRatesOf(state.settings.settings)),
    }),
    readInfo: ({ params: { page } }) => {
      const { settings } = state.settings;
      if (!hasInfoPage(settings, page)) throw new ApiError("not_found");
      return { text: settings.info[page] };
    },
    readDelivery: () => {
      const { delivery, branches } = state.settings.settings;
      return { ...delivery, pick_up: branches.length > 0, branches: branches.map(({ name }) => name) };
    },
    readPayments: () => {
      const { options, ...offers } = paymentOffersOf(state.settings.settings.payments);
      return { ...offers, options: [...options] };
    },
    readAbout: () => {
      const { branches, about } = state.settings.settings;
      const brands = brandsOnSale(state).filter(({ official }) => official);
      return { branches, about, brands: brands.flatMap(({ name, logo }) => (logo ? [{ name, logo }] : [])) };
    },
    readSettings: () => state.settings,
    storeLogo: ({ body: { logo } }) => {
      const address = pictureOf("logo", logo);
      if (address === undefined) throw new ApiError("invalid", { errors: { logo: "required" } });
      return { logo: address };
    },
    changeSettings: ({ body: { version, ...change } }) => {
      const stored = state.settings;
      const settings = changedSettings(stored.settings, change);
      const fields = settingsChanges(stored.settings, settings);
      state.confirmedSections = new Set([...state.confirmedSections, ...confirmedSections(change)]);
      if (fields.length === 0) return { status: false, stored };
      if (version !== stored.version) throw new ApiError("edit_conflict", { current: stored });
      state.settings = {
        settings,
        version: version + 1,
        changed_at: new Date().toISOString(),
        changed_by: state.adminEmail,
      };
      record(state, { entity: "settings", id: 1 }, "updated", fields);
      return { status: true, stored: state.settings };
    },
  } satisfies Partial<Answers>;
}

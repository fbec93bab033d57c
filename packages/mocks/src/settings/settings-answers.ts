import { summarizeDelivery } from "@shop/domain/delivery/delivery.ts";
import { paymentOffersOf } from "@shop/domain/payments/payment-offers.ts";
import { existingInfoPages } from "@shop/domain/site/info-pages.ts";
import { changedSettings } from "@shop/domain/site/settings-changes.ts";
import { deliveryRatesOf } from "@shop/domain/site/shop-settings.ts";

import { brandsOnSale } from "../brands/brand-answers.ts";
import { pictureOf } from "../images/image-answers.ts";
import type { Answers, ShopState } from "../shop/state.ts";

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
    readOwnMethods: () => ({ data: state.settings.settings.methods }),
    readSettings: () => state.settings,
    storeLogo: ({ body: { logo } }) => ({ logo: pictureOf(logo) ?? "" }),
    changeSettings: ({ body: { version, ...change } }) => {
      state.settings = {
        settings: changedSettings(state.settings.settings, change),
        version: version + 1,
        changed_at: new Date().toISOString(),
        changed_by: state.adminEmail,
      };
      return { status: true, stored: state.settings };
    },
  } satisfies Partial<Answers>;
}

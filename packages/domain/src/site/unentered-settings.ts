import { noDelivery } from "../delivery/delivery.ts";
import type { Bilingual } from "../locale/locale.ts";
import { defaultSettings, type ShopSettings } from "./shop-settings.ts";

const noText: Bilingual = { en: "", ar: "" };

/** The settings of a shop that begins empty: nothing that the demonstration says of itself, and no branches. Name and contacts, which pages cannot do without, are entered first. */
export const unenteredSettings = (since: number): ShopSettings => ({
  ...defaultSettings,
  shop: { ...defaultSettings.shop, legal_name: defaultSettings.shop.name, promise: noText, since },
  branches: [],
  about: { who_we_are: noText, vision: noText, mission: noText },
  info: {
    delivery: noText,
    payment: noText,
    returns: noText,
    warranty: noText,
    privacy: noText,
    terms: noText,
  },
  home: {
    ...defaultSettings.home,
    sections: defaultSettings.home.sections.filter(({ kind }) => kind !== "reasons"),
    reasons: [],
  },
  delivery: noDelivery,
  pictures_note: noText,
});

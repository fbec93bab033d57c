import { dashPages } from "./dash-pages.ts";
import type { ShopSettings } from "./shop-settings.ts";

/** A section of the settings. */
export type SettingsSectionName =
  | "shop"
  | "branches"
  | "delivery"
  | "payments"
  | "tax"
  | "books"
  | "quotations"
  | "mails"
  | "orders"
  | "home"
  | "about"
  | "info";

/** The settings of each section, which are saved together; in the order in which the dashboard lists the sections. */
export const settingsSections = {
  shop: ["shop", "pictures_note"],
  branches: ["branches"],
  delivery: ["delivery"],
  payments: ["payments", "methods"],
  tax: ["tax"],
  books: ["accounts"],
  quotations: ["quotations"],
  mails: ["orders_mail", "mail_signature", "mail_texts"],
  orders: [
    "low_stock_at",
    "waiting_hours",
    "stock_shown",
    "stock_limit",
    "discount_limit",
    "unconfirmed_pieces",
    "unconfirmed_value",
  ],
  home: ["home"],
  about: ["about"],
  info: ["info"],
} as const satisfies Readonly<Record<SettingsSectionName, readonly (keyof ShopSettings)[]>>;

/** Whether a name is that of a section. */
export const isSettingsSection = (name: string): name is SettingsSectionName =>
  Object.hasOwn(settingsSections, name);

/** The names of the sections in their order. */
export const settingsSectionNames: readonly SettingsSectionName[] =
  Object.keys(settingsSections).filter(isSettingsSection);

/** The address of a section. */
export const settingsPage = (section: SettingsSectionName): string => `${dashPages.settings.path}/${section}`;

/** The sections that a change holds whole, as their forms do: who saves one has confirmed it, also where nothing differs. */
export const confirmedSections = (change: {
  readonly [Name in keyof ShopSettings]?: unknown;
}): SettingsSectionName[] =>
  settingsSectionNames.filter((section) =>
    settingsSections[section].every((name) => change[name] !== undefined),
  );

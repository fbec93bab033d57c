import {
  type ShopSettingsForm,
  settingsSectionSchema,
  type StoredSettings,
} from "@shop/contract/settings/shop.ts";
import { bookAccounts } from "@shop/domain/books/accounts.ts";
import { stockRules } from "@shop/domain/catalogue/shown-stock.ts";
import { governorates } from "@shop/domain/delivery/governorates.ts";
import { shortVatRate } from "@shop/domain/orders/lines/vat-rate.ts";
import { type OwnMethodId, ownMethodIds } from "@shop/domain/payments/payment-methods.ts";
import { allHomeSections, homeSectionKinds } from "@shop/domain/site/home-sections.ts";
import { mailTextKinds } from "@shop/domain/site/mail-texts.ts";
import { weekdays } from "@shop/domain/site/opening-hours.ts";
import { type SettingsSectionName, settingsSections } from "@shop/domain/site/settings-sections.ts";
import type { GenericSchema } from "valibot";
import * as v from "valibot";

import type { SchemaForm } from "../../form/use-schema-form.ts";

const text = v.string();
const bilingual = v.object({ en: text, ar: text });
const count = v.union([text, v.number()]);

const withAccounts = v.object({
  offered: v.boolean(),
  text: bilingual,
  accounts: v.array(v.object({ label: text, number: text })),
});

const mailText = v.object({ subject: bilingual, title: bilingual, intro: bilingual });

/** The shape of what is entered, before the contract's rules: a draft has to have it. */
const enteredSchema = v.object({
  version: count,
  shop: v.object({
    name: bilingual,
    legal_name: bilingual,
    tagline: bilingual,
    promise: bilingual,
    logo: text,
    logo_has_name: v.boolean(),
    accent: text,
    since: count,
    phone: text,
    chat_number: text,
    mail: text,
  }),
  branches: v.array(
    v.object({
      name: bilingual,
      address: bilingual,
      mail: text,
      phone: text,
      landline: text,
      code: v.optional(text),
      map: text,
      hours: v.array(v.object({ day: v.picklist(weekdays), opens: text, closes: text })),
    }),
  ),
  about: v.object({ who_we_are: bilingual, vision: bilingual, mission: bilingual }),
  info: v.object({
    delivery: bilingual,
    payment: bilingual,
    returns: bilingual,
    warranty: bilingual,
    privacy: bilingual,
    terms: bilingual,
  }),
  home: v.object({
    sections: v.array(v.object({ kind: v.picklist(homeSectionKinds), title: bilingual, shown: v.boolean() })),
    featured: v.array(count),
    reasons: v.array(v.object({ title: bilingual, text: bilingual })),
  }),
  delivery: v.object({
    zones: v.array(
      v.object({
        name: bilingual,
        governorates: v.array(v.picklist(governorates)),
        cost: count,
        days_from: count,
        days_to: count,
      }),
    ),
    free_from: v.nullable(count),
  }),
  payments: v.object({
    cash_on_delivery: v.object({
      offered: v.boolean(),
      text: bilingual,
      fee: count,
      deposit_from: v.nullable(count),
      deposit_percent: count,
    }),
    cash_at_branch: v.object({ offered: v.boolean(), text: bilingual }),
    instapay: withAccounts,
    wallet: withAccounts,
    transfer: withAccounts,
  }),
  methods: v.array(
    v.object({ id: v.picklist(ownMethodIds), name: bilingual, account: text, archived: v.boolean() }),
  ),
  tax: v.object({
    vat_rate: count,
    tax_number: text,
    commercial_register: text,
    address: bilingual,
    activity_code: text,
    device_serial: text,
    governorate: text,
    city: text,
    street: text,
    building: text,
  }),
  accounts: v.object(v.entriesFromList(bookAccounts, text)),
  quotations: v.object({ days: count, terms: bilingual }),
  orders_mail: v.nullable(text),
  mail_signature: bilingual,
  mail_texts: v.object(v.entriesFromList(mailTextKinds, mailText)),
  pictures_note: bilingual,
  low_stock_at: count,
  stock_shown: v.picklist(stockRules),
  stock_limit: count,
  waiting_hours: count,
  discount_limit: count,
  unconfirmed_pieces: count,
  unconfirmed_value: count,
});

/** Values of the settings form as they are entered. */
export type SettingsValues = v.InferOutput<typeof enteredSchema>;

/** A branch as it is entered. */
export type BranchValues = SettingsValues["branches"][number];

/** A zone of delivery as it is entered. */
export type ZoneValues = SettingsValues["delivery"]["zones"][number];

/** The form of the settings. */
export type SettingsSchemaForm = SchemaForm<SettingsValues, ShopSettingsForm>;

/** The rules of a section's form: those of the contract. */
export const settingsRules = (
  section: SettingsSectionName,
): GenericSchema<SettingsValues, ShopSettingsForm> => settingsSectionSchema(section);

/** The values that a form of stored settings starts with. */
export const settingsValues = ({ settings, version }: StoredSettings): SettingsValues => ({
  ...settings,
  version,
  home: { ...settings.home, sections: allHomeSections(settings.home) },
  delivery: { ...settings.delivery, free_from: settings.delivery.free_from ?? "" },
  payments: {
    ...settings.payments,
    cash_on_delivery: {
      ...settings.payments.cash_on_delivery,
      deposit_from: settings.payments.cash_on_delivery.deposit_from ?? "",
    },
  },
  tax: { ...settings.tax, vat_rate: shortVatRate(settings.tax.vat_rate) },
  orders_mail: settings.orders_mail ?? "",
});

/** The values of a section among those of the form, with the version that it was opened with. */
export const sectionValues = (
  section: SettingsSectionName,
  values: SettingsValues,
): Partial<SettingsValues> => v.parse(draftSchema(section), values);

const draftSchema = (section: SettingsSectionName) =>
  v.pick(enteredSchema, ["version", ...settingsSections[section]]);

/** The values of a section's stored draft; null where there is none, or one of another shape. */
export const draftValues = (section: SettingsSectionName, draft: unknown): Partial<SettingsValues> | null =>
  v.is(draftSchema(section), draft) ? draft : null;

/** An empty branch. */
export const newBranch = (): BranchValues => ({
  name: { en: "", ar: "" },
  address: { en: "", ar: "" },
  mail: "",
  phone: "",
  landline: "",
  code: "",
  map: "",
  hours: [],
});

/** An empty zone. */
export const newZone = (): ZoneValues => ({
  name: { en: "", ar: "" },
  governorates: [],
  cost: "",
  days_from: "",
  days_to: "",
});

/** An empty reason to buy here. */
export const newReason = (): SettingsValues["home"]["reasons"][number] => ({
  title: { en: "", ar: "" },
  text: { en: "", ar: "" },
});

/** A method of payment that is named for the first time. */
export const newMethod = (id: OwnMethodId): SettingsValues["methods"][number] => ({
  id,
  name: { en: "", ar: "" },
  account: "",
  archived: false,
});

/** An empty account of an option of payment. */
export const newAccount = (): SettingsValues["payments"]["instapay"]["accounts"][number] => ({
  label: "",
  number: "",
});

import { stockRules } from "@shop/domain/catalogue/shown-stock.ts";
import { MAX_LINE_QUANTITY } from "@shop/domain/constants.ts";
import { ANY_PRICE } from "@shop/domain/orders/lines/price-limit.ts";
import { internationalPhone } from "@shop/domain/orders/placing/international-phone.ts";
import { asciiDigits } from "@shop/domain/search/folding.ts";
import { aboutParts } from "@shop/domain/site/about-text.ts";
import { ACCENT_FORMAT, isVisibleAccent } from "@shop/domain/site/accent.ts";
import { homeSectionKinds, HOME_PRODUCTS, HOME_REASONS } from "@shop/domain/site/home-sections.ts";
import type { InfoPage } from "@shop/domain/site/info-pages.ts";
import { weekdays } from "@shop/domain/site/opening-hours.ts";
import { type SettingsSectionName, settingsSections } from "@shop/domain/site/settings-sections.ts";
import { haveOverlap, isShift, MAX_SHIFTS } from "@shop/domain/site/shift-rules.ts";
import * as v from "valibot";

import { deliverySettingsSchema } from "../delivery/delivery.ts";
import { isHttpsLink } from "../link-rules.ts";
import { listOf } from "../list-rule.ts";
import { ownMethodsSchema } from "../payments/own-method.ts";
import { paymentSettingsSchema } from "../payments/payment-settings.ts";
import {
  clearableText,
  emailRule,
  idRule,
  normalizePhone,
  requiredText,
  wholeNumberRule,
  withoutInvisible,
} from "../rules.ts";
import { accountNumbersSchema } from "./accounts.ts";
import { mailTextsSchema } from "./mail-texts.ts";
import { quotationSettingsSchema } from "./quotations.ts";
import { taxSettingsSchema } from "./tax.ts";

/** Maximum number of branches. */
export const MAX_BRANCHES = 20;

const bilingual = (max: number) => v.object({ en: requiredText(max), ar: requiredText(max) });

/**
 * A phone of the shop, shown as it is entered: an optional plus, then digits, spaces, hyphens, slashes and brackets with 5 digits (a hotline) to
 * 15. Arabic digits become ASCII, marks of direction are removed.
 */
const shopPhone = v.pipe(
  requiredText(40),
  v.transform((text) => asciiDigits(withoutInvisible(text)).trim()),
  v.regex(/^\+?[\d ()/\u2010-\u2015-]+$/, "bad_phone"),
  v.check((text) => /^\d{5,15}$/.test(text.replaceAll(/\D/g, "")), "bad_phone"),
);

/**
 * A number of the chat app: the digits of a number in international format, without plus or leading zeros; a mobile number as it is dialled
 * in the country gets its code.
 */
const chatNumber = v.pipe(
  requiredText(30),
  v.transform((text) => internationalPhone(normalizePhone(text)).replace(/^\+/, "")),
  v.regex(/^[1-9]\d{7,14}$/, "bad_phone"),
);

const orEmpty = <S extends v.GenericSchema<string, string>>(schema: S) =>
  v.union([v.pipe(v.string(), v.trim(), v.literal("")), schema]);

/** An https address, or '' for none. */
const mapLink = v.pipe(
  clearableText(500),
  v.check((text) => text === "" || isHttpsLink(text), "bad_link"),
);

/** Letters, digits and hyphens, at most ten. */
const branchCode = v.pipe(clearableText(10), v.regex(/^[A-Za-z0-9-]*$/, "bad_value"));

const clock = v.pipe(
  v.string("required"),
  // The end of a day.
  v.transform((text) => (text === "24:00" ? "00:00" : text)),
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "required"),
);

const dayHours = v.pipe(
  v.object({ day: v.picklist(weekdays, "bad_value"), opens: clock, closes: clock }),
  v.forward(
    v.check(({ opens, closes }) => isShift({ opens, closes }), "too_small"),
    ["closes"],
  ),
  v.metadata({ ref: "DayHours" }),
);

/** A branch of the shop. */
export const branchSchema = v.pipe(
  v.object({
    name: bilingual(80),
    address: bilingual(200),
    /** '' for none. */
    mail: orEmpty(emailRule),
    phone: shopPhone,
    /** '' for none. */
    landline: orEmpty(shopPhone),
    /** Its code at the tax authority, which numbers of invoices name; '' for that of the head office. */
    code: v.optional(branchCode, ""),
    /** Address of a map, '' for none. */
    map: mapLink,
    /** Opening hours by day, a day with a break twice; empty where none are stated. */
    hours: v.pipe(
      listOf(dayHours, { min: 0, max: weekdays.length * MAX_SHIFTS, ref: "OpeningHours" }),
      v.check(
        (hours) => weekdays.every((day) => hours.filter((one) => one.day === day).length <= MAX_SHIFTS),
        "bad_value",
      ),
      v.check((hours) => !haveOverlap(hours), "hours_overlap"),
    ),
  }),
  v.metadata({ ref: "Branch" }),
);

const accentRule = v.pipe(
  clearableText(7),
  v.toLowerCase(),
  v.check((accent) => accent === "" || ACCENT_FORMAT.test(accent), "bad_colour"),
  v.check((accent) => accent === "" || !ACCENT_FORMAT.test(accent) || isVisibleAccent(accent), "too_light"),
);

/** The identity of the shop: names, looks and contacts. */
export const shopSchema = v.pipe(
  v.object({
    name: bilingual(40),
    legal_name: bilingual(80),
    tagline: bilingual(120),
    /** A sentence below the tagline on the home page; '' for none. */
    promise: v.object({ en: clearableText(200), ar: clearableText(200) }),
    /** Address of the stored picture of its logo; '' for that of the software. */
    logo: clearableText(200),
    /** Whether the logo holds the name. */
    logo_has_name: v.boolean("bad_value"),
    /** Colour of main buttons and marks: '#' and six hexadecimal digits; '' for that of the software. */
    accent: accentRule,
    /** Year of foundation. */
    since: wholeNumberRule(1800, 2100),
    phone: shopPhone,
    /** Digits in international format. */
    chat_number: chatNumber,
    mail: emailRule,
  }),
  v.metadata({ ref: "Shop" }),
);

const [whoWeAre, vision, mission] = aboutParts;

/** The company text of the about page. */
const aboutTextSchema = v.pipe(
  v.object({ [whoWeAre]: bilingual(2000), [vision]: bilingual(2000), [mission]: bilingual(2000) }),
  v.metadata({ ref: "AboutText" }),
);

const written = v.object({ en: v.string(), ar: v.string() });

/** The company text as answers state it; '' for what is not written yet. */
export const aboutTextAnswer = v.pipe(
  v.object({ [whoWeAre]: written, [vision]: written, [mission]: written }),
  v.metadata({ ref: "AboutTextAnswer" }),
);

/** A text in both languages, either of which may be ''. */
export const infoTextSchema = v.pipe(
  v.object({ en: clearableText(4000), ar: clearableText(4000) }),
  v.metadata({ ref: "InfoText" }),
);

/** The texts on how the shop sells, by page. */
const infoTextsSchema = v.pipe(
  v.object({
    delivery: infoTextSchema,
    payment: infoTextSchema,
    returns: infoTextSchema,
    warranty: infoTextSchema,
    privacy: infoTextSchema,
    terms: infoTextSchema,
  } satisfies Record<InfoPage, typeof infoTextSchema>),
  v.metadata({ ref: "InfoTexts" }),
);

/** A reason to buy here. */
export const homeReasonSchema = v.pipe(
  v.object({ title: bilingual(60), text: bilingual(200) }),
  v.metadata({ ref: "HomeReason" }),
);

/** The sections of the home page below its categories, the featured products and the reasons. */
export const homeSettingsSchema = v.pipe(
  v.object({
    sections: v.pipe(
      listOf(
        v.object({
          kind: v.picklist(homeSectionKinds, "bad_value"),
          title: v.object({ en: clearableText(80), ar: clearableText(80) }),
          shown: v.boolean("bad_value"),
        }),
        { min: 0, max: homeSectionKinds.length, ref: "HomeSections" },
      ),
      v.check((list) => new Set(list.map(({ kind }) => kind)).size === list.length, "bad_value"),
    ),
    featured: v.pipe(
      listOf(idRule, { min: 0, max: HOME_PRODUCTS, ref: "FeaturedProducts" }),
      v.check((ids) => new Set(ids).size === ids.length, "bad_value"),
    ),
    reasons: listOf(homeReasonSchema, { min: 0, max: HOME_REASONS, ref: "HomeReasons" }),
  }),
  v.metadata({ ref: "HomeSettings" }),
);

/** A line on what the pictures of products are, in both languages; either may be ''. */
export const picturesNoteSchema = v.pipe(
  v.object({ en: clearableText(80), ar: clearableText(80) }),
  v.metadata({ ref: "PicturesNote" }),
);

const settingsEntries = {
  shop: shopSchema,
  branches: listOf(branchSchema, { min: 0, max: MAX_BRANCHES, ref: "Branches" }),
  about: aboutTextSchema,
  info: infoTextsSchema,
  home: homeSettingsSchema,
  delivery: deliverySettingsSchema,
  payments: paymentSettingsSchema,
  /** Methods of payment beside those that every shop has. */
  methods: ownMethodsSchema,
  tax: taxSettingsSchema,
  accounts: accountNumbersSchema,
  quotations: quotationSettingsSchema,
  /** Address to which the mails of new orders go; null for that of the server's configuration. */
  orders_mail: v.nullable(
    v.pipe(
      orEmpty(emailRule),
      v.transform((mail) => mail || null),
    ),
  ),
  /** Last lines of the mails about orders; '' for the shop's name and tagline. */
  mail_signature: v.object({ en: clearableText(500), ar: clearableText(500) }),
  mail_texts: mailTextsSchema,
  /** What the pictures of products are, such as drawings; '' for nothing. */
  pictures_note: picturesNoteSchema,
  /** A product with at most so many pieces counts as low in stock. */
  low_stock_at: wholeNumberRule(0, 10_000),
  /** How shoppers see the stock. */
  stock_shown: v.picklist(stockRules, "bad_value"),
  /** Number above which 'more_than' states no exact one. */
  stock_limit: wholeNumberRule(1, 1_000_000),
  /** Hours after which an unconfirmed order is flagged: from one to thirty days. */
  waiting_hours: wholeNumberRule(1, 720),
  /** Percent by which administrators without the right to prices may lower those of an order. */
  discount_limit: wholeNumberRule(0, ANY_PRICE),
  /** Pieces that unconfirmed orders of one phone, or one sender, take from the stock at most. */
  unconfirmed_pieces: wholeNumberRule(0, MAX_LINE_QUANTITY),
  /** Their value, in whole units of the currency. */
  unconfirmed_value: wholeNumberRule(0, 1_000_000_000),
};

const settingsObject = v.object(settingsEntries);

/** What an owner sets without a developer. */
const shopSettingsSchema = v.pipe(
  v.object({ ...settingsEntries, about: aboutTextAnswer }),
  v.metadata({ ref: "ShopSettings" }),
);

/** The version of the settings that a form was opened with. */
const version = wholeNumberRule(0, 2_147_483_647);

/** A change of the settings: those that are left out stay as they are. */
export const shopSettingsFormSchema = v.pipe(
  v.object({ version, ...v.partial(settingsObject).entries }),
  v.metadata({ ref: "ShopSettingsForm" }),
);

/** The rules of the form of a section, all of whose settings must be entered. */
export const settingsSectionSchema = (section: SettingsSectionName) =>
  v.object({ version, ...v.pick(settingsObject, settingsSections[section]).entries });

/** The stored settings. */
export const storedSettingsSchema = v.pipe(
  v.object({
    settings: shopSettingsSchema,
    /** Incremented by each change; 0 before the first. */
    version: v.pipe(v.number(), v.integer()),
    /** Time of the last change, null before the first. */
    changed_at: v.nullable(v.string()),
    /** The administrator's mail address. */
    changed_by: v.nullable(v.string()),
  }),
  v.metadata({ ref: "StoredSettings" }),
);

/** A branch of the shop. */
export type Branch = v.InferOutput<typeof branchSchema>;
/** Validated change of the settings. */
export type ShopSettingsForm = v.InferOutput<typeof shopSettingsFormSchema>;
/** The stored settings. */
export type StoredSettings = v.InferOutput<typeof storedSettingsSchema>;
/** Validated choice of what the home page shows. */
export type HomeSettingsForm = v.InferOutput<typeof homeSettingsSchema>;

import { infoPages } from "@shop/domain/site/info-pages.ts";
import * as v from "valibot";

import { deliveryRatesSchema, deliverySummarySchema } from "../delivery/delivery.ts";
import { defineEndpoint } from "../endpoint.ts";
import { MAX_PICTURE_BYTES, requiredPicture } from "../files.ts";
import { ownMethodsSchema } from "../payments/own-method.ts";
import { paymentOffersSchema } from "../payments/payment-settings.ts";
import {
  aboutTextAnswer,
  branchSchema,
  infoTextSchema,
  picturesNoteSchema,
  shopSchema,
  shopSettingsFormSchema,
  storedSettingsSchema,
} from "./shop.ts";

/** The identity of the shop. */
export const readShop = defineEndpoint({
  access: "public",
  revalidated: true,
  summary: "The shop's names and contacts, and whether it can mail a link to a new password.",
  answer: v.object({
    data: shopSchema,
    mails_password_links: v.boolean(),
    /** The pages on how the shop sells that have a text. */
    info_pages: v.array(v.picklist(infoPages)),
    pictures_note: picturesNoteSchema,
    /** Days for which a quotation of a cart is valid; 0 where shoppers cannot make one. */
    quotation_days: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** Null where the shop states no costs of delivery. */
    delivery: v.nullable(deliverySummarySchema),
  }),
});

/** Branches and company text. */
export const readAbout = defineEndpoint({
  access: "public",
  revalidated: true,
  summary:
    "The shop's branches with their opening hours, its company text, and the brands that it distributes, by name.",
  answer: v.object({
    branches: v.array(branchSchema),
    about: aboutTextAnswer,
    /** Those with a logo. */
    brands: v.array(v.object({ name: v.string(), logo: v.string() })),
  }),
});

/** The text of a page on how the shop sells. */
export const readInfo = defineEndpoint({
  access: "public",
  revalidated: true,
  summary:
    "The text of a page on how the shop sells, such as delivery; not_found where it has none, unless it states the costs of delivery.",
  params: v.object({ page: v.picklist(infoPages, "bad_id") }),
  answer: v.object({ text: infoTextSchema }),
  failures: ["not_found"],
});

/** What delivery costs. */
export const readDelivery = defineEndpoint({
  access: "public",
  revalidated: true,
  summary:
    "What delivery costs by zones of governorates (ISO 3166-2:EG), the total of goods from which it is free, and whether orders can be picked up at a branch; no zones where the shop states no costs.",
  answer: deliveryRatesSchema,
});

/** How orders can be paid. */
export const readPayments = defineEndpoint({
  access: "public",
  revalidated: true,
  summary:
    "The options of payment that the shop offers, the default one first: cash at a branch for orders that are picked up, cash on delivery for all others; what cash on delivery costs, and above what sum a deposit is asked.",
  answer: paymentOffersSchema,
});

/** The methods of payment that an owner has named. */
export const readOwnMethods = defineEndpoint({
  access: "admin",
  summary:
    "The methods of payment that an owner has named beside those that every shop has, with those that are archived: ledgers name both by their id.",
  answer: v.object({ data: ownMethodsSchema }),
});

/** The settings of the shop. */
export const readSettings = defineEndpoint({
  access: "admin",
  right: "settings",
  summary: "The settings of the shop, which are defaults until an owner has changed them.",
  answer: storedSettingsSchema,
});

/** Stores the picture of a logo. */
export const storeLogo = defineEndpoint({
  access: "admin",
  right: "settings",
  summary:
    "Stores a picture and answers its address, for the setting `logo` of the shop; one that no setting names is deleted after a day. JPEG, PNG, WebP, AVIF or GIF, 10 MB at most.",
  body: v.object({ logo: requiredPicture }),
  maxBytes: MAX_PICTURE_BYTES + 64 * 1024,
  answer: v.object({ logo: v.string() }),
});

/** Changes the settings of the shop. */
export const changeSettings = defineEndpoint({
  access: "admin",
  right: "settings",
  summary:
    "Changes the settings of the shop that the body holds and keeps the others; edit_conflict with the stored settings in current where their version differs from the form's; status false where nothing differed.",
  body: shopSettingsFormSchema,
  maxBytes: 256 * 1024,
  answer: v.object({ status: v.boolean(), stored: storedSettingsSchema }),
  failures: ["edit_conflict"],
});

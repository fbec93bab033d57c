import {
  MAX_PAYMENT_ACCOUNTS,
  PAYMENT_TEXT_LENGTH,
  paymentOptions,
} from "@shop/domain/payments/payment-options.ts";
import { asciiDigits } from "@shop/domain/search/folding.ts";
import * as v from "valibot";

import { listOf } from "../list-rule.ts";
import { nullablePriceRule } from "../nullable-price.ts";
import { requiredLine, shortText, storedPriceRule, wholeNumberRule, withoutInvisible } from "../rules.ts";

/** An option of payment that a shop may offer. */
const paymentOptionRule = v.picklist(paymentOptions, "bad_value");

/** What buyers read about an option; '' for nothing. */
const textSchema = v.object({ en: shortText(PAYMENT_TEXT_LENGTH), ar: shortText(PAYMENT_TEXT_LENGTH) });

/**
 * The number or address of an account, such as an IBAN, a mobile number or 'name@instapay'. Arabic digits become ASCII; it is not checked
 * any closer, as banks and wallets change their forms.
 */
const accountNumber = v.pipe(
  requiredLine(80),
  v.transform((text) => asciiDigits(withoutInvisible(text)).trim()),
  v.regex(/^[\w@.+/ -]{3,}$/, "bad_value"),
);

const accountSchema = v.pipe(
  v.object({ label: requiredLine(80), number: accountNumber }),
  v.metadata({ ref: "PaymentAccount" }),
);

const withAccounts = v.pipe(
  v.object({
    offered: v.boolean(),
    text: textSchema,
    accounts: listOf(accountSchema, { min: 0, max: MAX_PAYMENT_ACCOUNTS, ref: "PaymentAccounts" }),
  }),
  v.forward(
    // An offered option needs an account or instructions: the buyer has to know where to pay.
    v.partialCheck(
      [["offered"], ["text"], ["accounts"]],
      ({ offered, text, accounts }) => !offered || accounts.length > 0 || (text.en !== "" && text.ar !== ""),
      "required",
    ),
    ["accounts"],
  ),
);

/** What an owner sets of the options of payment. */
export const paymentSettingsSchema = v.pipe(
  v.object({
    cash_on_delivery: v.object({
      offered: v.boolean(),
      text: textSchema,
      /** Zero for none. */
      fee: storedPriceRule,
      /** What is due may be so much without a deposit; null where none is asked. */
      deposit_from: nullablePriceRule,
      /** The part of what is due, in percent. */
      deposit_percent: wholeNumberRule(1, 100),
    }),
    cash_at_branch: v.object({ offered: v.boolean(), text: textSchema }),
    instapay: withAccounts,
    wallet: withAccounts,
    transfer: withAccounts,
  }),
  v.metadata({ ref: "PaymentSettings" }),
);

/** The options of payment that the shop offers, as shoppers see them. */
export const paymentOffersSchema = v.pipe(
  v.object({
    options: v.array(v.object({ option: paymentOptionRule, text: textSchema })),
    /** What cash on delivery costs. */
    fee: v.string(),
    /** What is due in cash on delivery may be so much without a deposit; null where none is asked. */
    deposit_from: v.nullable(v.string()),
    /** The part of what is due that a deposit is, in percent. */
    deposit_percent: v.number(),
  }),
  v.metadata({ ref: "PaymentOffers" }),
);

/** Validated settings of the options of payment. */
export type PaymentSettingsForm = v.InferOutput<typeof paymentSettingsSchema>;

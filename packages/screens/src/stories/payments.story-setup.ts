import type { PaymentView } from "@shop/data/shop/payments/view.ts";
import { paymentOffersOf } from "@shop/domain/payments/payment-offers.ts";
import { cashOnly, type PaymentSettings, type PaymentTerms } from "@shop/domain/payments/payment-options.ts";
import { LONG_ARABIC, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { fn } from "storybook/test";

const instapayText = {
  en: "Send it within a day, and a picture of the receipt by chat.",
  ar: "حوّل خلال يوم، وأرسل صورة الإيصال في المحادثة.",
};

/** The options of a shop that offers all but the wallet, cash on delivery with a fee and a deposit above 4,000 EG. */
export const manyPayments: PaymentSettings = {
  ...cashOnly,
  cash_on_delivery: { ...cashOnly.cash_on_delivery, fee: "10.00", deposit_from: "4000.00" },
  instapay: {
    offered: true,
    text: instapayText,
    accounts: [{ label: "Nilometer", number: "nilometer@instapay" }],
  },
  transfer: {
    offered: true,
    text: { en: "", ar: "" },
    accounts: [{ label: "Nile Example Bank", number: "EG38 0019 0005 0000 0000 2631 8000 2" }],
  },
};

/** Texts without a place to break, and the largest fee. */
export const longPayments: PaymentSettings = {
  ...manyPayments,
  cash_on_delivery: {
    ...manyPayments.cash_on_delivery,
    fee: "9999999999.99",
    text: { en: UNBREAKABLE, ar: LONG_ARABIC },
  },
};

/** The choice of how an order is paid. */
export const aPayment = (changes: Partial<PaymentView> = {}): PaymentView => ({
  offers: paymentOffersOf(manyPayments),
  option: null,
  onOption: fn(),
  ...changes,
});

/** What the buyer of an order needs that is paid by InstaPay. */
export const instapayTerms: PaymentTerms = {
  text: instapayText,
  accounts: [{ option: "instapay", label: "Nilometer", number: "nilometer@instapay" }],
  deposit: null,
};

/** What a buyer needs who pays a deposit. */
export const depositTerms: PaymentTerms = {
  text: { en: "", ar: "" },
  accounts: [
    { option: "instapay", label: "Nilometer", number: "nilometer@instapay" },
    { option: "transfer", label: "Nile Example Bank", number: "EG38 0019 0005 0000 0000 2631 8000 2" },
  ],
  deposit: "1927.50",
};

/** The longest texts that a buyer may read. */
export const longTerms: PaymentTerms = {
  text: { en: UNBREAKABLE, ar: LONG_ARABIC },
  accounts: [{ option: "transfer", label: UNBREAKABLE.slice(0, 80), number: "EG".padEnd(80, "0") }],
  deposit: "9999999999.99",
};

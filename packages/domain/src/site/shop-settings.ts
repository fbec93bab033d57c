import { type AccountNumbers, defaultAccounts } from "../books/accounts.ts";
import type { StockDisplay } from "../catalogue/shown-stock.ts";
import {
  LOW_STOCK,
  STOCK_LIMIT,
  UNCONFIRMED_PIECES,
  UNCONFIRMED_VALUE,
  WAITING_HOURS,
} from "../constants.ts";
import { type DeliverySettings, type DeliveryRates, noDelivery } from "../delivery/delivery.ts";
import type { Bilingual } from "../locale/locale.ts";
import { DISCOUNT_LIMIT } from "../orders/lines/price-limit.ts";
import type { OwnMethod } from "../payments/payment-methods.ts";
import { cashOnly, type PaymentSettings } from "../payments/payment-options.ts";
import { type AboutText, aboutText } from "./about-text.ts";
import { type Branch, branches } from "./branches.ts";
import { demonstrationDelivery } from "./demonstration-delivery.ts";
import { defaultHome, type HomeSettings } from "./home-sections.ts";
import type { InfoTexts } from "./info-pages.ts";
import { infoTexts } from "./info-texts.ts";
import { type MailTexts, usualMailTexts } from "./mail-texts.ts";
import { defaultQuotations, type QuotationSettings } from "./quotation-settings.ts";
import { type Shop, shop } from "./shop.ts";
import { defaultTax, type TaxSettings } from "./tax-settings.ts";

/** What an owner sets without a developer. */
export interface ShopSettings extends StockDisplay {
  readonly shop: Shop;
  readonly branches: readonly Branch[];
  readonly about: AboutText;
  /** Texts on how the shop sells, by page. */
  readonly info: InfoTexts;
  readonly home: HomeSettings;
  /** What delivery costs. */
  readonly delivery: DeliverySettings;
  /** How orders can be paid. */
  readonly payments: PaymentSettings;
  /** Methods of payment beside those that every shop has. */
  readonly methods: readonly OwnMethod[];
  /** What papers state of the shop as a taxpayer. */
  readonly tax: TaxSettings;
  /** The numbers of the journal's accounts. */
  readonly accounts: AccountNumbers;
  /** What quotations promise. */
  readonly quotations: QuotationSettings;
  /** Address to which the mails of new orders go; null for that of the server's configuration. */
  readonly orders_mail: string | null;
  /** Last lines of the mails about orders; where one is '', the shop's name and tagline. */
  readonly mail_signature: Bilingual;
  /** Texts of the mails to buyers; '' for the usual ones. */
  readonly mail_texts: MailTexts;
  /** What the pictures of products are, such as drawings; where both are '', pages say nothing. */
  readonly pictures_note: Bilingual;
  /** A product with at most so many pieces counts as low in stock, unless it has a threshold of its own. */
  readonly low_stock_at: number;
  /** Hours after which an unconfirmed order is flagged. */
  readonly waiting_hours: number;
  /** Percent by which administrators without the right to prices may lower those of an order. */
  readonly discount_limit: number;
  /** Pieces that unconfirmed orders of one phone, or one sender, take from the stock at most; orders above it are requests. */
  readonly unconfirmed_pieces: number;
  /** Their value, in whole units of the currency. */
  readonly unconfirmed_value: number;
}

const noCode = { code: "" };
const noText: Bilingual = { en: "", ar: "" };

/** The settings of a shop whose owner has not changed any. */
export const defaultSettings: ShopSettings = {
  shop,
  branches,
  about: aboutText,
  info: infoTexts,
  home: defaultHome,
  delivery: demonstrationDelivery,
  payments: cashOnly,
  methods: [],
  tax: defaultTax,
  accounts: defaultAccounts,
  quotations: defaultQuotations,
  orders_mail: null,
  mail_signature: noText,
  mail_texts: usualMailTexts,
  // The pictures of the demonstration catalogue.
  pictures_note: { en: "Drawing", ar: "رسم توضيحي" },
  low_stock_at: LOW_STOCK,
  stock_shown: "low_count",
  stock_limit: STOCK_LIMIT,
  waiting_hours: WAITING_HOURS,
  discount_limit: DISCOUNT_LIMIT,
  unconfirmed_pieces: UNCONFIRMED_PIECES,
  unconfirmed_value: UNCONFIRMED_VALUE,
};

/** The settings that apply: what is stored, and defaults of settings that a later release has added. */
export const settingsOf = (stored: Partial<ShopSettings> | undefined): ShopSettings =>
  // Pictures and costs of delivery of a shop that has its own settings are not those of the demonstration.
  stored
    ? {
        ...defaultSettings,
        pictures_note: noText,
        delivery: noDelivery,
        ...stored,
        shop: { ...defaultSettings.shop, ...stored.shop },
        home: { ...defaultSettings.home, ...stored.home },
        tax: { ...defaultSettings.tax, ...stored.tax },
        accounts: { ...defaultSettings.accounts, ...stored.accounts },
        mail_texts: { ...usualMailTexts, ...stored.mail_texts },
        // Stored before branches had a code.
        branches: (stored.branches ?? defaultSettings.branches).map((branch) =>
          Object.assign({}, noCode, branch),
        ),
      }
    : defaultSettings;

/** What delivery costs, as shoppers see it: orders are picked up where there is a branch. */
export const deliveryRatesOf = ({
  delivery,
  branches: all,
}: Pick<ShopSettings, "delivery" | "branches">): DeliveryRates => ({
  ...delivery,
  pick_up: all.length > 0,
  branches: all.map(({ name }) => name),
});

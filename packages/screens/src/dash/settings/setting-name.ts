import { bookAccounts } from "@shop/domain/books/accounts.ts";
import { paymentOptions } from "@shop/domain/payments/payment-options.ts";
import { type MailTextPart, mailTextKinds } from "@shop/domain/site/mail-texts.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";

import type { BranchValues, SettingsValues, ZoneValues } from "./settings-values.ts";

/** The settings that have a label, by their paths without language and place. */
type SettingPath =
  | Exclude<
      keyof SettingsValues,
      | "version"
      | "shop"
      | "about"
      | "info"
      | "home"
      | "branches"
      | "delivery"
      | "payments"
      | "methods"
      | "tax"
      | "accounts"
      | "quotations"
      | "mail_texts"
    >
  | `shop.${keyof SettingsValues["shop"]}`
  | `about.${keyof SettingsValues["about"]}`
  | `info.${keyof SettingsValues["info"]}`
  | `tax.${keyof SettingsValues["tax"]}`
  | `quotations.${keyof SettingsValues["quotations"]}`
  | "delivery.free_from"
  | `zone.${keyof ZoneValues}`
  | `payment.${keyof SettingsValues["payments"]["cash_on_delivery"]}`
  | `method.${keyof SettingsValues["methods"][number]}`
  | `account.${"label" | "number"}`
  | `mail_text.${MailTextPart}`
  | `reason.${"title" | "text"}`
  | `branch.${Exclude<keyof BranchValues, "hours">}`;

/** The part of a path behind the place of a branch. */
const BRANCH = /^branches\.(?<place>\d+)\.(?<field>.+)$/;

/** The part of a path behind the place of a zone of delivery. */
const ZONE = /^delivery\.zones\.(?<place>\d+)\.(?<field>.+)$/;

/** The part of a path behind an option of payment. */
const PAYMENT = /^payments\.(?<option>\w+)\.(?<field>.+)$/;

/** The part of a path behind the place of an account of an option of payment. */
const ACCOUNT = /^payments\.\w+\.accounts\.(?<place>\d+)\.(?<field>.+)$/;

/** The part of a path behind the place of an owner's method of payment. */
const METHOD = /^methods\.(?<place>\d+)\.(?<field>.+)$/;

/** The part of a path behind the place of a reason to buy here. */
const REASON = /^home\.reasons\.(?<place>\d+)\.(?<field>.+)$/;

/** The part of a path behind the mail whose text it is. */
const MAIL_TEXT = /^mail_texts\.(?<kind>\w+)\.(?<field>.+)$/;

/** The path of a part of the home page. */
const HOME = /^home\.(?<list>sections|featured)\.(?<place>\d+)(?:\.(?<field>.+))?$/;

/** Returns a function that labels the path of a setting without its language, such as `branches.0.phone`; an unknown path stays as it is. */
export function useSettingLabel(): (path: string) => string {
  const texts = useMessages("dashSettings");
  const about = useMessages("about");
  const { infoPages } = useMessages("common");
  const names: Readonly<Record<string, string>> = {
    "shop.name": texts.shop.name,
    "shop.legal_name": texts.shop.legalName,
    "shop.tagline": texts.shop.tagline,
    "shop.promise": texts.shop.promise,
    "shop.logo": texts.shop.logo,
    "shop.logo_has_name": texts.shop.logoHasName,
    "shop.accent": texts.shop.accent,
    "shop.since": texts.shop.since,
    "shop.phone": texts.contact.phone,
    "shop.chat_number": texts.contact.chatNumber,
    "shop.mail": texts.contact.mail,
    "about.who_we_are": about.whoWeAre,
    "about.vision": about.vision,
    "about.mission": about.mission,
    "info.delivery": infoPages.delivery,
    "info.payment": infoPages.payment,
    "info.returns": infoPages.returns,
    "info.warranty": infoPages.warranty,
    "info.privacy": infoPages.privacy,
    "info.terms": infoPages.terms,
    "tax.vat_rate": texts.tax.vatRate,
    "tax.tax_number": texts.tax.taxNumber,
    "tax.commercial_register": texts.tax.commercialRegister,
    "tax.address": texts.tax.address,
    "tax.activity_code": texts.tax.activityCode,
    "tax.device_serial": texts.tax.deviceSerial,
    "tax.governorate": texts.tax.governorate,
    "tax.city": texts.tax.city,
    "tax.street": texts.tax.street,
    "tax.building": texts.tax.building,
    "quotations.days": texts.quotations.days,
    "quotations.terms": texts.quotations.terms,
    orders_mail: texts.mails.ordersMail,
    mail_signature: texts.mails.signature,
    pictures_note: texts.shop.picturesNote,
    low_stock_at: texts.orders.lowStock,
    stock_shown: texts.orders.stockShown,
    stock_limit: texts.orders.stockLimit,
    waiting_hours: texts.orders.waitingHours,
    discount_limit: texts.orders.discountLimit,
    unconfirmed_pieces: texts.orders.unconfirmedPieces,
    unconfirmed_value: texts.orders.unconfirmedValue,
    "delivery.free_from": texts.delivery.freeFrom,
    "zone.name": texts.delivery.name,
    "zone.governorates": texts.delivery.governorates,
    "zone.cost": texts.delivery.cost,
    "zone.days_from": texts.delivery.daysFrom,
    "zone.days_to": texts.delivery.daysTo,
    "payment.offered": texts.payments.offered,
    "payment.text": texts.payments.text,
    "payment.fee": texts.payments.fee,
    "payment.deposit_from": texts.payments.depositFrom,
    "payment.deposit_percent": texts.payments.depositPercent,
    "method.id": texts.payments.methods,
    "method.name": texts.payments.methodName,
    "method.account": texts.payments.methodAccount,
    "method.archived": texts.payments.archived,
    "account.label": texts.payments.accountLabel,
    "account.number": texts.payments.accountNumber,
    "mail_text.subject": texts.mails.texts.subject,
    "mail_text.title": texts.mails.texts.heading,
    "mail_text.intro": texts.mails.texts.intro,
    "reason.title": texts.home.reasonTitle,
    "reason.text": texts.home.reasonText,
    "branch.name": texts.branches.name,
    "branch.address": texts.branches.address,
    "branch.phone": texts.branches.phone,
    "branch.landline": texts.branches.landline,
    "branch.code": texts.branches.code,
    "branch.mail": texts.branches.mail,
    "branch.map": texts.branches.map,
  } satisfies Readonly<Record<SettingPath, string>>;
  return (path) => {
    const own = path
      .replace(BRANCH, "branch.$<field>")
      .replace(ZONE, "zone.$<field>")
      .replace(ACCOUNT, "account.$<field>")
      .replace(PAYMENT, "payment.$<field>")
      .replace(METHOD, "method.$<field>")
      .replace(MAIL_TEXT, "mail_text.$<field>")
      .replace(REASON, "reason.$<field>");
    const account = bookAccounts.find((one) => own === `accounts.${one}`);
    if (account) return texts.books.accounts[account];
    return own.startsWith("branch.hours") ? texts.hours.title : (names[own] ?? path);
  };
}

/** Returns a function that words the path of a setting in the change history, such as `branches.0.name.en`. */
export function useSettingName(): (path: string) => string {
  const texts = useMessages("dashSettings");
  const payment = useMessages("payment");
  const { locale } = useLocale();
  const labelOf = useSettingLabel();
  const separator = locale === "ar" ? "، " : ", ";
  return (path) => {
    const home = HOME.exec(path)?.groups;
    if (home) {
      const number = String(Number(home["place"]) + 1);
      if (home["list"] === "featured") return fill(texts.home.featuredProduct, { number });
      const fields: Readonly<Record<string, string>> = {
        kind: texts.home.kind,
        shown: texts.home.shown,
        "title.en": `${texts.home.sectionTitle} (${texts.english})`,
        "title.ar": `${texts.home.sectionTitle} (${texts.arabic})`,
      };
      return [fill(texts.home.section, { number }), fields[home["field"] ?? ""]].join(separator);
    }
    const language = /\.(?<code>en|ar)$/.exec(path)?.groups?.["code"];
    const bare = path.replace(/\.(?:en|ar)$/, "");
    const numberIn = (item: RegExp): string[] => {
      const place = item.exec(bare)?.groups?.["place"];
      return place === undefined ? [] : [String(Number(place) + 1)];
    };
    const label = labelOf(bare);
    return [
      ...numberIn(BRANCH).map((number) => fill(texts.branches.branch, { number })),
      ...numberIn(REASON).map((number) => fill(texts.home.reason, { number })),
      ...numberIn(ZONE).map((number) => fill(texts.delivery.zone, { number })),
      ...paymentOptions
        .filter((option) => PAYMENT.exec(bare)?.groups?.["option"] === option)
        .map((option) => payment.options[option]),
      ...mailTextKinds
        .filter((kind) => MAIL_TEXT.exec(bare)?.groups?.["kind"] === kind)
        .map((kind) => texts.mails.texts.kinds[kind]),
      ...numberIn(METHOD).map((number) => fill(texts.payments.method, { number })),
      ...numberIn(ACCOUNT).map((number) => fill(texts.payments.account, { number })),
      language ? `${label} (${language === "ar" ? texts.arabic : texts.english})` : label,
    ].join(separator);
  };
}

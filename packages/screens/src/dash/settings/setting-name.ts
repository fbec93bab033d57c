import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";

/** Returns a function that words the path of a setting in the change history, such as `branches.0.phone`. */
export function useSettingName(): (path: string) => string {
  const texts = useMessages("dashSettings");
  const about = useMessages("about");
  const { locale } = useLocale();
  const languages = { en: texts.english, ar: texts.arabic };
  const names: Readonly<Record<string, string>> = {
    "shop.name": texts.shop.name,
    "shop.legal_name": texts.shop.legalName,
    "shop.tagline": texts.shop.tagline,
    "shop.since": texts.shop.since,
    "shop.phone": texts.contact.phone,
    "shop.chat_number": texts.contact.chatNumber,
    "shop.mail": texts.contact.mail,
    "about.who_we_are": about.whoWeAre,
    "about.vision": about.vision,
    "about.mission": about.mission,
    orders_mail: texts.orders.ordersMail,
    mail_signature: texts.orders.signature,
    low_stock_at: texts.orders.lowStock,
    waiting_hours: texts.orders.waitingHours,
    unconfirmed_pieces: texts.orders.unconfirmedPieces,
    unconfirmed_value: texts.orders.unconfirmedValue,
    "branch.name": texts.branches.name,
    "branch.address": texts.branches.address,
    "branch.phone": texts.branches.phone,
    "branch.landline": texts.branches.landline,
    "branch.mail": texts.branches.mail,
    "branch.map": texts.branches.map,
  };
  const separator = locale === "ar" ? "، " : ", ";
  return (path) => {
    const language = /\.(?<code>en|ar)$/.exec(path)?.groups?.["code"] === "ar" ? "ar" : "en";
    const hasLanguage = /\.(?:en|ar)$/.test(path);
    const bare = path.replace(/\.(?:en|ar)$/, "");
    const branch = /^branches\.(?<place>\d+)\.(?<field>.+)$/.exec(bare)?.groups;
    const own = branch ? `branch.${branch["field"]}` : bare;
    const name = own.startsWith("branch.hours") ? texts.hours.title : (names[own] ?? path);
    return [
      ...(branch ? [fill(texts.branches.branch, { number: String(Number(branch["place"]) + 1) })] : []),
      hasLanguage ? `${name} (${languages[language]})` : name,
    ].join(separator);
  };
}

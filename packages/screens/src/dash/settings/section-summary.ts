import { shortVatRate } from "@shop/domain/orders/lines/vat-rate.ts";
import { formatTaxNumber } from "@shop/domain/orders/placing/order-company.ts";
import { paymentOptions } from "@shop/domain/payments/payment-options.ts";
import { existingInfoPages } from "@shop/domain/site/info-pages.ts";
import type { SettingsSectionName } from "@shop/domain/site/settings-sections.ts";
import type { ShopSettings } from "@shop/domain/site/shop-settings.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";

/** Names in a line, by dots, as names of branches hold commas; a text of its own without any. */
const listOf = (names: readonly string[], none: string): string =>
  names.length > 0 ? names.join(" · ") : none;

/** Returns a function that says in a line what is set in a section. */
export function useSectionSummary(): (section: SettingsSectionName, settings: ShopSettings) => string {
  const { summary: texts } = useMessages("dashSettings");
  const { options } = useMessages("payment");
  const { sections } = useMessages("home");
  const { infoPages } = useMessages("common");
  const { locale } = useLocale();
  const summaries: Readonly<Record<SettingsSectionName, (settings: ShopSettings) => string>> = {
    shop: ({ shop }) => listOf([shop.name[locale], `\u2066${shop.phone}\u2069`, shop.mail], ""),
    branches: ({ branches }) =>
      listOf(
        branches.map(({ name }) => name[locale]),
        texts.noBranches,
      ),
    delivery: ({ delivery: { zones } }) =>
      listOf(
        zones.map(({ name }) => name[locale]),
        texts.noZones,
      ),
    payments: ({ payments }) =>
      listOf(
        paymentOptions.filter((option) => payments[option].offered).map((option) => options[option]),
        texts.noPayments,
      ),
    tax: ({ tax }) =>
      listOf(
        [
          fill(texts.vatRate, { rate: shortVatRate(tax.vat_rate) }),
          ...(tax.tax_number === "" ? [] : [formatTaxNumber(tax.tax_number)]),
        ].map((part) => `\u2068${part}\u2069`),
        "",
      ),
    books: ({ accounts }) => fill(texts.accounts, { sales: accounts.sales, stock: accounts.stock }),
    quotations: ({ quotations: { days } }) =>
      days === 0 ? texts.noQuotations : plural(locale, days, texts.quotationDays),
    mails: ({ orders_mail: mail }) => (mail === null ? texts.noOrdersMail : fill(texts.ordersMail, { mail })),
    orders: ({ low_stock_at: low, waiting_hours: hours }) =>
      fill(texts.orders, { low: String(low), hours: String(hours) }),
    home: ({ home }) =>
      listOf(
        home.sections.filter(({ shown }) => shown).map(({ kind }) => sections[kind]),
        texts.noHome,
      ),
    about: ({ about }) => about.who_we_are[locale],
    info: (settings) =>
      listOf(
        existingInfoPages(settings).map((page) => infoPages[page]),
        texts.noInfo,
      ),
  };
  return (section, settings) => summaries[section](settings);
}

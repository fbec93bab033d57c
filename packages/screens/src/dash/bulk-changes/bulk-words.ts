import type { BulkChange } from "@shop/contract/bulk-changes/bulk-change.ts";
import { type BulkField, type BulkValue, isBoundRule } from "@shop/domain/bulk/bulk-rule.ts";
import { offerOf } from "@shop/domain/catalogue/offer.ts";
import { visibilities } from "@shop/domain/catalogue/visibility.ts";
import { leftToRight } from "@shop/domain/locale/figures.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { pricesOfText, readQuantityPrices } from "@shop/domain/money/quantity-prices-text.ts";
import { EXEMPT_VAT_RATE, shortVatRate } from "@shop/domain/orders/lines/vat-rate.ts";
import { stockOfText } from "@shop/domain/purchases/stock-text.ts";
import type { Attribute } from "@shop/domain/specifications/attribute.ts";
import { printSpecification } from "@shop/domain/specifications/print-specification.ts";
import { readSpecification } from "@shop/domain/specifications/read-specification.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatMinute } from "@shop/i18n/format-date.ts";
import { formatCount, formatPrice } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { useIsolated } from "@shop/i18n/use-figures.ts";

import { sumText } from "../overview/sum-text.ts";
import { stockReasonWords } from "../shared/value/stock-reason-words.ts";
import { useQuantityPriceWords } from "../shared/value/use-quantity-price-words.ts";
import { useSupplyWords } from "../shared/value/use-supply-words.ts";
import { useUnitWords } from "../shared/value/use-unit-words.ts";

/** Words for bulk changes. */
export interface BulkWords {
  /**
   * A price or a cost with its label, with quantity prices on lines of their own, a number of pieces or units, a visibility, a unit with its pieces, a supplier, or a
   * specification as pages show it; without its attribute as it was entered.
   */
  readonly value: (field: BulkField, value: BulkValue, attribute?: Attribute | null) => string;
  /** A rule in short, such as 'Price +7 %'. */
  readonly rule: (rule: BulkChange["rule"]) => string;
}

/** Words for bulk changes in the current language. */
export function useBulkWords(): BulkWords {
  const texts = useMessages("dashBulkChanges");
  const { fields } = useMessages("dashShell");
  const { visibilities: visibilityNames, vatRates, offer: times } = fields;
  const { priceUpdating } = useMessages("common");
  const { locale } = useLocale();
  const isolatedText = useIsolated();
  const quantityPrice = useQuantityPriceWords();
  const supply = useSupplyWords();
  const unit = useUnitWords();
  const isolated = (text: string): string => leftToRight(text, locale);
  const signed = (value: BulkValue): string => {
    const text = String(value).replace(/^\+/, "");
    return isolated(text.startsWith("-") ? text.replace("-", "−") : `+${text}`);
  };
  const to = (value: BulkValue): string => fill(texts.to, { value: isolated(String(value)) });
  const minutes = (from: string | null, until: string | null): string[] => [
    ...(from === null ? [] : [fill(times.from, { minute: formatMinute(from, locale) })]),
    ...(until === null ? [] : [fill(times.until, { minute: formatMinute(until, locale) })]),
  ];
  const offer = (text: string): string => {
    const { offer_price: price, offer_from: from, offer_until: until } = offerOf(text);
    if (price === null) return texts.noOffer;
    return [isolated(formatPrice(price, priceUpdating)), ...minutes(from, until)].join(" ");
  };
  const price = (text: string): string => {
    // A change by someone else may be one of quantity prices alone.
    const alone = readQuantityPrices(text);
    if (alone) return alone.map(quantityPrice).join("\n");
    const { price: one, quantity_prices: steps } = pricesOfText(text);
    return [formatPrice(one, priceUpdating), ...(steps ?? []).map(quantityPrice)].join("\n");
  };
  const visibility = (value: BulkValue): string => {
    const known = visibilities.find((one) => one === value);
    return known ? visibilityNames[known] : String(value);
  };
  const vatRate = (rate: string): string => {
    if (rate === "") return vatRates.standard;
    return rate === EXEMPT_VAT_RATE ? vatRates.exempt : isolated(`${shortVatRate(rate)}%`);
  };
  const bound = (value: BulkValue | null): string =>
    value === null || value === "" ? texts.value.noBound : isolated(formatCount(Number(value)));
  const stock = (value: BulkValue): string => {
    const { amount, cost } = stockOfText(value);
    const pieces = isolated(formatCount(amount));
    return cost == null ? pieces : `${pieces}\n${sumText(cost)}`;
  };
  const specification = (text: string, attribute: Attribute | null | undefined): string => {
    if (text === "") return texts.specification.noValue;
    const { value = null } = attribute ? readSpecification(attribute, text) : {};
    return attribute && value ? printSpecification(attribute, value, locale) : text;
  };
  return {
    value: (field, value, attribute) => {
      if (field === "specification") return specification(String(value), attribute);
      if (field === "offer") return offer(String(value));
      if (field === "visibility") return visibility(value);
      if (field === "supply") return value === "" ? texts.noSupplier : supply(String(value));
      if (field === "vat_rate") return vatRate(String(value));
      if (field === "unit") return unit(String(value));
      if (isBoundRule({ field })) return bound(value);
      if (field === "cost_price") return value === "" ? texts.noCost : sumText(String(value));
      return field === "price" ? price(String(value)) : stock(value);
    },
    rule: (rule) => {
      if (rule.field === "specification") {
        const value = rule.value === "" ? texts.specification.noValue : isolatedText(rule.value);
        return fill(texts.rules.specification, { name: isolatedText(localName(rule, locale)), value });
      }
      if (rule.field === "offer") {
        const by = isolated(rule.value);
        const text = fill(texts.rules.offer[rule.change], { value: by });
        const rounding = rule.rounding === "none" ? [] : [texts.roundings[rule.rounding]];
        return [text, ...minutes(rule.from, rule.until), ...rounding].join(" · ");
      }
      if (rule.field === "visibility") {
        return fill(texts.rules.visibility, { value: fill(texts.to, { value: visibility(rule.value) }) });
      }
      if (rule.field === "vat_rate") {
        return fill(texts.rules.specification, { name: texts.fields.vat_rate, value: vatRate(rule.value) });
      }
      if (rule.field === "unit") {
        return rule.change === "from_name"
          ? texts.rules.unitFromName
          : fill(texts.rules.specification, { name: texts.fields.unit, value: unit(rule.value) });
      }
      if (isBoundRule(rule)) {
        return fill(texts.rules.specification, { name: texts.fields[rule.field], value: bound(rule.value) });
      }
      if (rule.field === "supply") {
        if (rule.change === "list") return texts.rules.supply;
        const value = rule.change === "clear" ? texts.noSupplier : isolatedText(rule.name);
        return fill(texts.rules.specification, { name: texts.fields.supply, value });
      }
      if (rule.change === "count") return texts.rules.count;
      if (rule.change === "receipt") return texts.rules.receipt;
      const value = rule.change === "fixed" ? to(rule.value) : signed(rule.value);
      if (rule.field === "amount") {
        const text = fill(rule.change === "fixed" ? texts.rules.stock : texts.rules.pieces, { value });
        const pieces = rule.change === "fixed" ? null : rule.value;
        return rule.stock_reason ? `${text} · ${stockReasonWords(rule.stock_reason, pieces, fields)}` : text;
      }
      const form = rule.field === "cost_price" ? texts.rules.cost[rule.change] : texts.rules[rule.change];
      const text = fill(form, { value });
      return rule.rounding === "none" ? text : `${text} · ${texts.roundings[rule.rounding]}`;
    },
  };
}

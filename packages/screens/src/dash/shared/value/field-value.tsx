import type { FieldChange } from "@shop/contract/history/history.ts";
import { stockReasons } from "@shop/domain/books/stock-reasons.ts";
import { countryName } from "@shop/domain/catalogue/countries.ts";
import { offerOf } from "@shop/domain/catalogue/offer.ts";
import { isCostAmount, type ProductField } from "@shop/domain/catalogue/product-fields.ts";
import { rohsAnswer } from "@shop/domain/catalogue/rohs.ts";
import { sellingUnits } from "@shop/domain/catalogue/selling-unit.ts";
import { stockRules } from "@shop/domain/catalogue/shown-stock.ts";
import { visibilities } from "@shop/domain/catalogue/visibility.ts";
import { CURRENCY_LABEL } from "@shop/domain/constants.ts";
import { governorateName } from "@shop/domain/delivery/governorate-names.ts";
import { governorates } from "@shop/domain/delivery/governorates.ts";
import { type Locale, localName, type Named } from "@shop/domain/locale/locale.ts";
import { readQuantityPrices } from "@shop/domain/money/quantity-prices-text.ts";
import { shortVatRate } from "@shop/domain/orders/lines/vat-rate.ts";
import { thumbnailAddress } from "@shop/domain/pictures/pictures.ts";
import { fileKinds } from "@shop/domain/product-files/product-files.ts";
import { alternativeRules } from "@shop/domain/specifications/attribute.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay, formatMinute } from "@shop/i18n/format-date.ts";
import { formatAmount, formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { fieldName } from "@shop/i18n/words/field-name.ts";
import { Avatar } from "@shop/ui/avatar/avatar.tsx";
import { useState } from "react";

import { fileKindName } from "../../../shared/file-kind-name.ts";
import { LocalText } from "../../../shared/local-text.tsx";
import { excerptOf } from "./excerpt.ts";
import { OfferValue } from "./offer-value.tsx";
import { QuantityPricesValue } from "./quantity-prices-value.tsx";
import { stockReasonWords } from "./stock-reason-words.ts";
import { useSupplyWords } from "./use-supply-words.ts";
import { useUnitWords } from "./use-unit-words.ts";

/** Texts above this number of characters are shortened. */
const SHORT_TEXT = 160;

/** A field's name in the reader's language; an unknown field keeps its own. */
export function useFieldName(): (field: string) => string {
  // A new field of a product compiles only with its name.
  const names: Readonly<Record<string, string> & Record<ProductField, string>> =
    useMessages("dashShell").fields.names;
  return (field) => fieldName(field, names);
}

interface FieldTextProps {
  readonly text: string;
  /** The other version of the text. */
  readonly other: string | undefined;
  readonly isArabic: boolean;
}

/** A text; a long one is shortened until its button is pressed. */
function FieldText({ text, other, isArabic }: FieldTextProps) {
  const { showAll, showLess } = useMessages("dashShell").fields;
  const [whole, setWhole] = useState(false);
  const isLong = text.length > SHORT_TEXT;
  return (
    <>
      <span
        {...(isArabic ? { lang: "ar", dir: "rtl" } : { dir: "auto" })}
        className="inline-block max-w-full text-start wrap-anywhere whitespace-pre-line"
      >
        {whole ? text : excerptOf(text, SHORT_TEXT, other)}
      </span>
      {isLong && (
        <button
          type="button"
          aria-expanded={whole}
          className="hover:text-ink text-muted block min-h-9 text-sm underline underline-offset-4"
          onClick={() => setWhole(!whole)}
        >
          {whole ? showLess : showAll}
        </button>
      )}
    </>
  );
}

/** Thumbnails of pictures: one line each, which starts with the picture's address. */
function FieldPictures({ lines }: { readonly lines: string }) {
  const { picture } = useMessages("dashShell").fields;
  return (
    <span className="flex flex-wrap gap-2">
      {lines.split("\n").map((line, index) => {
        const [address = "", ...texts] = line.split(" · ");
        const number = String(index + 1);
        return (
          <Avatar
            key={line}
            src={thumbnailAddress(address)}
            alt={texts.join(", ") || fill(picture, { number })}
            fallback={number}
          />
        );
      })}
    </span>
  );
}

/** Files of a product: one line each, which starts with the file's kind and ends with its address. */
function FieldFiles({ lines }: { readonly lines: string }) {
  const { files: texts } = useMessages("dashShell").fields;
  return (
    <span className="grid gap-1">
      {lines.split("\n").map((line) => {
        const [kind = "", ...rest] = line.split(" · ");
        const known = fileKinds.find((one) => one === kind);
        return (
          <bdi key={line} className="wrap-anywhere">
            {[known ? fileKindName(texts, known) : kind, ...rest].join(" · ")}
          </bdi>
        );
      })}
    </span>
  );
}

export interface FieldValueProps {
  /** The field's name in the API. */
  readonly field: string;
  /** The value to show; null or '' is shown as empty. */
  readonly value: FieldChange["old"];
  /** The value before or after the change: a long text is shown from where it differs. */
  readonly other?: FieldChange["old"];
  /** Categories or sub categories that a value may name; the history stores their English names. */
  readonly groups?: readonly Named[];
}

/** Whether a field is kept as yes or no. */
const isFlag = (field: string): boolean =>
  ["official", "filterable", "on_cards", "hidden", "disabled", "two_factor_required"].includes(field) ||
  /^(?:shop\.logo_has_name|home\.sections\.\d+\.shown|payments\.\w+\.offered)$/.test(field);

/** Fields of settings with an amount. */
const AMOUNT =
  /^(?:delivery\.(?:zones\.\d+\.cost|free_from)|payments\.cash_on_delivery\.(?:fee|deposit_from))$/;

/** The governorates of a zone, by their codes. */
const GOVERNORATES = /^delivery\.zones\.\d+\.governorates$/;

const namesOf = (codes: string, locale: Locale): string =>
  governorates
    .filter((code) => codes.split(", ").includes(code))
    .map((code) => governorateName(code, locale))
    .join(locale === "ar" ? "، " : ", ");

/** The value of a field of a product, category, sub category or brand, as people read it. */
export function FieldValue({ field, value, other, groups }: FieldValueProps) {
  const { fields } = useMessages("dashShell");
  const {
    empty,
    yes,
    no,
    rohsAnswers,
    vatRates,
    sellingUnits: unitNames,
    visibilities: visibilityNames,
    stockRules: ruleNames,
    alternativeRules: comparisons,
  } = fields;
  const { locale } = useLocale();
  const supply = useSupplyWords();
  const unitWords = useUnitWords();
  if (value === null || value === "") return <span className="text-muted italic">{empty}</span>;
  if (field === "supply") return <span className="wrap-anywhere">{supply(String(value))}</span>;
  if (
    field === "price" ||
    field === "offer_price" ||
    field === "counted" ||
    isCostAmount(field) ||
    AMOUNT.test(field)
  )
    return (
      <span className="figures">
        {formatAmount(String(value))} {CURRENCY_LABEL}
      </span>
    );
  if (field === "vat_rate" && Number(value) === 0) return vatRates.exempt;
  if (field === "vat_rate" || field === "tax.vat_rate")
    return <span className="figures">{shortVatRate(String(value))}%</span>;
  if (typeof value === "number") return <span className="figures">{formatCount(value)}</span>;
  if (
    field === "image" ||
    field === "image_ar" ||
    field === "images" ||
    field === "logo" ||
    field === "shop.logo"
  )
    return <FieldPictures lines={value} />;
  if (field === "country") return countryName(value, locale);
  if (isFlag(field)) return value === "yes" ? yes : no;
  const rule = field === "stock_shown" && stockRules.find((one) => one === value);
  if (rule) return ruleNames[rule];
  if (GOVERNORATES.test(field)) return namesOf(value, locale);
  const steps = field === "quantity_prices" && readQuantityPrices(value);
  if (steps) return <QuantityPricesValue steps={steps} />;
  if (field === "offer") return <OfferValue offer={offerOf(value)} />;
  if (field === "offer_from" || field === "offer_until") return formatMinute(value, locale);
  if (field === "restock_on" || field === "day") return formatDay(value, locale);
  const answer = field === "rohs" && rohsAnswer(value);
  if (answer) return rohsAnswers[answer];
  const unit = field === "unit" && sellingUnits.find((one) => one === value);
  if (unit) return unitNames[unit];
  if (field === "denied_pack") return unitWords(value);
  const visibility = field === "visibility" && visibilities.find((one) => one === value);
  if (visibility) return visibilityNames[visibility];
  const reason = field === "stock_reason" && stockReasons.find((one) => one === value);
  if (reason) return stockReasonWords(reason, null, fields);
  const comparison = field === "alternative" && alternativeRules.find((one) => one === value);
  if (comparison) return comparisons[comparison];
  if (field === "files") return <FieldFiles lines={value} />;
  const group = /^(?:sub_)?category$/.test(field) && groups?.find(({ name }) => name === value);
  if (group) return <LocalText text={localName(group, locale)} />;
  const otherText = typeof other === "string" ? other : undefined;
  return <FieldText text={value} other={otherText} isArabic={field.endsWith("_ar")} />;
}

import type { ProductImport } from "@shop/contract/imports/product-import.ts";
import type { ColumnChoice } from "@shop/data/dash/imports/view.ts";
import { isCostAmount, isCostField } from "@shop/domain/catalogue/product-fields.ts";
import { isolated } from "@shop/domain/locale/isolated.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { isRate, normalizeRate } from "@shop/domain/money/exchange-rate.ts";
import { decimalOfColumns, unclearCell } from "@shop/domain/sheets/decimal-of-columns.ts";
import { isOtherCurrency } from "@shop/domain/sheets/doubtful-cells.ts";
import { foreignHeaders, isForeignField } from "@shop/domain/sheets/foreign-fields.ts";
import { guessFields } from "@shop/domain/sheets/guess-columns.ts";
import { isRowField, rowHeaders } from "@shop/domain/sheets/row-fields.ts";
import { type ColumnField, isAttributeColumn } from "@shop/domain/sheets/sheet-fields.ts";
import { decimalExamples, type DecimalMark, decimalMarks } from "@shop/domain/sheets/sheet-numbers.ts";
import { fromOfTier, isPriceColumn, isTierColumn, tierFault } from "@shop/domain/sheets/tier-columns.ts";
import { valueField } from "@shop/domain/specifications/attribute-set.ts";
import type { Attribute } from "@shop/domain/specifications/attribute.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { sheetHeaders } from "@shop/i18n/sheet-headers.ts";
import { Button } from "@shop/ui/button.tsx";
import { Field } from "@shop/ui/field.tsx";
import { Input } from "@shop/ui/input.tsx";
import { type ReactNode, useState } from "react";

import { FormFailure } from "../../form/form-failure.tsx";
import { DashSection } from "../shared/dash-section.tsx";
import { useMay } from "../shared/rights.tsx";
import { ColumnFieldChoice } from "./column-field-choice.tsx";
import { directionOf } from "./direction.ts";

const sourceNames = {
  woocommerce: "WooCommerce",
  shopify: "Shopify",
  odoo: "Odoo",
  prestashop: "PrestaShop",
} as const;

/** The columns with keys; two may have the same header. */
function withKeys(columns: ProductImport["columns"]) {
  const seen = new Map<string, number>();
  return columns.map(({ header, samples }) => {
    const number = (seen.get(header) ?? 0) + 1;
    seen.set(header, number);
    return { key: `${number} ${header}`, header, samples };
  });
}

export interface ImportColumnsProps {
  /** The import whose columns are listed; their current fields are preselected. */
  readonly found: ProductImport;
  /** The attributes that a column can be read as. */
  readonly attributes: readonly Pick<Attribute, "id" | "name" | "name_ar">[];
  /** Whether a column can be read as costs; else one that looks like them is ignored, which is said. */
  readonly seesCosts: boolean;
  /** Disables the button that checks the lines while a command is being sent. */
  readonly isPending: boolean;
  /** Beside the button that checks the lines. */
  readonly children?: ReactNode;
  /** Called with a valid choice of columns when the lines are to be checked. */
  readonly onCheck: (choice: ColumnChoice) => void;
}

/** The columns of a sheet, each with the field that it is read as. */
export function ImportColumns({
  found,
  attributes,
  seesCosts,
  isPending,
  children,
  onCheck,
}: ImportColumnsProps) {
  const { columns: texts } = useMessages("dashImports");
  const { locale } = useLocale();
  const [fields, setFields] = useState(() => found.columns.map(({ field }) => field));
  const [picked, setPicked] = useState<DecimalMark | null>(null);
  const [rate, setRate] = useState(found.cost_rate ?? "");
  const [isTried, setTried] = useState(false);
  const mayPrice = useMay("prices");
  const guessed = guessFields(
    found.columns.map(({ header }) => header),
    sheetHeaders,
  );
  const headers = sheetHeaders[locale];
  const nameOf = (field: ColumnField): string => {
    if (isForeignField(field)) return foreignHeaders[locale][field];
    if (isRowField(field)) return rowHeaders[locale][field];
    if (isTierColumn(field)) return fill(texts.tierOf, { from: formatCount(fromOfTier(field)) });
    if (!isAttributeColumn(field)) return headers[field];
    const attribute = attributes.find(({ id }) => valueField(id) === field);
    return attribute ? localName(attribute, locale) : field;
  };
  const given = fields.filter((field) => field !== null);
  const twice = given.find((field, index) => given.indexOf(field) !== index);
  const isAsRead = found.columns.every(({ field }, index) => field === fields[index]);
  const marks = found.columns.map((column) => column.marks);
  const decimal =
    picked ?? (isAsRead ? found.decimal : decimalOfColumns(fields, marks, found.reading?.delimiter ?? null));
  const unclear = unclearCell(fields, marks);
  const asked =
    decimal !== null
      ? null
      : unclear === null
        ? texts.askMixedDecimal
        : fill(texts.askDecimal, { value: unclear });
  const tiers = tierFault(fields);
  const hasCosts = fields.some(isCostAmount);
  const costRate = hasCosts && rate.trim() !== "" ? normalizeRate(rate) : null;
  const isBadRate = costRate !== null && !isRate(costRate);
  const isOtherMoney = found.columns.some(
    ({ header, samples }, index) =>
      isCostAmount(fields[index] ?? null) && [header, ...samples].some(isOtherCurrency),
  );
  const rateFault = isBadRate ? texts.badRate : isOtherMoney && costRate === null ? texts.askRate : null;
  const fault = twice
    ? fill(texts.twice, { field: nameOf(twice) })
    : given.length === 0
      ? texts.none
      : tiers !== null
        ? texts[tiers]
        : (rateFault ?? asked);
  return (
    <DashSection title={texts.title}>
      <p className="text-muted text-sm">
        {found.remembered
          ? texts.remembered
          : found.remembered_from === null
            ? texts.hint
            : fill(texts.rememberedAlike, { name: isolated(found.remembered_from, locale) })}
        {found.source !== "own" && ` ${fill(texts.from, { source: sourceNames[found.source] })}`}
      </p>
      <ul className="mt-3">
        {withKeys(found.columns).map(({ key, header, samples }, index) => {
          const name = header || fill(texts.nameless, { number: String(index + 1) });
          return (
            <li
              key={key}
              className="border-line grid items-center gap-x-4 gap-y-1.5 border-t py-2.5 sm:grid-cols-[minmax(0,1fr)_16rem]"
            >
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">
                  <bdi dir={directionOf(name)}>{name}</bdi>
                </p>
                <p className="text-muted line-clamp-2 text-sm wrap-anywhere">
                  <bdi>{samples.join(" · ")}</bdi>
                </p>
                {!seesCosts && isCostField(guessed[index] ?? null) && (
                  <p className="text-sm">{texts.costsIgnored}</p>
                )}
                {!mayPrice && isPriceColumn(guessed[index] ?? null) && (
                  <p className="text-sm">{texts.pricesIgnored}</p>
                )}
              </div>
              <ColumnFieldChoice
                seesCosts={seesCosts}
                name={name}
                field={fields[index] ?? null}
                attributes={attributes}
                onChange={(field) => setFields((before) => before.with(index, field))}
              />
            </li>
          );
        })}
      </ul>
      <fieldset className="border-line flex flex-wrap items-center gap-x-5 border-t pt-2">
        <legend className="float-start me-2 text-sm font-semibold">{texts.decimal}</legend>
        {decimalMarks.map((mark) => (
          <label key={mark} className="inline-flex min-h-11 items-center gap-2 tabular-nums">
            <input
              type="radio"
              name="decimal"
              className="accent-ink size-5"
              checked={decimal === mark}
              onChange={() => setPicked(mark)}
            />
            <bdi dir="ltr">{decimalExamples[mark]}</bdi>
          </label>
        ))}
        {asked !== null && <p className="w-full pb-2 text-sm">{asked}</p>}
      </fieldset>
      {hasCosts && (
        <div className="border-line border-t py-3 sm:max-w-sm">
          <Field
            label={texts.costRate}
            hint={texts.costRateHint}
            {...(isTried && rateFault !== null && { error: rateFault })}
          >
            <Input
              dir="ltr"
              inputMode="decimal"
              autoComplete="off"
              className="figures"
              value={rate}
              onChange={({ currentTarget }) => setRate(currentTarget.value)}
            />
          </Field>
        </div>
      )}
      {isTried && fault && rateFault === null && (
        <div className="mt-2">
          <FormFailure>{fault}</FormFailure>
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          variant="signal"
          disabled={isPending}
          onClick={() => {
            setTried(true);
            if (fault === null && decimal !== null) onCheck({ fields, decimal, costRate });
          }}
        >
          {texts.check}
        </Button>
        {children}
      </div>
    </DashSection>
  );
}

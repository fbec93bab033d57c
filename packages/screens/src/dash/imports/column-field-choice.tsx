import { isCostField } from "@shop/domain/catalogue/product-fields.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { MAX_STEP, MIN_STEP } from "@shop/domain/money/quantity-prices.ts";
import { asciiDigits } from "@shop/domain/search/folding.ts";
import { foreignFields, foreignHeaders, isForeignField } from "@shop/domain/sheets/foreign-fields.ts";
import { isRowField, rowFields, rowHeaders } from "@shop/domain/sheets/row-fields.ts";
import { type ColumnField, isAttributeColumn, sheetFields } from "@shop/domain/sheets/sheet-fields.ts";
import {
  fromOfTier,
  isPriceColumn,
  isTierColumn,
  type TierColumn,
  tierColumn,
  tiersOfHeaders,
} from "@shop/domain/sheets/tier-columns.ts";
import { valueField } from "@shop/domain/specifications/attribute-set.ts";
import type { Attribute } from "@shop/domain/specifications/attribute.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { sheetHeaders } from "@shop/i18n/sheet-headers.ts";
import { Input } from "@shop/ui/input.tsx";
import { Select } from "@shop/ui/select.tsx";
import { useState } from "react";

import { useMay } from "../shared/rights.tsx";

/** The value of the option for columns of quantity prices, whose number of pieces is entered beside it. */
const TIER = "tier";
/** The number of pieces of a column that names none. */
const USUAL_STEP = 10;

export interface ColumnFieldChoiceProps {
  /** The header of the column. */
  readonly name: string;
  /** What the column is read as; null for nothing. */
  readonly field: ColumnField | null;
  /** Whether it can be read as costs. */
  readonly seesCosts: boolean;
  /** The attributes that it can be read as. */
  readonly attributes: readonly Pick<Attribute, "id" | "name" | "name_ar">[];
  /** Called with what the column is read as. */
  readonly onChange: (field: ColumnField | null) => void;
}

const fieldOf = (value: string, header: string): ColumnField | null => {
  if (value === TIER) {
    const [named = null] = tiersOfHeaders([header]);
    return tierColumn(named !== null && named >= MIN_STEP ? named : USUAL_STEP);
  }
  if (isAttributeColumn(value) || isForeignField(value) || isRowField(value)) return value;
  return sheetFields.find((field) => field === value) ?? null;
};

/** The choice of what a column of a sheet is read as. */
export function ColumnFieldChoice({ name, field, seesCosts, attributes, onChange }: ColumnFieldChoiceProps) {
  const { columns: texts } = useMessages("dashImports");
  const { locale } = useLocale();
  const mayPrice = useMay("prices");
  const tier = field !== null && isTierColumn(field) ? field : null;
  return (
    <div className="grid gap-1.5">
      <Select
        aria-label={fill(texts.fieldOf, { header: name })}
        value={tier ? TIER : (field ?? "")}
        onChange={({ target: { value } }) => onChange(fieldOf(value, name))}
      >
        <option value="">{texts.ignored}</option>
        {sheetFields
          .filter((one) => (seesCosts || !isCostField(one)) && (mayPrice || !isPriceColumn(one)))
          .map((one) => (
            <option key={one} value={one}>
              {sheetHeaders[locale][one]}
            </option>
          ))}
        <optgroup label={texts.rows}>
          {mayPrice && <option value={TIER}>{texts.tier}</option>}
          {rowFields
            .filter((one) => mayPrice || !isPriceColumn(one))
            .map((one) => (
              <option key={one} value={one}>
                {rowHeaders[locale][one]}
              </option>
            ))}
        </optgroup>
        <optgroup label={texts.foreign}>
          {foreignFields.map((one) => (
            <option key={one} value={one}>
              {foreignHeaders[locale][one]}
            </option>
          ))}
        </optgroup>
        {attributes.length > 0 && (
          <optgroup label={texts.attributes}>
            {attributes.map((attribute) => (
              <option key={attribute.id} value={valueField(attribute.id)}>
                {localName(attribute, locale)}
              </option>
            ))}
          </optgroup>
        )}
      </Select>
      {tier && <TierInput name={name} tier={tier} onChange={onChange} />}
    </div>
  );
}

/** The number of pieces that the prices of a column hold from; another text than a possible number leaves the last one. */
function TierInput({
  name,
  tier,
  onChange,
}: {
  readonly name: string;
  readonly tier: TierColumn;
  readonly onChange: (field: TierColumn) => void;
}) {
  const { columns: texts } = useMessages("dashImports");
  const [text, setText] = useState(String(fromOfTier(tier)));
  return (
    <label className="flex items-center gap-2 text-sm">
      <span className="shrink-0">{texts.tierFrom}</span>
      <Input
        className="w-28"
        inputMode="numeric"
        aria-label={fill(texts.tierFromOf, { header: name })}
        value={text}
        onChange={({ target: { value } }) => {
          setText(value);
          const from = Number(asciiDigits(value.trim()));
          if (Number.isInteger(from) && from >= MIN_STEP && from <= MAX_STEP) onChange(tierColumn(from));
        }}
        onBlur={() => setText(String(fromOfTier(tier)))}
      />
    </label>
  );
}

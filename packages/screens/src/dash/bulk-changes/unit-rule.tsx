import {
  readUnitText,
  type SellingUnit,
  sellingUnits,
  unitText,
} from "@shop/domain/catalogue/selling-unit.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Field } from "@shop/ui/field.tsx";
import { Input } from "@shop/ui/input.tsx";
import { Select } from "@shop/ui/select.tsx";
import { type Ref, useState } from "react";

export interface UnitRuleFieldsProps {
  /** The chosen unit with its pieces, as a text of `unitText`; '' until there is one. */
  readonly value: string;
  /** The error code of the value; undefined for none. */
  readonly error: string | undefined;
  /** Called with the chosen unit and its pieces. */
  readonly onValue: (value: string) => void;
  /** The select, which gets the focus where the rule is refused. */
  readonly ref: Ref<HTMLSelectElement>;
}

/** The units that hold a number of pieces which is entered. */
const countedUnits: readonly SellingUnit[] = ["pack", "strip", "reel", "set"];

/** The unit that many products get, with its pieces. */
export function UnitRuleFields({ value, error, onValue, ref }: UnitRuleFieldsProps) {
  const { value: texts } = useMessages("dashBulkChanges");
  const { sellingUnits: names } = useMessages("dashShell").fields;
  const errorTexts = useMessages("errors");
  const [chosen, setChosen] = useState(() => {
    const read = value === "" ? null : readUnitText(value);
    return { unit: read ? (read.unit ?? "piece") : "", pieces: String(read?.pieces_per_unit ?? "") };
  });
  const choose = (next: typeof chosen) => {
    setChosen(next);
    const unit = sellingUnits.find((one) => one === next.unit);
    // What is no number is refused with the value, which keeps it.
    const pieces = unit && countedUnits.includes(unit) ? next.pieces.trim() : "";
    onValue(unit ? [unitText({ unit }), pieces].filter(Boolean).join("; ") : "");
  };
  const words = error === undefined ? undefined : errorWords(errorTexts, error);
  const isCounted = countedUnits.some((one) => one === chosen.unit);
  return (
    <>
      <Field label={texts.unit} required error={isCounted ? undefined : words}>
        <Select
          ref={ref}
          value={chosen.unit}
          onChange={({ currentTarget }) => choose({ ...chosen, unit: currentTarget.value })}
        >
          <option value="">{texts.chooseUnit}</option>
          {sellingUnits.map((unit) => (
            <option key={unit} value={unit}>
              {names[unit]}
            </option>
          ))}
        </Select>
      </Field>
      {isCounted && (
        <Field label={texts.piecesPerUnit} error={words}>
          <Input
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            className="figures"
            value={chosen.pieces}
            onChange={({ currentTarget }) => choose({ ...chosen, pieces: currentTarget.value })}
          />
        </Field>
      )}
    </>
  );
}

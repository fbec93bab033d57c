import { visibilities } from "@shop/domain/catalogue/visibility.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Field } from "@shop/ui/field.tsx";
import { Select } from "@shop/ui/select.tsx";
import type { Ref } from "react";

export interface VisibilityRuleFieldProps {
  /** The chosen visibility; '' until there is one. */
  readonly value: string;
  /** The error code of the value; undefined for none. */
  readonly error: string | undefined;
  /** Called with the chosen visibility. */
  readonly onValue: (value: string) => void;
  /** The select, which gets the focus where the rule is refused. */
  readonly ref: Ref<HTMLSelectElement>;
}

/** The visibility that many products get. */
export function VisibilityRuleField({ value, error, onValue, ref }: VisibilityRuleFieldProps) {
  const { value: texts } = useMessages("dashBulkChanges");
  const { visibilities: names } = useMessages("dashShell").fields;
  const errorTexts = useMessages("errors");
  return (
    <Field
      label={texts.visibility}
      required
      error={error === undefined ? undefined : errorWords(errorTexts, error)}
    >
      <Select ref={ref} value={value} onChange={({ currentTarget }) => onValue(currentTarget.value)}>
        <option value="">{texts.chooseVisibility}</option>
        {visibilities.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </Select>
    </Field>
  );
}

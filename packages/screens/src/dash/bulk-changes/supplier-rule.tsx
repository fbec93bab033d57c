import type { SupplierChoice } from "@shop/data/dash/suppliers/view.ts";
import type { Remote } from "@shop/data/view.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Combobox } from "@shop/ui/combobox/combobox.tsx";
import { Field } from "@shop/ui/field.tsx";
import type { Ref } from "react";

import { useSupplierOptions } from "../shared/form/use-supplier-options.ts";

export interface SupplierRuleFieldProps {
  /** The suppliers to choose from. */
  readonly suppliers: Remote<ReadonlyArray<SupplierChoice>>;
  /** Id of the chosen supplier; '' until there is one. */
  readonly value: string;
  /** The error code of the value; undefined for none. */
  readonly error: string | undefined;
  /** Called with the id of the chosen supplier. */
  readonly onValue: (value: string) => void;
  /** The control, which gets the focus where the rule is refused. */
  readonly ref: Ref<HTMLInputElement>;
}

/** The supplier that many products get. */
export function SupplierRuleField({ suppliers, value, error, onValue, ref }: SupplierRuleFieldProps) {
  const { supplier: texts } = useMessages("dashProducts");
  const { names } = useMessages("dashShell").fields;
  const errorTexts = useMessages("errors");
  const select = useSupplierOptions(suppliers, value);
  return (
    <Field
      label={names.supplier_id}
      hint={texts.bulkHint}
      required
      error={error === undefined ? undefined : errorWords(errorTexts, error)}
    >
      <Combobox {...select} ref={ref} value={value || null} onChange={onValue} placeholder={texts.choose} />
    </Field>
  );
}

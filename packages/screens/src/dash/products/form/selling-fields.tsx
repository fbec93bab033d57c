import type { ProductFormValues } from "@shop/data/dash/products/view.ts";
import { sellingUnits } from "@shop/domain/catalogue/selling-unit.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

import { SelectField } from "../../../form/select-field.tsx";
import type { SchemaForm } from "../../../form/use-schema-form.ts";
import { PackQuestion } from "./pack-question.tsx";
import { SectionFields } from "./section-fields.tsx";

export interface SellingFieldsProps {
  /** The form that holds the fields. */
  readonly form: SchemaForm<ProductFormValues, ProductFormValues>;
}

/** What one of a product is, with its pieces, and the quantities that shoppers can order. */
export function SellingFields({ form }: SellingFieldsProps) {
  const { edit: texts, selling } = useMessages("dashProducts");
  const { names, sellingUnits: units } = useMessages("dashShell").fields;
  return (
    <fieldset className="border-line min-w-0 rounded-md border p-4">
      <legend className="px-1 font-semibold">{selling}</legend>
      <PackQuestion form={form} />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <SelectField
          {...form.field("unit")}
          label={names.unit}
          hint={texts.hints.unit}
          optional={texts.optional}
        >
          <option value="">{texts.notStated}</option>
          {sellingUnits.map((unit) => (
            <option key={unit} value={unit}>
              {units[unit]}
            </option>
          ))}
        </SelectField>
        <SectionFields form={form} section="selling" />
      </div>
    </fieldset>
  );
}

import type { ProductFormValues } from "@shop/data/dash/products/view.ts";
import { visibilities } from "@shop/domain/catalogue/visibility.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { useWatch } from "react-hook-form";

import { SelectField } from "../../../form/select-field.tsx";
import type { SchemaForm } from "../../../form/use-schema-form.ts";

export interface VisibilityFieldProps {
  /** The form that holds the field. */
  readonly form: SchemaForm<ProductFormValues, ProductFormValues>;
}

/** The field of where shoppers see a product; its hint says what the choice means. */
export function VisibilityField({ form }: VisibilityFieldProps) {
  const { edit: texts } = useMessages("dashProducts");
  const { visibilities: names, names: fieldNames } = useMessages("dashShell").fields;
  const entered = useWatch({ control: form.control, name: "visibility" });
  const chosen = visibilities.find((one) => one === entered) ?? "shown";
  return (
    <SelectField
      {...form.field("visibility")}
      label={fieldNames.visibility}
      hint={texts.visibilityHints[chosen]}
      required
    >
      {visibilities.map((one) => (
        <option key={one} value={one}>
          {names[one]}
        </option>
      ))}
    </SelectField>
  );
}

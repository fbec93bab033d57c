import type { ProductFormValues } from "@shop/data/dash/products/view.ts";
import type { SupplierChoice } from "@shop/data/dash/suppliers/view.ts";
import type { Remote } from "@shop/data/view.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { useWatch } from "react-hook-form";

import { ComboboxField } from "../../../form/combobox-field.tsx";
import { TextField } from "../../../form/text-field.tsx";
import type { SchemaForm } from "../../../form/use-schema-form.ts";
import { useSupplierOptions } from "../../shared/form/use-supplier-options.ts";

export interface SupplierFieldsProps {
  /** The form that holds the fields. */
  readonly form: SchemaForm<ProductFormValues, ProductFormValues>;
  /** The suppliers that the product can name. */
  readonly suppliers: Remote<ReadonlyArray<SupplierChoice>>;
}

/** Who sells a product to the shop; once a supplier is chosen, with its part number and its pack. */
export function SupplierFields({ form, suppliers }: SupplierFieldsProps) {
  const { supplier: texts, edit } = useMessages("dashProducts");
  const { names } = useMessages("dashShell").fields;
  const chosen = useWatch({ control: form.control, name: "supplier_id" });
  const select = useSupplierOptions(suppliers, chosen);
  return (
    <>
      <ComboboxField
        {...select}
        form={form}
        name="supplier_id"
        label={names.supplier_id}
        optional={edit.optional}
        noneLabel={texts.none}
        placeholder={texts.none}
      />
      {chosen !== "" && (
        <>
          <TextField
            {...form.field("supplier_part")}
            label={names.supplier_part}
            optional={edit.optional}
            dir="ltr"
            autoComplete="off"
          />
          <TextField
            {...form.field("supplier_pack")}
            label={names.supplier_pack}
            hint={edit.hints.supplier_pack}
            optional={edit.optional}
            inputMode="numeric"
            dir="ltr"
            autoComplete="off"
          />
        </>
      )}
    </>
  );
}

import { type Supplier, type SupplierUpdate, supplierList } from "@shop/contract/suppliers/supplier.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

import { EmailField, PhoneField, TextField } from "../../form/text-field.tsx";
import { TextareaField } from "../../form/textarea-field.tsx";
import type { EntityFormView } from "../shared/form/entity-dialog.tsx";
import { EntityForm } from "../shared/form/entity-form.tsx";

export interface SupplierFormProps extends EntityFormView<Supplier, SupplierUpdate> {}

/** The form of a supplier. */
export function SupplierForm(view: SupplierFormProps) {
  const texts = useMessages("dashSuppliers");
  const { lists } = useMessages("dashShell");
  return (
    <EntityForm
      {...view}
      schema={supplierList.update}
      valuesOf={(supplier) => ({
        version: supplier ? String(supplier.version) : undefined,
        name: supplier?.name ?? "",
        phone: supplier?.phone ?? "",
        email: supplier?.email ?? "",
        note: supplier?.note ?? "",
      })}
      shownOf={(fields) => fields}
      firstField="name"
      texts={texts}
    >
      {(form) => (
        <>
          <TextField {...form.field("name")} label={texts.nameField} required dir="auto" autoComplete="off" />
          <PhoneField
            {...form.field("phone")}
            label={texts.phone}
            optional={lists.optional}
            autoComplete="off"
          />
          <EmailField
            {...form.field("email")}
            label={texts.email}
            optional={lists.optional}
            autoComplete="off"
          />
          <TextareaField
            {...form.field("note")}
            label={texts.noteField}
            hint={texts.noteHint}
            optional={lists.optional}
            dir="auto"
            rows={4}
          />
        </>
      )}
    </EntityForm>
  );
}

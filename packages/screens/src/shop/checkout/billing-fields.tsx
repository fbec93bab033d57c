import type { CheckoutInfo } from "@shop/contract/orders/checkout-info.ts";
import { normalizePhone } from "@shop/contract/rules.ts";
import { type CompanyField, companyFields } from "@shop/domain/orders/placing/order-company.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

import { EmailField, PhoneField, TextField } from "../../form/text-field.tsx";
import { TextareaField } from "../../form/textarea-field.tsx";
import type { SchemaForm } from "../../form/use-schema-form.ts";
import { CompanyFields } from "../../shared/sums/company-fields.tsx";

export interface BillingFieldsProps<Output> {
  /** The form from `useSchemaForm` that the fields are registered with. */
  readonly form: SchemaForm<CheckoutInfo, Output>;
}

/** The fields of the billing form; each is marked as required or optional. An order by chat needs name and address, too. */
export function BillingFields<Output>({ form }: BillingFieldsProps<Output>) {
  const texts = useMessages("checkout");
  const field = (name: Exclude<keyof CheckoutInfo, CompanyField>) => ({
    ...form.field(name),
    label: texts[name],
  });
  const [company, tax_number, commercial_register, purchase_order] = form.watch(companyFields);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        {...field("name")}
        optional={texts.optionalByForm}
        autoComplete="name"
        className="sm:col-span-2"
      />
      <EmailField {...field("email")} required hint={texts.emailHint} />
      <PhoneField
        {...form.field("phone", {
          // Shows the phone as it will be sent.
          onBlur: () => form.setValue("phone", normalizePhone(form.getValues("phone"))),
        })}
        label={texts.phone}
        required
        hint={texts.phoneHint}
      />
      <TextField {...field("address1")} optional={texts.optionalByForm} autoComplete="address-line1" />
      <TextField {...field("address2")} optional={texts.optional} autoComplete="address-line2" />
      <TextareaField
        {...field("note")}
        optional={texts.optional}
        hint={texts.noteHint}
        rows={3}
        className="sm:col-span-2"
      />
      <CompanyFields
        fields={companyFields}
        entered={{ company, tax_number, commercial_register, purchase_order }}
        field={(name) => form.field(name)}
        className="sm:col-span-2"
      />
    </div>
  );
}

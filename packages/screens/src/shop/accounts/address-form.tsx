import { type Address, addressFormSchema } from "@shop/contract/accounts/address.ts";
import { normalizePhone } from "@shop/contract/rules.ts";
import type { AddressesView } from "@shop/data/shop/accounts/view.ts";
import { byName, governorateName } from "@shop/domain/delivery/governorate-names.ts";
import { governorates } from "@shop/domain/delivery/governorates.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";

import { CheckboxField } from "../../form/checkbox-field.tsx";
import { Form } from "../../form/form.tsx";
import { SelectField } from "../../form/select-field.tsx";
import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import { PhoneField, TextField } from "../../form/text-field.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";

type AddressFormProps = AddressesView["saving"] & {
  /** The address that is changed; null for a new one. */
  readonly address: Address | null;
  /** Called when the form is to be closed. */
  readonly onClose: () => void;
};

/** The form of a postal address of an account. */
export function AddressForm({ address, errors, submission, onSubmit, onClose }: AddressFormProps) {
  const { addresses: texts, saving, save } = useMessages("account");
  const accounts = useMessages("accounts");
  const { locale } = useLocale();
  const form = useSchemaForm(addressFormSchema, {
    defaultValues: address
      ? {
          name: address.name,
          governorate: address.governorate,
          address: address.address,
          phone: address.phone,
          is_default: address.is_default,
        }
      : { name: "", address: "", phone: "", is_default: false },
    errors,
  });
  const pending = submission.status === "pending";
  return (
    <Form
      form={form}
      pending={pending}
      aria-busy={pending}
      aria-label={address ? texts.changeTitle : texts.add}
      onSubmit={(entry) => onSubmit({ ...entry, ...(address && { id: address.id }) })}
      className="border-line grid gap-4 border-t pt-4"
    >
      <TextField {...form.field("name")} label={accounts.name} required autoComplete="name" />
      <SelectField {...form.field("governorate")} label={texts.governorate} required>
        {!address && <option value="">{texts.choose}</option>}
        {byName(governorates, locale).map((code) => (
          <option key={code} value={code}>
            {governorateName(code, locale)}
          </option>
        ))}
      </SelectField>
      <TextField
        {...form.field("address")}
        label={accounts.address1}
        required
        autoComplete="street-address"
      />
      <PhoneField
        {...form.field("phone", {
          // Shows the phone as it will be kept.
          onBlur: () => form.setValue("phone", normalizePhone(form.getValues("phone"))),
        })}
        label={accounts.phone}
        required
      />
      <CheckboxField {...form.field("is_default")} label={texts.makeDefault} />
      <SubmissionFailure {...{ submission, form, errors }} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={pending} pendingLabel={saving}>
          {save}
        </SubmitButton>
        <Button size="lg" aria-disabled={pending} onClick={() => !pending && onClose()}>
          {texts.close}
        </Button>
      </div>
    </Form>
  );
}

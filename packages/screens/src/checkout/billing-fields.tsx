import type { CheckoutInfo } from "@shop/contract/entities/order.ts";
import { errorWords } from "@shop/i18n/error-words.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Field } from "@shop/ui/field.tsx";
import { Textarea } from "@shop/ui/textarea.tsx";

import { TextField } from "../parts/text-field.tsx";
import type { ShownFaults } from "../parts/use-faults.ts";

/** What {@link BillingFields} take. */
export interface BillingFieldsProps extends Omit<ShownFaults, "form"> {
  /** What is known of the buyer already. */
  readonly initial?: Partial<CheckoutInfo> | undefined;
}

/** Shows a phone as it will be sent: Latin digits, no spaces. The rules are not needed before. */
async function tidy(field: HTMLInputElement): Promise<void> {
  const typed = field.value;
  const { tidyPhone } = await import("@shop/contract/rules.ts");
  if (field.value === typed) field.value = tidyPhone(typed);
}

/** The fields of the billing form. */
export function BillingFields({ initial, faultOf, onEdit }: BillingFieldsProps) {
  const texts = useMessages("checkout");
  const errors = useMessages("errors");
  const field = (name: keyof CheckoutInfo) => ({
    name,
    label: texts[name],
    defaultValue: initial?.[name],
    error: faultOf(name),
    onChange: () => onEdit(name),
  });
  const note = faultOf("note");
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...field("name")} optional={texts.optional} autoComplete="name" className="sm:col-span-2" />
      <TextField
        {...field("email")}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        hint={texts.emailHint}
      />
      <TextField
        {...field("phone")}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        hint={texts.phoneHint}
        // A lost connection leaves it as it was typed; the rules tidy it again.
        onBlur={({ target }) => void tidy(target).catch(() => undefined)}
      />
      <TextField {...field("address1")} optional={texts.optional} autoComplete="address-line1" />
      <TextField {...field("address2")} optional={texts.optional} autoComplete="address-line2" />
      <Field
        label={
          <>
            {texts.note} <span className="text-muted text-sm font-normal">({texts.optional})</span>
          </>
        }
        hint={texts.noteHint}
        error={note && errorWords(errors, note)}
        className="sm:col-span-2"
      >
        <Textarea name="note" rows={3} defaultValue={initial?.note} onChange={() => onEdit("note")} />
      </Field>
    </div>
  );
}

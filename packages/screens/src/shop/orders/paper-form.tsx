import { paperFormSchema } from "@shop/contract/orders/own-paper.ts";
import type { OrderPageView } from "@shop/data/shop/orders/view.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

import { focusField } from "../../form/focus-field.ts";
import { FormFailure } from "../../form/form-failure.tsx";
import { Form } from "../../form/form.tsx";
import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import { TextField } from "../../form/text-field.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";

/** The form by which a buyer, who knows the phone of the order, gets its paper with name and address. */
export function PaperForm({ errors, submission, onPrint }: OrderPageView["paper"]) {
  const texts = useMessages("orders").page.paper;
  const form = useSchemaForm(paperFormSchema, { defaultValues: { phone: "" }, errors });
  const pending = submission.status === "pending";
  const isOther = submission.status === "failed" && submission.error === "not_found";
  return (
    <div ref={focusField}>
      <Form
        form={form}
        pending={pending}
        aria-busy={pending}
        onSubmit={({ phone }) => onPrint(phone)}
        className="grid gap-3"
      >
        <TextField
          {...form.field("phone")}
          label={texts.phone}
          hint={texts.hint}
          required
          type="tel"
          dir="ltr"
          autoComplete="tel"
        />
        {isOther ? (
          <FormFailure>{texts.otherPhone}</FormFailure>
        ) : (
          <SubmissionFailure submission={submission} />
        )}
        <SubmitButton pending={pending} pendingLabel={texts.pending}>
          {texts.print}
        </SubmitButton>
      </Form>
    </div>
  );
}

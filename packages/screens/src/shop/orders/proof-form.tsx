import { proofFormSchema } from "@shop/contract/orders/new-proof.ts";
import type { FollowedOrder } from "@shop/contract/orders/order.ts";
import type { OrderPageView } from "@shop/data/shop/orders/view.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import { leftOf } from "@shop/domain/orders/payments/order-payments.ts";
import { dueOf } from "@shop/domain/orders/returns/order-returns.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";

import { FileField } from "../../form/file-field.tsx";
import { focusField } from "../../form/focus-field.ts";
import { FormFailure } from "../../form/form-failure.tsx";
import { Form } from "../../form/form.tsx";
import { SelectField } from "../../form/select-field.tsx";
import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import { TextField } from "../../form/text-field.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";

type ProofFormProps = OrderPageView["proof"] & {
  /** The order that was paid. */
  readonly followed: FollowedOrder;
  /** Called when the form is to be closed. */
  readonly onClose: () => void;
};

/** The amount that is proposed: the deposit, or what is left. */
function proposed(order: FollowedOrder["order"]): string {
  const deposit = order.payment_terms?.deposit ?? null;
  return deposit !== null && isZeroPrice(order.paid) ? deposit : leftOf(dueOf(order), order.paid);
}

/** The form by which a buyer sends a proof of payment. Phones convert their own formats to those that it accepts. */
export function ProofForm({ followed, errors, submission, onSend, onClose }: ProofFormProps) {
  const { page } = useMessages("orders");
  const texts = page.proof;
  const { options } = useMessages("payment");
  const { order, proof_methods: methods } = followed;
  const [first] = methods;
  const form = useSchemaForm(proofFormSchema, {
    defaultValues: {
      ...(first && { method: methods.find((method) => method === order.pay_by?.option) ?? first }),
      amount: proposed(order),
      reference: "",
      picture: [],
    },
    errors,
  });
  const pending = submission.status === "pending";
  const isTooLate = submission.status === "failed" && submission.error === "state_not_allowed";
  return (
    <div ref={focusField}>
      <Form form={form} pending={pending} aria-busy={pending} onSubmit={onSend} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField {...form.field("method")} label={texts.method} required>
            {methods.map((method) => (
              <option key={method} value={method}>
                {options[method]}
              </option>
            ))}
          </SelectField>
          <TextField
            {...form.field("amount")}
            label={texts.amount}
            required
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
          />
        </div>
        <TextField
          {...form.field("reference")}
          label={texts.reference}
          hint={texts.referenceHint}
          required
          dir="ltr"
          autoComplete="off"
        />
        <FileField
          name="picture"
          files={form.watch("picture")}
          error={form.getFieldState("picture", form.formState).error?.message}
          onFiles={(files) => {
            form.setValue("picture", files, { shouldDirty: true });
            form.clearOnEdit("picture");
          }}
          label={texts.picture}
          optional={texts.optional}
          hint={texts.pictureHint}
          accept="image/jpeg,image/png,image/webp"
          texts={texts}
        />
        {isTooLate ? (
          <FormFailure>{texts.tooLate}</FormFailure>
        ) : (
          <SubmissionFailure {...{ submission, form, errors }} />
        )}
        <div className="flex flex-wrap gap-3">
          <SubmitButton pending={pending} pendingLabel={texts.sending}>
            {texts.send}
          </SubmitButton>
          <Button size="lg" aria-disabled={pending} onClick={() => !pending && onClose()}>
            {texts.close}
          </Button>
        </div>
      </Form>
    </div>
  );
}

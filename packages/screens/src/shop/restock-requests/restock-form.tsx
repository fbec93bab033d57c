import { restockFormSchema } from "@shop/contract/restock-requests/endpoints.ts";
import type { RestockFormView } from "@shop/data/shop/restock-requests/view.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";

import { Form } from "../../form/form.tsx";
import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import { EmailField } from "../../form/text-field.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";

export interface RestockFormProps extends RestockFormView {
  /** The address that the form starts with; '' for none. */
  readonly email: string;
}

const box = "border-line bg-surface grid gap-3 rounded-md border p-4";

const focusHeading = (heading: HTMLElement | null): void => heading?.focus({ preventScroll: true });

/** Asks for an address to which one mail goes when the product is back. */
export function RestockForm({
  email,
  errors,
  submission,
  asked,
  sendsMails,
  onSubmit,
  onReset,
}: RestockFormProps) {
  const texts = useMessages("restock");
  const form = useSchemaForm(restockFormSchema, { errors, defaultValues: { email } });
  if (!sendsMails) {
    return <output className={box}>{texts.notSent}</output>;
  }
  if (asked !== null) {
    const [before, after] = texts.sent.split("{email}");
    return (
      <section className={box}>
        <h2 tabIndex={-1} ref={focusHeading} className="text-lg font-bold outline-none">
          {texts.sentTitle}
        </h2>
        <p className="wrap-anywhere">
          {before}
          <bdi dir="ltr" className="font-semibold">
            {asked}
          </bdi>
          {after}
        </p>
        <Button onClick={onReset}>{texts.otherEmail}</Button>
      </section>
    );
  }
  const pending = submission.status === "pending";
  return (
    <Form form={form} pending={pending} onSubmit={onSubmit} className={box}>
      <h2 tabIndex={-1} ref={focusHeading} className="text-lg font-bold outline-none">
        {texts.title}
      </h2>
      <p>{texts.hint}</p>
      <EmailField {...form.field("email")} label={texts.email} required />
      <SubmissionFailure submission={submission} form={form} errors={errors} />
      <SubmitButton pending={pending} pendingLabel={texts.sending}>
        {texts.send}
      </SubmitButton>
    </Form>
  );
}

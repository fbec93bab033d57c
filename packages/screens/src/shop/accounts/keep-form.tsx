import { keptNameSchema } from "@shop/contract/accounts/kept-link.ts";
import type { KeepView } from "@shop/data/shop/accounts/view.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import CircleCheck from "lucide-react/icons/circle-check";
import { useState } from "react";

import { Form } from "../../form/form.tsx";
import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import { TextField } from "../../form/text-field.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";

export interface KeepFormProps extends KeepView {
  /** What is kept. */
  readonly kind: "cart" | "parts_list";
}

function NameForm({ errors, submission, onKeep }: KeepFormProps) {
  const { kept: texts, save, saving } = useMessages("account");
  const form = useSchemaForm(keptNameSchema, { defaultValues: { name: "" }, errors });
  const pending = submission.status === "pending";
  return (
    <Form form={form} pending={pending} onSubmit={({ name }) => onKeep(name)} className="grid gap-3">
      <TextField
        {...form.field("name")}
        label={texts.name}
        hint={texts.nameHint}
        required
        autoComplete="off"
      />
      <SubmissionFailure {...{ submission, form, errors }} />
      <SubmitButton pending={pending} pendingLabel={saving}>
        {save}
      </SubmitButton>
    </Form>
  );
}

/** The button by which a signed-in shopper keeps a cart or a parts list under a name; it says where once that is done. */
export function KeepForm(props: KeepFormProps) {
  const { kept: texts } = useMessages("account");
  const [isOpen, setOpen] = useState(false);
  if (props.kept) {
    return (
      <output className="grid gap-1">
        <span className="text-positive flex items-center gap-2">
          <CircleCheck aria-hidden className="size-5 shrink-0" />
          {texts.done}
        </span>
        <TextLink href={pages.account} className="inline-flex min-h-11 items-center justify-self-start">
          {texts.toAccount}
        </TextLink>
      </output>
    );
  }
  return isOpen ? (
    <NameForm {...props} />
  ) : (
    <Button variant="quiet" className="w-full" onClick={() => setOpen(true)}>
      {texts.keep[props.kind]}
    </Button>
  );
}

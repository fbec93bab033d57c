import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import { orderNoteFormSchema } from "@shop/contract/orders/order-change.ts";
import type { OrderChangeView, OrderNoteEntry } from "@shop/data/dash/orders/view.ts";
import type { DraftStore } from "@shop/data/draft-view.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { Spinner } from "@shop/ui/spinner.tsx";
import { useEffect, useEffectEvent, useRef, useState } from "react";

import { Form } from "../../form/form.tsx";
import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { TextareaField } from "../../form/textarea-field.tsx";
import { useFormDraft } from "../../form/use-form-draft.ts";
import { useSchemaForm } from "../../form/use-schema-form.ts";

export interface OrderNoteProps extends OrderChangeView<OrderNoteEntry> {
  /** The order with its stored note. */
  readonly order: AdminOrder;
  /** Keeps what is entered and not saved; the same object between renders. */
  readonly draft: DraftStore;
}

/** The administrators' note of an order; a note that someone else has saved meanwhile is shown before it is overwritten. */
export function OrderNoteSection({ order, draft, conflict, errors, submission, onSubmit }: OrderNoteProps) {
  const { note: texts } = useMessages("dashOrders");
  const stored = order.shop_note;
  const form = useSchemaForm(orderNoteFormSchema, { defaultValues: { shop_note: stored }, errors });
  useFormDraft(form, draft);
  const { isDirty } = form.formState;
  const [opened, setOpened] = useState(order);
  if (!isDirty && opened !== order) setOpened(order);

  // What is stored is shown as soon as nothing else is entered, after an own save for example.
  const followed = useRef(stored);
  const follow = useEffectEvent((shop_note: string) => {
    if (followed.current === shop_note) return;
    followed.current = shop_note;
    const entered = form.getValues("shop_note") ?? "";
    if (isDirty && entered.trim() !== shop_note) return;
    form.reset({ shop_note });
    draft.clear();
  });
  useEffect(() => follow(stored), [stored]);

  const pending = submission.status === "pending";
  // A change of anything else leaves the note as it was read.
  const read = stored === opened.shop_note ? order.version : opened.version;
  const version = conflict?.version ?? read;
  const isShown = conflict !== null && isDirty;
  const submit = ({ shop_note }: { readonly shop_note: string }) => onSubmit({ version, shop_note });
  return (
    <section className="border-line bg-surface rounded-md border p-4">
      <Form form={form} pending={pending} onSubmit={submit} aria-busy={pending} className="grid gap-2">
        <TextareaField
          {...form.field("shop_note")}
          label={texts.title}
          hint={texts.hint}
          rows={3}
          dir="auto"
        />
        {isShown && (
          <div role="alert" className="bg-caution-soft grid gap-2 rounded-md p-3 text-sm">
            {conflict.shop_note === opened.shop_note ? (
              <p>{texts.conflictOther}</p>
            ) : (
              <>
                <p>{texts.conflict}</p>
                <p dir="auto" className="font-semibold wrap-anywhere whitespace-pre-line">
                  {conflict.shop_note || texts.empty}
                </p>
                <Button
                  size="sm"
                  className="justify-self-start"
                  onClick={() => {
                    form.reset({ shop_note: conflict.shop_note });
                    draft.clear();
                  }}
                >
                  {texts.takeTheirs}
                </Button>
              </>
            )}
          </div>
        )}
        <SubmissionFailure submission={submission} />
        <Button
          type="submit"
          aria-disabled={pending || !isDirty}
          className="justify-self-start"
          onClick={(event) => {
            if (!isDirty) event.preventDefault();
          }}
        >
          {pending ? <Spinner label={texts.saving} showLabel /> : isShown ? texts.keepMine : texts.save}
        </Button>
      </Form>
    </section>
  );
}

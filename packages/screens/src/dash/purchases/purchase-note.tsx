import type { PurchaseNoteView } from "@shop/data/dash/purchases/view.ts";
import { PURCHASE_NOTE_LENGTH } from "@shop/domain/purchases/purchase-order.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Button } from "@shop/ui/button.tsx";
import { Field } from "@shop/ui/field.tsx";
import { Spinner } from "@shop/ui/spinner.tsx";
import { Textarea } from "@shop/ui/textarea.tsx";
import { useState } from "react";

import { FormFailure } from "../../form/form-failure.tsx";

export interface PurchaseNoteProps extends PurchaseNoteView {
  /** The stored note. */
  readonly stored: string;
}

/** The note for the supplier; one that somebody else has stored while this one was written is shown before it is replaced. */
export function PurchaseNote({ stored, noting, onNote }: PurchaseNoteProps) {
  const { note: texts } = useMessages("dashPurchases");
  const errors = useMessages("errors");
  /** What is entered and not stored, with the note in whose place it was entered. */
  const [entered, setEntered] = useState<{ readonly text: string; readonly before: string } | null>(null);
  if (entered?.text === stored) setEntered(null);
  const text = entered?.text ?? stored;
  const isPending = noting.status === "pending";
  const isTooLong = text.trim().length > PURCHASE_NOTE_LENGTH;
  const isConflict = entered !== null && entered.before !== stored;
  const maySave = entered !== null && !isTooLong && !isPending;
  const failure = noting.status === "failed" && noting.error !== "edit_conflict" ? noting.error : null;
  return (
    <section className="border-line bg-surface rounded-md border p-4">
      <form
        className="grid gap-2"
        aria-busy={isPending}
        onSubmit={(event) => {
          event.preventDefault();
          if (!maySave) return;
          const note = entered.text.trim();
          setEntered({ text: note, before: stored });
          onNote(note, stored);
        }}
      >
        <Field
          label={texts.title}
          hint={texts.hint}
          error={isTooLong ? errorWords(errors, "too_long") : undefined}
        >
          <Textarea
            rows={3}
            dir="auto"
            value={text}
            onChange={({ target }) => setEntered({ text: target.value, before: entered?.before ?? stored })}
          />
        </Field>
        {isConflict && (
          <div role="alert" className="bg-caution-soft grid gap-2 rounded-md p-3 text-sm">
            <p>{texts.conflict}</p>
            <p dir="auto" className="font-semibold wrap-anywhere whitespace-pre-line">
              {stored || texts.empty}
            </p>
            <Button size="sm" className="justify-self-start max-sm:min-h-11" onClick={() => setEntered(null)}>
              {texts.takeTheirs}
            </Button>
          </div>
        )}
        {failure !== null && <FormFailure>{errorWords(errors, failure)}</FormFailure>}
        <Button type="submit" aria-disabled={!maySave} className="justify-self-start">
          {isPending ? <Spinner label={texts.saving} showLabel /> : isConflict ? texts.keepMine : texts.save}
        </Button>
      </form>
    </section>
  );
}

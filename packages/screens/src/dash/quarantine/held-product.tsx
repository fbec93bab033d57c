import type { QuarantineLine } from "@shop/contract/quarantine/quarantine.ts";
import type { QuarantineDecisionView } from "@shop/data/dash/quarantine/view.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { QUARANTINE_NOTE_LENGTH, type QuarantineDecision } from "@shop/domain/quarantine/quarantine.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { useIsolated } from "@shop/i18n/use-figures.ts";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Button } from "@shop/ui/button.tsx";
import { ConfirmDialog } from "@shop/ui/dialog/confirm-dialog.tsx";
import { Field } from "@shop/ui/field.tsx";
import { Input } from "@shop/ui/input.tsx";
import { QuantityControl } from "@shop/ui/quantity-control.tsx";
import { useState } from "react";

import { FormFailure } from "../../form/form-failure.tsx";
import { LocalText, PartNumber } from "../../shared/local-text.tsx";

export interface HeldProductProps extends QuarantineDecisionView {
  readonly line: Omit<QuarantineLine, "at">;
}

/** A product of which units are not for sale, and what is decided about them. */
export function HeldProduct({ line, deciding, onDecide }: HeldProductProps) {
  const texts = useMessages("dashQuarantine");
  const errors = useMessages("errors");
  const { locale } = useLocale();
  const isolated = useIsolated();
  const [entered, setEntered] = useState(line.qty);
  const [note, setNote] = useState("");
  const [isAsking, setAsking] = useState(false);
  const name = localName(line, locale);
  const qty = Math.min(entered, line.qty);
  const isPending = deciding.submission.status === "pending";
  const failure =
    deciding.productId === line.product_id && deciding.submission.status === "failed"
      ? deciding.submission.error
      : null;
  const decide = (kind: QuarantineDecision) => {
    if (!isPending) onDecide({ product_id: line.product_id, kind, qty, note: note.trim() });
  };
  return (
    <li className="border-line grid gap-3 border-b py-3 last:border-b-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-52">
          <p className="font-semibold wrap-anywhere">
            <LocalText text={name} />
          </p>
          {line.part_number && (
            <p className="text-muted text-sm">
              <PartNumber number={line.part_number} />
            </p>
          )}
          <p className="text-sm">{plural(locale, line.qty, texts.held)}</p>
          <p className="text-muted text-sm">
            {line.amount === null
              ? texts.deleted
              : fill(texts.stock, { count: isolated(formatCount(line.amount)) })}
          </p>
        </div>
        <QuantityControl
          value={qty}
          min={1}
          max={line.qty}
          disabled={isPending}
          labels={{
            quantity: fill(texts.quantityOf, { name }),
            decrease: fill(texts.decrease, { name }),
            increase: fill(texts.increase, { name }),
            rejected: fill(texts.wholePieces, { most: formatCount(line.qty) }),
          }}
          onChange={setEntered}
        />
      </div>
      {failure !== null && (
        <FormFailure>
          {failure === "invalid" ? texts.tooMany : `${texts.failed} ${errorWords(errors, failure)}`}
        </FormFailure>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <Field label={texts.noteOf} className="min-w-0 grow basis-52">
          <Input
            value={note}
            maxLength={QUARANTINE_NOTE_LENGTH}
            dir="auto"
            autoComplete="off"
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
        {line.amount !== null && (
          <Button aria-disabled={isPending || undefined} onClick={() => decide("to_stock")}>
            {texts.toStock}
          </Button>
        )}
        <Button aria-disabled={isPending || undefined} onClick={() => !isPending && setAsking(true)}>
          {texts.writeOff}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={fill(texts.writeOffTitle, { count: isolated(formatCount(qty)), name })}
        message={texts.writeOffText}
        confirmLabel={texts.writeOff}
        cancelLabel={texts.cancel}
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          decide("written_off");
        }}
      />
    </li>
  );
}

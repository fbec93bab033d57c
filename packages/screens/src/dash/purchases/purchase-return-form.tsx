import type { PurchaseLine } from "@shop/contract/purchases/purchase.ts";
import type { PurchaseReturnsView, ReturnedLine } from "@shop/data/dash/purchases/view.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { storedPrice } from "@shop/domain/money/typed-price.ts";
import { PURCHASE_NOTE_LENGTH } from "@shop/domain/purchases/purchase-order.ts";
import { asciiDigits } from "@shop/domain/search/folding.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Button } from "@shop/ui/button.tsx";
import { Field } from "@shop/ui/field.tsx";
import { Input } from "@shop/ui/input.tsx";
import { Spinner } from "@shop/ui/spinner.tsx";
import { Textarea } from "@shop/ui/textarea.tsx";
import { useState } from "react";

import { FormFailure } from "../../form/form-failure.tsx";
import { LocalText } from "../../shared/local-text.tsx";
import { DashSection } from "../shared/dash-section.tsx";

export interface PurchaseReturnFormProps extends Pick<
  PurchaseReturnsView,
  "returning" | "errors" | "done" | "onReturn"
> {
  readonly version: number;
  /** The lines of the shown page. */
  readonly lines: readonly PurchaseLine[];
}

/** What is entered of a line. */
interface Entered {
  readonly qty: string;
  readonly credit: string;
}

const nothing: Entered = { qty: "", credit: "" };

/** Pieces of a line that can go back: received ones that are in stock. */
const returnable = ({ received, returned, amount }: PurchaseLine): number =>
  Math.max(0, Math.min(received - returned, amount ?? 0));

/** The form by which received pieces go back to the supplier; it opens by a button, because it is seldom needed. */
export function PurchaseReturnForm({
  version,
  lines,
  returning,
  errors,
  done,
  onReturn,
}: PurchaseReturnFormProps) {
  const { returns: texts } = useMessages("dashPurchases");
  const words = useMessages("errors");
  const { locale } = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const [entered, setEntered] = useState<Readonly<Record<number, Entered>>>({});
  const [reason, setReason] = useState("");
  /** The lines as they were sent, by whose places errors are named. */
  const [sent, setSent] = useState<readonly ReturnedLine[]>([]);
  const [closedFor, setClosedFor] = useState(done);
  if (done !== closedFor) {
    setClosedFor(done);
    setIsOpen(false);
    setEntered({});
    setReason("");
  }
  const isPending = returning.status === "pending";
  const shown = lines.filter((line) => returnable(line) > 0);
  const faultsOf = (line: PurchaseLine) => {
    const { qty, credit } = entered[line.id] ?? nothing;
    const pieces = Number(asciiDigits(qty).trim());
    const place = sent.findIndex(({ product_id: id }) => id === line.id);
    return {
      qty:
        qty.trim() !== "" && (!Number.isInteger(pieces) || pieces < 0 || pieces > returnable(line))
          ? "too_large"
          : errors[`lines.${place}.qty`],
      credit: credit.trim() !== "" && storedPrice(credit) === null ? "bad_price" : undefined,
    };
  };
  const chosen = shown.flatMap(({ id }): ReturnedLine[] => {
    const { qty, credit } = entered[id] ?? nothing;
    const pieces = Number(asciiDigits(qty).trim());
    return pieces > 0 ? [{ product_id: id, qty: pieces, credit: credit.trim() || null }] : [];
  });
  const hasFaults = shown.some((line) => {
    const { qty, credit } = faultsOf(line);
    return (
      (qty !== undefined && !errors[`lines.${sent.findIndex((one) => one.product_id === line.id)}.qty`]) ||
      credit
    );
  });
  const maySend =
    chosen.length > 0 && !hasFaults && reason.trim().length <= PURCHASE_NOTE_LENGTH && !isPending;
  const enter = (id: number, change: Partial<Entered>) =>
    setEntered((all) => ({ ...all, [id]: { ...nothing, ...all[id], ...change } }));
  if (!isOpen)
    return (
      <Button className="justify-self-start" onClick={() => setIsOpen(true)}>
        {texts.open}
      </Button>
    );
  return (
    <DashSection title={texts.title}>
      <form
        className="grid gap-4"
        aria-busy={isPending}
        onSubmit={(event) => {
          event.preventDefault();
          if (!maySend) return;
          setSent(chosen);
          onReturn(chosen, reason.trim(), version);
        }}
      >
        <p className="text-muted text-sm">{shown.length === 0 ? texts.nothing : texts.hint}</p>
        {shown.map((line) => {
          const name = localName(line, locale);
          const { qty, credit } = entered[line.id] ?? nothing;
          const faults = faultsOf(line);
          return (
            <div key={line.id} className="border-line grid gap-2 border-b pb-3">
              <span className="font-semibold wrap-anywhere">
                <LocalText text={name} />
              </span>
              <div className="grid gap-3 sm:grid-cols-2">
                <Field
                  label={fill(texts.qty, { name })}
                  hint={plural(locale, returnable(line), texts.left)}
                  error={faults.qty && errorWords(words, faults.qty)}
                >
                  <Input
                    type="text"
                    inputMode="numeric"
                    dir="ltr"
                    autoComplete="off"
                    value={qty}
                    onChange={({ target }) => enter(line.id, { qty: target.value })}
                  />
                </Field>
                <Field
                  label={fill(texts.creditOf, { name })}
                  hint={texts.creditHint}
                  error={faults.credit && errorWords(words, faults.credit)}
                >
                  <Input
                    type="text"
                    inputMode="decimal"
                    dir="ltr"
                    autoComplete="off"
                    value={credit}
                    onChange={({ target }) => enter(line.id, { credit: target.value })}
                  />
                </Field>
              </div>
            </div>
          );
        })}
        <Field
          label={texts.reason}
          error={reason.trim().length > PURCHASE_NOTE_LENGTH ? errorWords(words, "too_long") : undefined}
        >
          <Textarea rows={2} dir="auto" value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
        {returning.status === "failed" && (
          <FormFailure>
            {returning.error === "edit_conflict" ? texts.conflict : errorWords(words, returning.error)}
          </FormFailure>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="signal" aria-disabled={!maySend}>
            {isPending ? <Spinner label={texts.saving} showLabel /> : texts.submit}
          </Button>
          <Button aria-disabled={isPending || undefined} onClick={() => !isPending && setIsOpen(false)}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    </DashSection>
  );
}

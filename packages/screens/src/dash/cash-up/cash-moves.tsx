import { type CashMove, cashMoveVoidSchema } from "@shop/contract/cash-up/endpoints.ts";
import type { CashUpView } from "@shop/data/dash/cash-up/view.ts";
import { netOfMoves } from "@shop/domain/cash-up/cash-moves.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatTime } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { amountWords } from "@shop/i18n/words/amount-words.ts";
import { Button } from "@shop/ui/button.tsx";
import { useState } from "react";

import { Form } from "../../form/form.tsx";
import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { TextField } from "../../form/text-field.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { VoidEntryDialog } from "../orders/void-entry-dialog.tsx";
import { useMay } from "../shared/rights.tsx";

interface VoidMoveDialogProps extends Pick<CashUpView, "voiding" | "onVoid"> {
  /** Id of the entry that is taken back. */
  readonly id: number;
  /** What the entry is called. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks before an entry is taken back, and why. */
function VoidMoveDialog({ id, name, voiding, onVoid, onClose }: VoidMoveDialogProps) {
  const texts = useMessages("dashCashUp");
  const { errors, submission } = voiding;
  const form = useSchemaForm(cashMoveVoidSchema, { defaultValues: { reason: "" }, errors });
  const pending = submission.status === "pending";
  const submit = ({ reason }: { readonly reason: string }) => onVoid(id, reason);
  return (
    <VoidEntryDialog
      inAddress={false}
      {...{ texts, name, pending, onClose }}
      onConfirm={() => void form.handleSubmit(submit)()}
    >
      <Form form={form} pending={pending} onSubmit={submit} className="mt-2 grid gap-3">
        <TextField
          {...form.field("reason")}
          label={texts.reason}
          optional={texts.optional}
          autoComplete="off"
        />
        <SubmissionFailure {...{ submission, form, errors }} />
      </Form>
    </VoidEntryDialog>
  );
}

export interface CashMovesProps extends Pick<CashUpView, "voiding" | "onVoid"> {
  /** Cash of one drawer that came or went without an order, the oldest first. */
  readonly moves: readonly CashMove[];
}

/** Cash of a drawer that came or went without an order, with what for and by whom; each is taken back after a question. */
export function CashMoves({ moves, voiding, onVoid }: CashMovesProps) {
  const texts = useMessages("dashCashUp");
  const { locale } = useLocale();
  const mayChange = useMay("orders");
  const [taken, setTaken] = useState<number | null>(null);
  if (moves.length === 0) return null;
  // It ends with what it asks about.
  const asked = moves.find((one) => one.id === taken && !one.taken_back);
  return (
    <>
      <ul className="divide-line mt-2 divide-y text-sm">
        {moves.map(({ id, kind, amount, reason, by, at, takes_back: takesBack, taken_back: isTaken }) => {
          const what = texts.moveKinds[kind];
          const sum = amountWords(netOfMoves([{ kind, amount }]), locale);
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
              <span className="min-w-0 grow basis-40">
                <span className={isTaken ? "line-through" : undefined}>{what}</span>
                {takesBack && ` (${texts.takenBack})`}
                {reason !== "" && (
                  <>
                    {": "}
                    <bdi className="wrap-anywhere">{reason}</bdi>
                  </>
                )}
                <span className="text-muted block">
                  <span className="figures">{formatTime(at, locale)}</span>{" "}
                  <bdi className="wrap-anywhere">{by}</bdi>
                </span>
              </span>
              <bdi dir="ltr" className="figures font-semibold">
                {sum}
              </bdi>
              {mayChange && !takesBack && !isTaken && (
                <Button
                  variant="quiet"
                  className="print:hidden"
                  aria-label={fill(texts.takeBackOf, { what, amount: sum })}
                  onClick={() => setTaken(id)}
                >
                  {texts.takeBack}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {asked && (
        <VoidMoveDialog
          key={asked.id}
          id={asked.id}
          name={`${texts.moveKinds[asked.kind]}, ${amountWords(netOfMoves([asked]), locale)}`}
          {...{ voiding, onVoid }}
          onClose={() => setTaken(null)}
        />
      )}
    </>
  );
}

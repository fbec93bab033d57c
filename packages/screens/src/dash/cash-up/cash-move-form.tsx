import { cashMoveFormSchema, type NewCashMove } from "@shop/contract/cash-up/endpoints.ts";
import type { CashUpView } from "@shop/data/dash/cash-up/view.ts";
import { cashMoveKinds, spendingKinds } from "@shop/domain/cash-up/cash-moves.ts";
import type { Bilingual } from "@shop/domain/locale/locale.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

import { Form } from "../../form/form.tsx";
import { SelectField } from "../../form/select-field.tsx";
import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import { TextField } from "../../form/text-field.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { BranchField } from "../orders/parcels/delivery-fields.tsx";
import { DashSection } from "../shared/dash-section.tsx";

export interface CashMoveFormProps extends Pick<CashUpView, "branches" | "self" | "move"> {
  /** Mail addresses of whose cash it can be, beside one's own. */
  readonly people: readonly string[];
  /** The branch whose cash it is; null for none. */
  readonly branch: Bilingual | null;
  /** Called with the chosen branch. */
  readonly onBranch: (branch: Bilingual | null) => void;
  /** Called with the valid entry. */
  readonly onMove: (move: Omit<NewCashMove, "day">) => void;
}

/** The form of cash that comes into or leaves a drawer without an order. */
export function CashMoveForm({ branches, self, people, move, branch, onBranch, onMove }: CashMoveFormProps) {
  const texts = useMessages("dashCashUp");
  const { errors, submission } = move;
  const form = useSchemaForm(cashMoveFormSchema, {
    defaultValues: { person: self, kind: "float", amount: "", reason: "" },
    errors,
  });
  const pending = submission.status === "pending";
  const isSpent = spendingKinds.some((one) => one === form.watch("kind"));
  return (
    <DashSection title={texts.movesTitle}>
      <p className="text-muted mb-3 text-sm">{texts.movesHint}</p>
      <Form
        form={form}
        pending={pending}
        aria-busy={pending}
        aria-label={texts.movesTitle}
        className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2"
        onSubmit={(entry) => onMove({ branch, ...entry })}
      >
        <SelectField {...form.field("kind")} label={texts.kind}>
          {cashMoveKinds.map((kind) => (
            <option key={kind} value={kind}>
              {texts.moveKinds[kind]}
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
        <SelectField {...form.field("person")} label={texts.drawer}>
          {[...new Set([self, ...people])].map((person) => (
            <option key={person} value={person}>
              {person}
            </option>
          ))}
        </SelectField>
        <BranchField branches={branches} branch={branch} none={texts.noBranch} onBranch={onBranch} />
        <TextField
          {...form.field("reason")}
          label={texts.reason}
          {...(isSpent ? { required: true } : { optional: texts.optional })}
          autoComplete="off"
          className="sm:col-span-2"
        />
        <div className="empty:hidden sm:col-span-2">
          <SubmissionFailure {...{ submission, form, errors }} />
        </div>
        <SubmitButton pending={pending} pendingLabel={texts.saving} className="justify-self-start">
          {texts.store}
        </SubmitButton>
      </Form>
    </DashSection>
  );
}

import type { ReturnFormEntry, ReturnFormValues } from "@shop/contract/orders/return-form.ts";
import type { Bilingual } from "@shop/domain/locale/locale.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { amountWords } from "@shop/i18n/words/amount-words.ts";

import { CheckboxField } from "../../../form/checkbox-field.tsx";
import { TextField } from "../../../form/text-field.tsx";
import type { SchemaForm } from "../../../form/use-schema-form.ts";
import { BranchField } from "../parcels/delivery-fields.tsx";
import { MethodField } from "./method-field.tsx";

export interface RefundFieldsProps {
  /** The form of the return. */
  readonly form: SchemaForm<ReturnFormValues, ReturnFormEntry>;
  /** The largest amount that can be given back. */
  readonly most: string;
  /** Whether money is given back. */
  readonly isGiven: boolean;
  /** Whether the customer's credit can be chosen in place of money. */
  readonly withCredit: boolean;
  /** The branch that gives it; null for none. */
  readonly branch: Bilingual | null;
  /** The names of the branches that give money back. */
  readonly branches: readonly Bilingual[];
}

/** Whether money is given back with a return, how and how much. */
export function RefundFields({ form, most, isGiven, withCredit, branch, branches }: RefundFieldsProps) {
  const { returns: texts } = useMessages("dashOrders");
  const { locale } = useLocale();
  return (
    <>
      <CheckboxField {...form.field("refund.given")} label={texts.refund} />
      {isGiven && (
        <div className="border-line grid gap-4 border-s-2 ps-4">
          <MethodField {...form.field("refund.method")} label={texts.method} withCredit={withCredit} />
          <TextField
            hint={fill(texts.amountHint, { amount: amountWords(most, locale) })}
            {...form.field("refund.amount")}
            label={texts.amount}
            required
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
          />
          <TextField
            {...form.field("refund.reference")}
            label={texts.reference}
            optional={texts.optional}
            dir="ltr"
            autoComplete="off"
          />
          {branches.length > 0 && (
            <BranchField
              branches={branches}
              branch={branch}
              none={texts.noBranch}
              onBranch={(next) => form.setValue("refund.branch", next, { shouldDirty: true })}
            />
          )}
        </div>
      )}
    </>
  );
}

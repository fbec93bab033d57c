import { settlementFormSchema } from "@shop/contract/settlements/settlement-form.ts";
import type { SettlementView } from "@shop/data/dash/settlements/view.ts";
import { differenceOf, isZeroPrice } from "@shop/domain/money/money.ts";
import type { SettlementPlan } from "@shop/domain/settlements/plan-settlement.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { amountWords } from "@shop/i18n/words/amount-words.ts";
import { errorWords } from "@shop/i18n/words/error-words.ts";

import { CheckboxField } from "../../form/checkbox-field.tsx";
import { FormFailure } from "../../form/form-failure.tsx";
import { Form } from "../../form/form.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import { TextField } from "../../form/text-field.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { ProgressBar } from "../imports/progress-bar.tsx";
import { DashSection } from "../shared/dash-section.tsx";

export interface SettlementBookingProps extends Pick<SettlementView, "booking" | "bookedShare" | "onBook"> {
  /** What is booked. */
  readonly plan: SettlementPlan;
  /** The name of the file, which is proposed as the reference of the sheet; '' for none. */
  readonly name: string;
}

/** The sums of a sheet and of what is booked of it, and the form that books it. */
export function SettlementBooking({ plan, name, booking, bookedShare, onBook }: SettlementBookingProps) {
  const { booking: texts, totals } = useMessages("dashSettlement");
  const errors = useMessages("errors");
  const { locale } = useLocale();
  const form = useSchemaForm(settlementFormSchema, {
    defaultValues: { reference: name.replace(/\.\w+$/, ""), deliver: true, mail: true },
  });
  const pending = booking.status === "pending";
  const hasFees = !isZeroPrice(plan.fees);
  const sums = [
    { label: totals.collected, amount: plan.collected },
    ...(hasFees
      ? [
          { label: totals.fees, amount: plan.fees },
          { label: totals.paidOut, amount: differenceOf(plan.collected, plan.fees) },
        ]
      : []),
    { label: totals.booked, amount: plan.booked },
    ...(plan.booked === plan.collected
      ? []
      : [{ label: totals.left, amount: differenceOf(plan.collected, plan.booked) }]),
  ];
  return (
    <DashSection title={totals.title}>
      <dl className="grid gap-1">
        {sums.map(({ label, amount }) => (
          <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt>{label}</dt>
            <dd className="figures font-semibold">
              <bdi dir="ltr">{amountWords(amount, locale)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Form
        form={form}
        pending={pending}
        aria-busy={pending}
        className="mt-4 grid gap-4"
        onSubmit={(entry) => {
          if (plan.orders > 0) onBook(entry);
        }}
      >
        <TextField
          {...form.field("reference")}
          label={texts.reference}
          hint={texts.referenceHint}
          required
          autoComplete="off"
          className="sm:max-w-md"
        />
        <div className="grid gap-1">
          <CheckboxField {...form.field("deliver")} label={texts.deliver} />
          {form.watch("deliver") && <CheckboxField {...form.field("mail")} label={texts.mail} />}
        </div>
        {booking.status === "failed" && (
          <FormFailure>{`${texts.failed} ${errorWords(errors, booking.error)}`}</FormFailure>
        )}
        {pending && <ProgressBar label={texts.saving} share={bookedShare} />}
        {plan.orders === 0 ? (
          <p className="bg-caution-soft rounded-md p-3">{texts.nothing}</p>
        ) : (
          <SubmitButton pending={pending} pendingLabel={texts.saving}>
            {plural(locale, plan.orders, texts.submit)}
          </SubmitButton>
        )}
      </Form>
    </DashSection>
  );
}

import {
  type CashMove,
  type DayCash,
  dayCashFormSchema,
  type DayCount,
} from "@shop/contract/cash-up/endpoints.ts";
import type { CashUpView } from "@shop/data/dash/cash-up/view.ts";
import type { CashDrawer as Drawer } from "@shop/domain/cash-up/cash-up.ts";
import { isolated } from "@shop/domain/locale/isolated.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay, formatTime } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { amountWords } from "@shop/i18n/words/amount-words.ts";
import { cn } from "@shop/ui/cn.ts";

import { Form } from "../../form/form.tsx";
import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import { TextField } from "../../form/text-field.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { useMay } from "../shared/rights.tsx";
import { CashMoves } from "./cash-moves.tsx";

export interface CashDrawerProps extends Pick<CashUpView, "count" | "voiding" | "onVoid"> {
  /** The cash of a branch and a person. */
  readonly drawer: Drawer<DayCount, CashMove>;
  /** Called with what was counted. */
  readonly onCount: (cash: Pick<DayCash, "branch" | "person" | "counted" | "note">) => void;
}

/** The cash of a branch and a person: what orders brought and what else came and went, expected, counted and their difference, the form of a count, and the counts before. */
export function CashDrawer({ drawer, count, onCount, voiding, onVoid }: CashDrawerProps) {
  const texts = useMessages("dashCashUp");
  const { locale } = useLocale();
  const { branch, person, taken, moves, expected, counts, difference } = drawer;
  const { errors, submission } = count;
  const form = useSchemaForm(dayCashFormSchema, { defaultValues: { counted: "", note: "" }, errors });
  const mayCount = useMay("orders");
  const pending = submission.status === "pending";
  const place = branch?.[locale] ?? texts.noBranch;
  const [last] = counts;
  const sums = [
    ...(moves.length === 0 ? [] : [{ label: texts.taken, text: amountWords(taken, locale), isOff: false }]),
    { label: texts.expected, text: amountWords(expected, locale), isOff: false },
    {
      label: texts.counted,
      text: last ? amountWords(last.counted, locale) : texts.notCounted,
      isOff: false,
    },
    ...(difference === null
      ? []
      : [
          { label: texts.difference, text: amountWords(difference, locale), isOff: !isZeroPrice(difference) },
        ]),
  ];
  return (
    <li className="border-line border-t py-3 first:border-t-0">
      <h3 className="flex flex-wrap gap-x-2 font-semibold">
        <span className="min-w-0 wrap-anywhere">{place}</span>
        <bdi className="text-muted min-w-0 font-normal wrap-anywhere">{person}</bdi>
      </h3>
      <dl className="mt-1 grid gap-1 sm:grid-cols-4">
        {sums.map(({ label, text, isOff }) => (
          <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 sm:block">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className={cn("figures font-semibold", isOff && "text-negative")}>{text}</dd>
          </div>
        ))}
      </dl>
      <CashMoves {...{ moves, voiding, onVoid }} />
      {last && last.note !== "" && (
        <p dir="auto" className="text-sm wrap-anywhere">
          {last.note}
        </p>
      )}
      {mayCount && (
        <Form
          form={form}
          pending={pending}
          aria-busy={pending}
          aria-label={fill(texts.countOf, { person: isolated(person, locale), branch: place })}
          className="mt-2 grid items-end gap-3 sm:grid-cols-[10rem_minmax(0,1fr)_auto] print:hidden"
          onSubmit={(entry) => onCount({ branch, person, ...entry })}
        >
          <TextField
            {...form.field("counted")}
            label={texts.counted}
            required
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
          />
          <TextField
            {...form.field("note")}
            label={texts.note}
            optional={texts.optional}
            autoComplete="off"
          />
          <SubmitButton pending={pending} pendingLabel={texts.saving}>
            {last ? texts.correct : texts.count}
          </SubmitButton>
          <div className="empty:hidden sm:col-span-3">
            <SubmissionFailure {...{ submission, form, errors }} />
          </div>
        </Form>
      )}
      {counts.length > 0 && (
        <details className="mt-1 text-sm print:hidden">
          <summary className="min-h-11 cursor-pointer py-2.5 sm:min-h-9 sm:py-1.5">
            {plural(locale, counts.length, texts.history)}
          </summary>
          <ul className="text-muted grid gap-1">
            {counts.map(({ id, counted, note, at, by }) => (
              <li key={id} className="wrap-anywhere">
                {fill(texts.entry, {
                  amount: amountWords(counted, locale),
                  day: formatDay(at, locale),
                  time: formatTime(at, locale),
                  who: isolated(by, locale),
                })}
                {note !== "" && (
                  <span className="block">
                    <bdi>{note}</bdi>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

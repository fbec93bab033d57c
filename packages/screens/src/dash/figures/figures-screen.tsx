import type { Figures } from "@shop/contract/figures/endpoints.ts";
import type { FiguresView } from "@shop/data/dash/figures/view.ts";
import {
  type DayRange,
  type FigureDimension,
  type FigurePeriod,
  figurePeriods,
  isFigureRange,
} from "@shop/domain/figures/figures.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";
import { Field } from "@shop/ui/field.tsx";
import { Input } from "@shop/ui/input.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";

import { RemoteView } from "../../shared/list/remote-view.tsx";
import { DashHead } from "../shared/dash-head.tsx";
import { tabClasses } from "../shared/list/state-tabs.tsx";
import { FigureBreakdown } from "./figure-breakdown.tsx";
import { FigureSteps } from "./figure-steps.tsx";
import { FigureSums } from "./figure-sums.tsx";
import { FigureTotals } from "./figure-totals.tsx";
import { rangeText } from "./range-text.ts";

export interface FiguresScreenProps extends FiguresView {
  /** First and last day of the period, as '2026-03-02'. */
  readonly range: DayRange;
  /** The command that chose the period; null where its days were entered. */
  readonly period: FigurePeriod | null;
  /** What the sales are broken down by. */
  readonly by: FigureDimension;
  /** Called with a chosen period. */
  readonly onPeriod: (period: FigurePeriod) => void;
  /** Called with entered days. */
  readonly onRange: (range: DayRange) => void;
  /** Called with what the sales are to be broken down by. */
  readonly onBy: (by: FigureDimension) => void;
  /** Opens an address of the dashboard: the orders behind a bar. */
  readonly onOpen: (address: string) => void;
}

/** Whether nothing was handed over or came back in a period and the one before. */
const isNothing = ({ rows, totals, totals_before: before }: Figures): boolean =>
  rows.length === 0 && isZeroPrice(totals.total) && isZeroPrice(before.total);

/** The figures of a period: its sums, their course and their parts, each with the way to the orders behind it. */
export function FiguresScreen({
  figures,
  range,
  period,
  by,
  onPeriod,
  onRange,
  onBy,
  onOpen,
}: FiguresScreenProps) {
  const texts = useMessages("dashFigures");
  const { locale } = useLocale();
  const error = isFigureRange(range) ? undefined : texts.badRange;
  const dayInput = (name: keyof DayRange) => (
    <Field label={texts[name]} {...(name === "from" && error !== undefined && { error })}>
      <Input
        type="date"
        value={range[name]}
        onChange={({ target }) => {
          if (target.value !== "") onRange({ ...range, [name]: target.value });
        }}
      />
    </Field>
  );
  return (
    <div className="max-w-5xl">
      <DashHead title={texts.title} note={texts.hint} />
      <div className="mb-4 flex flex-wrap items-end gap-x-4 gap-y-3 print:hidden">
        <fieldset className="flex flex-wrap gap-1">
          <legend className="sr-only">{texts.period}</legend>
          {figurePeriods.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === period}
              className={tabClasses(one === period)}
              onClick={() => onPeriod(one)}
            >
              {texts.periods[one]}
            </button>
          ))}
        </fieldset>
        <div className="flex flex-wrap gap-3">
          {dayInput("from")}
          {dayInput("to")}
        </div>
      </div>
      {error === undefined && (
        <RemoteView
          remote={figures}
          failed={texts.failed}
          skeleton={
            <div className="grid gap-4">
              <Skeleton className="h-28 w-full" />
              <Skeleton className="h-72 w-full" />
              <Skeleton className="h-60 w-full" />
            </div>
          }
        >
          {(shown) => (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <p className="text-muted text-sm">
                <span className="text-ink font-semibold">{rangeText(shown, texts, locale)}</span>{" "}
                {fill(texts.before, { days: rangeText(shown.before, texts, locale) })}
              </p>
              <FigureTotals totals={shown.totals} before={shown.totals_before} />
              {isNothing(shown) ? (
                <EmptyState heading="h2" title={texts.none} text={texts.noneHint} />
              ) : (
                <>
                  <FigureSteps figures={shown} onOpen={onOpen} />
                  <FigureSums totals={shown.totals} />
                  <FigureBreakdown figures={shown} by={by} onBy={onBy} />
                </>
              )}
            </div>
          )}
        </RemoteView>
      )}
    </div>
  );
}

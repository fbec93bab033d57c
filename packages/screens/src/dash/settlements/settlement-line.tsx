import type { SettlementView } from "@shop/data/dash/settlements/view.ts";
import { isolated } from "@shop/domain/locale/isolated.ts";
import { differenceOf } from "@shop/domain/money/money.ts";
import type { PlannedLine } from "@shop/domain/settlements/plan-settlement.ts";
import { dashPathOf } from "@shop/domain/site/dash-pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatAmount, formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { amountWords } from "@shop/i18n/words/amount-words.ts";
import { Checkbox } from "@shop/ui/checkbox.tsx";
import { Select } from "@shop/ui/select.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";

import { OrderStateMark } from "../orders/order-state-mark.tsx";

export interface SettlementLineProps extends Pick<SettlementView, "onChoose" | "onTake"> {
  /** The line with what it comes to. */
  readonly planned: PlannedLine;
  /** Whether nothing can be chosen, because the plan is being booked. */
  readonly disabled: boolean;
}

/** A line of a courier's sheet: its order or the choice of one, what is left to pay, the amount in the sheet and their difference. */
export function SettlementLine({ planned, onChoose, onTake, disabled }: SettlementLineProps) {
  const { lines: texts } = useMessages("dashSettlement");
  const { locale } = useLocale();
  const { line, order, expected, isPossible, isTaken } = planned;
  const row = formatCount(line.line);
  const named = [
    line.number !== "" && fill(texts.number, { number: isolated(line.number, locale) }),
    line.tracking !== "" && fill(texts.tracking, { tracking: isolated(line.tracking, locale) }),
    line.phone !== "" && fill(texts.phone, { phone: isolated(line.phone, locale) }),
    line.date !== "" && isolated(line.date, locale),
  ].filter((text) => text !== false);
  const sums = [
    ...(order ? [{ label: texts.left, amount: order.left }] : []),
    ...(order && expected !== null && expected !== order.left
      ? [{ label: texts.expected, amount: expected }]
      : []),
    ...(line.amount === null ? [] : [{ label: texts.inSheet, amount: line.amount }]),
    ...(expected !== null && line.amount !== null && line.amount !== expected
      ? [{ label: texts.difference, amount: differenceOf(line.amount, expected) }]
      : []),
  ];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-2 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <span className="flex size-11 items-center justify-center sm:size-9">
        {isPossible && order && (
          <Checkbox
            aria-label={fill(texts.take, { line: row, number: order.number })}
            checked={isTaken}
            disabled={disabled}
            onChange={({ target }) => onTake(line.line, target.checked)}
          />
        )}
      </span>
      <div className="min-w-0 py-1">
        {order && (
          <p className="flex flex-wrap items-center gap-x-2">
            <TextLink
              href={dashPathOf.order(order.id)}
              aria-label={fill(texts.order, { number: order.number })}
              className="figures inline-flex items-center whitespace-nowrap max-sm:min-h-11"
            >
              {order.number}
            </TextLink>
            <OrderStateMark state={order.state} />
            <bdi className="min-w-0 wrap-anywhere">{order.name}</bdi>
          </p>
        )}
        <p className="text-muted text-sm wrap-anywhere">
          {[fill(texts.line, { line: row }), ...named].join(" · ")}
        </p>
        {line.fault !== null && <p className="text-sm">{texts.faults[line.fault]}</p>}
        {line.orders.length > 1 && (
          <Select
            aria-label={fill(texts.choose, { line: row })}
            className="mt-1 w-full sm:max-w-md"
            value={order?.id ?? ""}
            disabled={disabled}
            onChange={({ target }) => onChoose(line.line, Number(target.value))}
          >
            {!order && <option value="">{texts.chooseNone}</option>}
            {line.orders.map(({ id, number, name, left }) => (
              <option key={id} value={id}>
                {fill(texts.candidate, { number, name, left: amountWords(left, locale) })}
              </option>
            ))}
          </Select>
        )}
      </div>
      {sums.length > 0 && (
        <dl className="col-span-2 flex flex-wrap gap-x-4 gap-y-1 text-sm sm:col-span-1 sm:col-start-3 sm:py-1 sm:text-end">
          {sums.map(({ label, amount }) => (
            <div key={label} className="sm:w-24">
              <dt className="text-muted">{label}</dt>
              <dd className="figures font-semibold whitespace-nowrap">
                <bdi dir="ltr">{formatAmount(amount)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

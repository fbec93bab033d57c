import type { SettlementView } from "@shop/data/dash/settlements/view.ts";
import { isolated } from "@shop/domain/locale/isolated.ts";
import { type SettlementColumn, settlementColumns } from "@shop/domain/settlements/settlement-columns.ts";
import { decimalExamples, decimalMarks } from "@shop/domain/sheets/sheet-numbers.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Field } from "@shop/ui/field.tsx";
import { Select } from "@shop/ui/select.tsx";

import { FormFailure } from "../../form/form-failure.tsx";
import { DashSection } from "../shared/dash-section.tsx";

export interface SettlementColumnsProps extends Pick<SettlementView, "onRead"> {
  /** What was read. */
  readonly preview: NonNullable<SettlementView["sheet"]>["preview"];
  /** Whether nothing can be corrected, because the sheet is being read or booked. */
  readonly disabled: boolean;
}

/** The columns of a sheet with what they were taken for, and how its amounts are written; both can be corrected. */
export function SettlementColumns({ preview, onRead, disabled }: SettlementColumnsProps) {
  const { columns: texts } = useMessages("dashSettlement");
  const { locale } = useLocale();
  const { columns, decimal, unclear } = preview;
  const read = columns.map(({ column }) => column);
  const has = (column: SettlementColumn): boolean => read.includes(column);
  const isMissing = !has("amount") || !(has("number") || has("tracking") || has("phone"));
  const take = (at: number, value: string): void => {
    const column = settlementColumns.find((one) => one === value) ?? null;
    // A meaning that another column has moves to this one.
    onRead({
      columns: read.map((one, other) => (other === at ? column : one === column ? null : one)),
    });
  };
  return (
    <DashSection title={texts.title}>
      {isMissing && <FormFailure>{texts.missing}</FormFailure>}
      {decimal === null && (
        <FormFailure>{fill(texts.ask, { value: isolated(unclear ?? "1.234", locale) })}</FormFailure>
      )}
      {(decimal === null || unclear !== null) && (
        <Field label={texts.decimal} className="mt-2 mb-3 sm:max-w-64">
          <Select
            value={decimal ?? ""}
            disabled={disabled}
            onChange={({ target }) => {
              const mark = decimalMarks.find((one) => one === target.value);
              if (mark) onRead({ decimal: mark });
            }}
          >
            {decimal === null && <option value="">–</option>}
            {decimalMarks.map((mark) => (
              <option key={mark} value={mark}>
                {decimalExamples[mark]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <details open={isMissing}>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold sm:min-h-9 sm:py-1.5">
          {texts.hint}
        </summary>
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {[...columns.entries()].map(([at, { heading, column }]) => (
            <Field
              // Two columns may have the same heading.
              key={`${at} ${heading}`}
              label={
                <bdi className="wrap-anywhere">
                  {heading || fill(texts.nameless, { number: String(at + 1) })}
                </bdi>
              }
            >
              <Select
                value={column ?? ""}
                disabled={disabled}
                onChange={({ target }) => take(at, target.value)}
              >
                <option value="">{texts.none}</option>
                {settlementColumns.map((one) => (
                  <option key={one} value={one}>
                    {texts.names[one]}
                  </option>
                ))}
              </Select>
            </Field>
          ))}
        </div>
      </details>
    </DashSection>
  );
}

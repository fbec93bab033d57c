import type { BookedSheet, SettlementView } from "@shop/data/dash/settlements/view.ts";
import { dashPages, dashPathOf } from "@shop/domain/site/dash-pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { amountWords } from "@shop/i18n/words/amount-words.ts";
import { TextLink } from "@shop/ui/text-link.tsx";
import { useEffect, useRef } from "react";

import { DashHead } from "../shared/dash-head.tsx";
import { SettlementBooking } from "./settlement-booking.tsx";
import { SettlementColumns } from "./settlement-columns.tsx";
import { SettlementInput } from "./settlement-input.tsx";
import { SettlementLines } from "./settlement-lines.tsx";

function Result({ booked, amount, already, delivered, refused }: BookedSheet) {
  const { result: texts, lines } = useMessages("dashSettlement");
  const { locale } = useLocale();
  const summary = useRef<HTMLOutputElement>(null);
  // The command that had the focus is removed with the sheet.
  useEffect(() => summary.current?.focus(), []);
  return (
    <div className="border-line bg-surface rounded-md border p-4">
      <output ref={summary} tabIndex={-1} className="grid gap-1 font-semibold outline-none">
        <span>{fill(plural(locale, booked, texts.booked), { amount: amountWords(amount, locale) })}</span>
        {delivered > 0 && <span>{plural(locale, delivered, texts.delivered)}</span>}
        {already > 0 && <span>{plural(locale, already, texts.already)}</span>}
        {refused.length > 0 && (
          <span className="text-negative">{plural(locale, refused.length, texts.refused)}</span>
        )}
      </output>
      {refused.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {refused.map(({ id, number, name }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-2">
              <TextLink
                href={dashPathOf.order(id)}
                aria-label={fill(lines.order, { number })}
                className="figures inline-flex items-center whitespace-nowrap max-sm:min-h-11"
              >
                {number}
              </TextLink>
              <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Couriers' cash: a sheet is read, its lines are matched with orders, and what was collected is booked as it is shown. */
export function SettlementScreen({
  upload,
  progress,
  onUpload,
  sheet,
  onRead,
  onChoose,
  onTake,
  booking,
  bookedShare,
  onBook,
  result,
}: SettlementView) {
  const texts = useMessages("dashSettlement");
  const isBooking = booking.status === "pending";
  const disabled = isBooking || upload.status === "pending";
  return (
    <div className="max-w-4xl">
      <DashHead title={texts.title} note={<TextLink href={dashPages.orders.path}>{texts.back}</TextLink>} />
      <div className="grid gap-4">
        <SettlementInput {...{ upload, progress, onUpload, isBooking }} />
        {result && <Result {...result} />}
        {sheet && (
          <>
            <SettlementColumns preview={sheet.preview} {...{ onRead, disabled }} />
            {sheet.preview.decimal !== null && (
              <>
                <SettlementLines plan={sheet.plan} {...{ onChoose, onTake, disabled }} />
                <SettlementBooking
                  plan={sheet.plan}
                  name={sheet.name}
                  {...{ booking, bookedShare, onBook }}
                />
              </>
            )}
          </>
        )}
      </div>
    </div>
  );
}

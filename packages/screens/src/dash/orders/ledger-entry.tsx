import { fill } from "@shop/i18n/fill.ts";
import { formatDay, formatTime } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { ledgerNote } from "@shop/i18n/words/ledger-words.ts";
import { Button } from "@shop/ui/button.tsx";
import { cn } from "@shop/ui/cn.ts";
import Undo2 from "lucide-react/icons/undo-2";
import type { ReactNode } from "react";

import { useMay } from "../shared/rights.tsx";

/** When something was done to an entry, and by whom. */
interface Signature {
  /** ISO time. */
  readonly at: string;
  /** Mail address of the administrator. */
  readonly by: string;
}

export interface LedgerEntryProps {
  /** The entry, which is never changed but taken back by another. */
  readonly entry: Signature & { readonly note: string; readonly voided: Signature | null };
  /** What the entry is. */
  readonly title: string;
  /** Its amount in words; null for none. */
  readonly amount: ReactNode;
  /** What is said beside when and by whom; nothing by default. */
  readonly details?: ReactNode;
  /** What stands above its note; nothing by default. */
  readonly children?: ReactNode;
  /** A warning below its note; nothing by default. */
  readonly warning?: ReactNode;
  /** Wording of the moments, with `{day}` and `{time}`, and of the command. */
  readonly texts: { readonly moment: string; readonly voided: string; readonly takeBack: string };
  /** Accessible name of the command. */
  readonly takeBackLabel: string;
  /** Opens the dialog that takes the entry back; null where it cannot be taken back. */
  readonly onVoid: (() => void) | null;
}

/** An entry of an order's payments, parcels or returns: amount, who made it and when, note, and the command that takes it back. */
export function LedgerEntry({
  entry: { at, by, note, voided },
  title,
  amount,
  details,
  children,
  warning,
  texts,
  takeBackLabel,
  onVoid,
}: LedgerEntryProps) {
  const { log, payments } = useMessages("dashOrders");
  const { locale } = useLocale();
  const mayChange = useMay("orders");
  const whenOf = (time: string) => ({ day: formatDay(time, locale), time: formatTime(time, locale) });
  const [beforeWho, afterWho] = log.by.split("{who}");
  const who = (name: string) =>
    name !== "" && (
      <span className="wrap-anywhere">
        {beforeWho}
        <bdi>{name}</bdi>
        {afterWho}
      </span>
    );
  return (
    <li className="py-3 last:pb-0">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className={cn("font-semibold", voided && "line-through")}>{title}</span>
        <span className={cn("figures ms-auto font-semibold", voided && "text-muted line-through")}>
          <bdi dir="ltr">{amount}</bdi>
        </span>
      </p>
      <p className="text-muted flex flex-wrap gap-x-3 text-sm">
        <time dateTime={at}>{fill(texts.moment, whenOf(at))}</time>
        {who(by)}
        {details}
      </p>
      {children}
      {note !== "" && (
        <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line">
          {ledgerNote(note, locale, payments)}
        </p>
      )}
      {warning}
      {voided ? (
        <p className="text-muted flex flex-wrap gap-x-3 text-sm">
          <span>{fill(texts.voided, whenOf(voided.at))}</span>
          {who(voided.by)}
        </p>
      ) : (
        onVoid &&
        mayChange && (
          <Button
            size="sm"
            variant="quiet"
            className="max-sm:min-h-11"
            aria-label={takeBackLabel}
            onClick={onVoid}
          >
            <Undo2 aria-hidden className="size-4 rtl:-scale-x-100" />
            {texts.takeBack}
          </Button>
        )
      )}
    </li>
  );
}

import type { Order } from "@shop/contract/orders/order.ts";
import type { AcceptanceView } from "@shop/data/shop/orders/view.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import { dueOf } from "@shop/domain/orders/returns/order-returns.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatShopDay } from "@shop/i18n/format-date.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { amountWords } from "@shop/i18n/words/amount-words.ts";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Button, buttonClasses } from "@shop/ui/button.tsx";
import { ConfirmDialog } from "@shop/ui/dialog/confirm-dialog.tsx";
import FileText from "lucide-react/icons/file-text";
import { useState } from "react";

import { LocalText } from "../../shared/local-text.tsx";

export interface QuotationTermsProps {
  /** What the quotation promises. */
  readonly quotation: NonNullable<Order["quotation"]>;
}

/** Until when a quotation holds, its revision and its terms. */
export function QuotationTerms({ quotation }: QuotationTermsProps) {
  const { quotation: texts } = useMessages("orders").page;
  const { locale } = useLocale();
  const day = formatShopDay(quotation.valid_until, locale);
  return (
    <div className="grid gap-3">
      <output className={quotation.expired ? "bg-caution-soft rounded-md px-3 py-2" : "font-semibold"}>
        {fill(quotation.expired ? texts.expired : texts.validUntil, { day })}
      </output>
      {quotation.revision > 1 && (
        <p className="text-muted text-sm">
          {fill(texts.revision, { revision: formatCount(quotation.revision) })}
        </p>
      )}
      {quotation.terms && (
        <div>
          <h3 className="font-semibold">{texts.terms}</h3>
          <p className="wrap-anywhere whitespace-pre-line">
            <LocalText text={quotation.terms} />
          </p>
        </div>
      )}
    </div>
  );
}

export interface QuotationOfferProps extends AcceptanceView {
  /** The quotation. */
  readonly order: Order;
  /** What it promises. */
  readonly quotation: NonNullable<Order["quotation"]>;
  /** The address of its PDF file. */
  readonly paper: string;
}

/** What a buyer can do with a quotation: accept it after a question, and read it as a PDF file. */
export function QuotationOffer({
  order,
  quotation,
  paper,
  submission,
  refused,
  onAccept,
  onReset,
}: QuotationOfferProps) {
  const { quotation: texts } = useMessages("orders").page;
  const words = useMessages("errors");
  const { locale } = useLocale();
  const [isAsking, setAsking] = useState(false);
  const short = refused.flatMap(({ place, left }) => {
    const line = order.lines[place];
    return line && left !== null ? [{ line, left }] : [];
  });
  return (
    <>
      {!quotation.expired && (
        <Button
          variant="signal"
          size="lg"
          onClick={() => {
            onReset();
            setAsking(true);
          }}
        >
          {texts.accept}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking && submission.status !== "failed"}
        onOpenChange={setAsking}
        title={fill(texts.acceptTitle, { number: formatOrderNumber(order.number) })}
        message={fill(texts.acceptQuestion, { total: amountWords(dueOf(order), locale) })}
        confirmLabel={texts.accept}
        cancelLabel={texts.keep}
        pending={submission.status === "pending"}
        onConfirm={() => onAccept(quotation.revision)}
      />
      <div role="alert" className="text-sm empty:hidden">
        {submission.status === "failed" &&
          (submission.error === "quotation_changed"
            ? texts.changed
            : short.length === 0 && errorWords(words, submission.error))}
        {submission.status === "failed" && short.length > 0 && (
          <>
            <p>{texts.short}</p>
            <ul className="list-disc ps-5">
              {short.map(({ line, left }) => (
                <li key={line.product_id}>
                  <LocalText text={localName(line, locale)} /> · {plural(locale, left, texts.left)}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <a href={paper} target="_blank" rel="noopener" className={buttonClasses()}>
        <FileText aria-hidden className="size-4.5" />
        {texts.print}
      </a>
    </>
  );
}

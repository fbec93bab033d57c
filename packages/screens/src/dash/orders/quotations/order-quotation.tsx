import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import type { AdminOrderView } from "@shop/data/dash/orders/view.ts";
import { isQuoted } from "@shop/domain/orders/order-state.ts";
import { newQuotationPage } from "@shop/domain/site/dash-pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatShopDay } from "@shop/i18n/format-date.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Button, buttonClasses } from "@shop/ui/button.tsx";
import { Link } from "@shop/ui/link.tsx";
import { Spinner } from "@shop/ui/spinner.tsx";

import { LocalText } from "../../../shared/local-text.tsx";
import { DashSection } from "../../shared/dash-section.tsx";
import { Allowed } from "../../shared/rights.tsx";

export interface OrderQuotationProps {
  /** The order; nothing is shown where it never was a quotation. */
  readonly order: AdminOrder;
  /** The mail that brings the quotation to its buyer. */
  readonly mail: AdminOrderView["quotationMail"];
  /** Opens the dialog of day and terms. */
  readonly onEdit: () => void;
}

/** What a quotation promises, and its commands until it is accepted; of an order, what it promised. */
export function OrderQuotation({ order, mail, onEdit }: OrderQuotationProps) {
  const { quotation: texts } = useMessages("dashOrders");
  const words = useMessages("errors");
  const { locale } = useLocale();
  const { quotation } = order;
  if (!quotation) return null;
  const isOffer = isQuoted(order.state);
  const day = formatShopDay(quotation.valid_until, locale);
  const isExpired = isOffer && quotation.expired;
  const pending = mail.submission.status === "pending";
  return (
    <DashSection
      title={texts.section}
      note={fill(texts.revision, { revision: formatCount(quotation.revision) })}
    >
      <div className="grid gap-3">
        <p className="font-semibold">{fill(isExpired ? texts.expired : texts.validUntil, { day })}</p>
        {isOffer && <p className="text-muted text-sm">{texts.hint}</p>}
        <p className="wrap-anywhere whitespace-pre-line">
          {quotation.terms ? (
            <LocalText text={quotation.terms} />
          ) : (
            <span className="text-muted">{texts.noTerms}</span>
          )}
        </p>
        <Allowed need="orders">
          <div className="flex flex-wrap gap-2">
            {isOffer && (
              <Button size="sm" className="max-sm:min-h-11" onClick={onEdit}>
                {texts.edit}
              </Button>
            )}
            {isOffer && !isExpired && order.email !== "" && (
              <Button
                size="sm"
                className="max-sm:min-h-11"
                aria-disabled={pending}
                onClick={() => !pending && mail.onSend()}
              >
                {pending ? <Spinner label={texts.mailing} showLabel /> : texts.mail}
              </Button>
            )}
            <Link
              href={newQuotationPage(order.id)}
              className={buttonClasses({ size: "sm", variant: "quiet", className: "max-sm:min-h-11" })}
            >
              {texts.copy}
            </Link>
          </div>
        </Allowed>
        <output className="text-sm empty:hidden">
          {mail.submission.status === "idle" &&
            mail.sent !== null &&
            (mail.sent ? texts.mailed : texts.alreadyMailed)}
        </output>
        <p role="alert" className="text-negative text-sm empty:hidden">
          {mail.submission.status === "failed" && errorWords(words, mail.submission.error)}
        </p>
      </div>
    </DashSection>
  );
}

import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import type { NewTaxDocument } from "@shop/contract/tax-documents/tax-document.ts";
import type { AdminOrderView } from "@shop/data/dash/orders/view.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import { isSale } from "@shop/domain/orders/order-state.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { ConfirmDialog } from "@shop/ui/dialog/confirm-dialog.tsx";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import { useState } from "react";

import { SubmissionFailure } from "../../../form/submission-failure.tsx";
import { Price } from "../../../shared/product/price.tsx";
import { DashSection } from "../../shared/dash-section.tsx";
import { Allowed } from "../../shared/rights.tsx";
import { TaxDocumentLinks } from "../../tax-documents/tax-document-links.tsx";
import { OrderNotice } from "../order-notice.tsx";

export interface OrderTaxSectionProps {
  /** The order; nothing is shown before it is a sale, unless it has documents. */
  readonly order: AdminOrder;
  /** What issues its documents. */
  readonly issue: AdminOrderView["taxIssue"];
}

type Asked = "issue" | "credit" | "whole";

const requests: Readonly<Record<Asked, NewTaxDocument>> = {
  issue: { kind: "invoice", whole: false },
  credit: { kind: "credit_note", whole: false },
  whole: { kind: "credit_note", whole: true },
};

/** The tax invoice of an order and its credit notes, with the commands that issue them after a question. */
export function OrderTaxSection({ order, issue }: OrderTaxSectionProps) {
  const { ofOrder: texts, kinds } = useMessages("dashTaxDocuments");
  const { locale } = useLocale();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { documents, invoiceable, invoiced, credit_due: creditDue, lacks_number: lacksNumber } = order.tax;
  if (!isSale(order.state) && documents.length === 0) return null;
  const pending = issue.submission.status === "pending";
  const invoice = documents.find(({ kind }) => kind === "invoice");
  const ask = (next: Asked) => {
    issue.onReset();
    setAsked(next);
  };
  const questions: Readonly<Record<Asked, { title: string; message: string; command: string }>> = {
    issue: {
      title: fill(texts.issueTitle, { number: formatOrderNumber(order.number) }),
      message: texts.issueQuestion,
      command: texts.issue,
    },
    credit: {
      title: fill(texts.creditTitle, { number: invoice?.number ?? "" }),
      message: order.state === "cancelled" ? texts.creditCancelled : texts.creditQuestion,
      command: texts.credit,
    },
    whole: {
      title: fill(texts.wholeTitle, { number: invoice?.number ?? "" }),
      message: texts.wholeQuestion,
      command: texts.whole,
    },
  };
  const question = asked && questions[asked];
  return (
    <DashSection title={texts.title}>
      {documents.length === 0 && <p className="text-muted">{texts.none}</p>}
      <ul className="divide-line divide-y">
        {documents.map((document) => (
          <li key={document.id} className="grid gap-1 py-3 first:pt-0">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span>
                {kinds[document.kind]}{" "}
                <bdi dir="ltr" className="figures font-semibold">
                  {document.number}
                </bdi>
              </span>
              <Price price={document.total} size="sm" />
            </span>
            <span className="text-muted text-sm wrap-anywhere">
              {fill(texts.issued, { day: formatDay(document.issued_at, locale), who: document.by })}
            </span>
            <TaxDocumentLinks document={document} />
          </li>
        ))}
      </ul>
      {invoiced && <p className="text-muted text-sm">{texts.held}</p>}
      <Allowed need="orders">
        <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
          {invoiceable && <Button onClick={() => ask("issue")}>{texts.issue}</Button>}
          {creditDue && <Button onClick={() => ask("credit")}>{texts.credit}</Button>}
          {invoiced && order.state !== "cancelled" && (
            <Button variant="quiet" onClick={() => ask("whole")}>
              {texts.whole}
            </Button>
          )}
        </div>
      </Allowed>
      {asked && question && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsked(null)}
          title={question.title}
          message={question.message}
          confirmLabel={question.command}
          cancelLabel={texts.cancel}
          pending={pending}
          onConfirm={() => issue.onIssue(requests[asked], () => setAsked(null))}
        >
          {asked === "issue" && lacksNumber && (
            <OrderNotice
              icon={<TriangleAlert aria-hidden className="text-caution mt-1 size-4 shrink-0" />}
              title={texts.noNumber}
              hint={texts.noNumberHint}
            />
          )}
          <SubmissionFailure submission={issue.submission} />
        </ConfirmDialog>
      )}
    </DashSection>
  );
}

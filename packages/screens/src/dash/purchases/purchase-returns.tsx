import { adminAddresses } from "@shop/contract/addresses.ts";
import { addressOf } from "@shop/contract/endpoint.ts";
import type { PurchaseReturn } from "@shop/contract/purchases/purchase-return.ts";
import type { PurchaseReturnsView } from "@shop/data/dash/purchases/view.ts";
import { locales, localName } from "@shop/domain/locale/locale.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay } from "@shop/i18n/format-date.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { useIsolated } from "@shop/i18n/use-figures.ts";
import { Badge } from "@shop/ui/badge.tsx";
import { Button } from "@shop/ui/button.tsx";
import { ConfirmDialog } from "@shop/ui/dialog/confirm-dialog.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import { useState } from "react";

import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { LocalText } from "../../shared/local-text.tsx";
import { sumText } from "../overview/sum-text.ts";
import { DashSection } from "../shared/dash-section.tsx";

export interface PurchaseReturnsProps extends Pick<PurchaseReturnsView, "takingBack" | "onTakeBack"> {
  /** The order that the goods are of. */
  readonly orderId: number;
  readonly returns: readonly PurchaseReturn[];
  /** Whether they may be taken back. */
  readonly mayReceive: boolean;
}

/** What went back to the supplier, the newest first, with its papers. */
export function PurchaseReturns({
  orderId,
  returns,
  mayReceive,
  takingBack,
  onTakeBack,
}: PurchaseReturnsProps) {
  const { returns: texts, files } = useMessages("dashPurchases");
  const { locale } = useLocale();
  const inLine = useIsolated();
  const [asking, setAsking] = useState<number | null>(null);
  const isPending = takingBack.status === "pending";
  return (
    <DashSection title={texts.list}>
      <SubmissionFailure submission={takingBack} />
      <ul>
        {returns.map(({ id, made, reason, pieces, credit, lines, voided }) => (
          <li key={id} className="border-line grid gap-1 border-b py-2 last:border-b-0">
            <span className="flex flex-wrap items-center gap-x-3">
              <strong>{plural(locale, pieces, texts.pieces)}</strong>
              <span>
                {texts.credit} {inLine(sumText(credit))}
              </span>
              <span className="text-muted text-sm wrap-anywhere">
                {fill(texts.made, { day: formatDay(made.at, locale), who: inLine(made.by) })}
              </span>
              {voided && <Badge>{texts.voided}</Badge>}
            </span>
            {reason !== "" && (
              <span dir="auto" className="text-sm wrap-anywhere whitespace-pre-line">
                {reason}
              </span>
            )}
            <ul className="text-muted text-sm">
              {lines.map((line) => (
                <li key={line.id} className="flex flex-wrap gap-x-3 wrap-anywhere">
                  <span>
                    {inLine(formatCount(line.qty))} × <LocalText text={localName(line, locale)} />
                  </span>
                  {line.loss !== null && !isZeroPrice(line.loss) && (
                    <span>
                      {fill(line.loss.startsWith("-") ? texts.gain : texts.loss, {
                        amount: inLine(sumText(line.loss.replace("-", ""))),
                      })}
                    </span>
                  )}
                </li>
              ))}
            </ul>
            <span className="flex flex-wrap items-center gap-x-3">
              {locales.map((one) => (
                <TextLink
                  key={one}
                  href={addressOf(
                    adminAddresses.readPurchaseReturnPaper,
                    { id: orderId, returnId: id },
                    { locale: one },
                  )}
                  target="_blank"
                >
                  {files[one]}
                </TextLink>
              ))}
              {mayReceive && !voided && (
                <Button
                  variant="quiet"
                  aria-disabled={isPending || undefined}
                  onClick={() => !isPending && setAsking(id)}
                >
                  {texts.takeBack}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={(open) => !open && setAsking(null)}
        title={texts.takeBackTitle}
        message={texts.takeBackText}
        confirmLabel={texts.takeBack}
        cancelLabel={texts.keep}
        onConfirm={() => {
          if (asking !== null) onTakeBack(asking);
          setAsking(null);
        }}
      />
    </DashSection>
  );
}

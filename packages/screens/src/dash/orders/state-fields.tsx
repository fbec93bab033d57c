import { isZeroPrice } from "@shop/domain/money/money.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";

import { CheckboxField } from "../../form/checkbox-field.tsx";
import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { TextareaField } from "../../form/textarea-field.tsx";
import { StockShort } from "./lines/stock-short.tsx";
import { OrderEditMail } from "./order-edit-dialog.tsx";
import { OrderStateMark } from "./order-state-mark.tsx";
import { ShipmentFields } from "./parcels/shipment-fields.tsx";
import { UnpaidNotice } from "./payments/unpaid-notice.tsx";
import type { StateDialogProps, StateForm } from "./use-state-form.ts";

export interface StateFieldsProps
  extends Pick<StateDialogProps, "order" | "to" | "conflict" | "refused" | "submission">, StateForm {}

/** What the dialogs of a change of state have in common: its note, the mail to the buyer, and what stands in its way. */
export function StateFields({
  order,
  to,
  conflict,
  refused,
  submission,
  form,
  isPossible,
  from,
  isTakenBack,
  isShipping,
  isRecalled,
}: StateFieldsProps) {
  const { change: texts, batch } = useMessages("dashOrders");
  const { locale } = useLocale();
  const unpriced = order.lines.filter(({ price }) => isZeroPrice(price)).length;
  const pieces = order.lines.reduce((sum, { qty }) => sum + qty, 0);
  return (
    <div className="grid gap-4">
      {conflict && (
        <div role="alert" className="bg-caution-soft grid gap-1 rounded-md p-3">
          <p className="flex flex-wrap items-center gap-2">
            {texts.conflict} <OrderStateMark state={conflict.state} />
          </p>
          <p>{isPossible ? texts.conflictAgain : texts.conflictOver}</p>
        </div>
      )}
      {isPossible ? (
        <>
          {to !== "cancelled" && !isTakenBack && unpriced > 0 && (
            <p className="bg-caution-soft rounded-md p-3">{plural(locale, unpriced, texts.unpriced)}</p>
          )}
          {isTakenBack && from === "cancelled" && !order.request && (
            <p className="bg-caution-soft rounded-md p-3">{plural(locale, pieces, texts.restored)}</p>
          )}
          {to === "confirmed" && !isTakenBack && order.request && (
            <p className="bg-caution-soft rounded-md p-3">{plural(locale, pieces, texts.taken)}</p>
          )}
          {to === "sent" && !isTakenBack && <UnpaidNotice order={order} />}
          {isRecalled && (
            <div className="grid gap-1">
              <CheckboxField {...form.field("goods_back")} label={plural(locale, pieces, texts.goodsBack)} />
              <p className="text-muted text-sm">{texts.goodsBackHint}</p>
            </div>
          )}
          {isShipping && (
            <ShipmentFields
              carrier={form.field("carrier")}
              tracking={form.field("tracking")}
              texts={{ ...batch, optional: texts.optional }}
            />
          )}
          <TextareaField
            {...form.field("note")}
            label={texts.note}
            optional={texts.optional}
            hint={texts.noteHint}
            rows={2}
            dir="auto"
          />
          {!isTakenBack && (
            <OrderEditMail email={order.email} field={form.field("mail")} label={texts.mail} />
          )}
        </>
      ) : (
        !conflict && <p className="bg-caution-soft rounded-md p-3">{texts.conflictOver}</p>
      )}
      {submission.status === "failed" &&
        (submission.error === "stock_short" ? (
          <StockShort lines={order.lines} refused={refused} />
        ) : (
          <SubmissionFailure submission={submission} />
        ))}
    </div>
  );
}

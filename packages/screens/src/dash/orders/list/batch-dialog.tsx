import type { AdminOrderSummary } from "@shop/contract/orders/admin-order.ts";
import { orderStatesFormSchema } from "@shop/contract/orders/order-batch.ts";
import type { OrderBatchView } from "@shop/data/dash/orders/view.ts";
import { isolated } from "@shop/domain/locale/isolated.ts";
import { planBatch } from "@shop/domain/orders/list/order-batch.ts";
import type { BatchState } from "@shop/domain/orders/order-state.ts";
import { readTrackings } from "@shop/domain/orders/parcels/read-trackings.ts";
import { awaitsPayment } from "@shop/domain/orders/payments/order-payments.ts";
import { totalWithDelivery } from "@shop/domain/orders/placing/order-delivery.ts";
import { isOpenRequest } from "@shop/domain/orders/placing/order-request.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { amountWords } from "@shop/i18n/words/amount-words.ts";
import { Button } from "@shop/ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "@shop/ui/dialog/dialog.tsx";

import { CheckboxField } from "../../../form/checkbox-field.tsx";
import { Form } from "../../../form/form.tsx";
import { SubmissionFailure } from "../../../form/submission-failure.tsx";
import { SubmitButton } from "../../../form/submit-button.tsx";
import { TextField } from "../../../form/text-field.tsx";
import { TextareaField } from "../../../form/textarea-field.tsx";
import { useSchemaForm } from "../../../form/use-schema-form.ts";
import { type BatchOrder, BatchOrders } from "./batch-orders.tsx";
import { BatchResult } from "./batch-result.tsx";

export interface BatchDialogProps extends OrderBatchView {
  /** The selected orders as they were listed when the dialog was opened. */
  readonly orders: ReadonlyArray<AdminOrderSummary>;
  /** The state to change to. */
  readonly to: BatchState;
  /** Called when the dialog is to be closed. */
  readonly onClose: () => void;
}

/** Lines of a pasted list of tracking numbers that belong to none of the orders. */
function Unmatched({ lines }: { readonly lines: readonly string[] }) {
  const { batch: texts } = useMessages("dashOrders");
  const { locale } = useLocale();
  return (
    <div role="alert" className="bg-caution-soft rounded-md p-3">
      <p className="font-semibold">{plural(locale, lines.length, texts.unmatched)}</p>
      <ul className="mt-1 grid max-h-40 overflow-y-auto">
        {[...new Set(lines)].map((line) => (
          <li key={line} className="wrap-anywhere">
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shows which of the selected orders can be changed into a state, changes those, and names the ones that were not. */
export function BatchDialog({
  orders,
  to,
  submission,
  outcomes,
  short: shortIds,
  checking,
  onSubmit,
  onClose,
}: BatchDialogProps) {
  const { batch: texts, change, payments } = useMessages("dashOrders");
  const { locale } = useLocale();
  const form = useSchemaForm(orderStatesFormSchema, {
    defaultValues: { mail: true, carrier: "", trackings: "" },
  });
  const { changing, already, notNext, short } = planBatch(orders, to, shortIds);
  const pending = submission.status === "pending";
  const isSending = to === "sent";
  const pasted = form.watch("trackings") ?? "";
  const read = readTrackings(pasted, changing);
  const trackings = new Map(read.matched.map(({ order, tracking }) => [order.id, tracking]));
  const trackingOf = ({ id }: AdminOrderSummary): string[] => {
    if (pasted.trim() === "") return [];
    const tracking = trackings.get(id);
    return [
      tracking === undefined
        ? texts.untracked
        : fill(texts.tracked, { tracking: isolated(tracking, locale) }),
    ];
  };
  const unpaid = isSending ? changing.filter(awaitsPayment) : [];
  const unpaidOf = ({ total, delivery, pay_by: payBy, payment_state: paid }: AdminOrderSummary): string =>
    paid === "part"
      ? texts.partlyPaid
      : fill(texts.notPaid, { amount: amountWords(totalWithDelivery(total, delivery, payBy), locale) });
  const remarksOf = (order: AdminOrderSummary): string[] => [
    ...trackingOf(order),
    ...(isSending && awaitsPayment(order) ? [unpaidOf(order)] : []),
    ...(order.unpriced > 0 ? [plural(locale, order.unpriced, texts.unpriced)] : []),
    ...(isOpenRequest(order) ? [plural(locale, order.pieces, texts.taken)] : []),
  ];
  const skipped: readonly BatchOrder[] = [
    ...short.map((order) => ({ order, words: [texts.refusals.stock_short] })),
    ...notNext.map((order) => ({ order, words: [texts.notNext] })),
    ...already.map((order) => ({ order, words: [texts.already] })),
  ];
  const isPossible = outcomes === null && changing.length > 0;
  return (
    <Dialog open onOpenChange={(open) => !open && !pending && onClose()}>
      <DialogContent
        title={texts.titles[to]}
        description={isPossible && change.hints[to]}
        closeLabel={change.close}
      >
        <Form
          form={form}
          pending={pending || checking}
          onSubmit={({ mail, carrier }) =>
            onSubmit({
              orders: changing.map(({ id, version }) => ({
                id,
                version,
                tracking: trackings.get(id) ?? "",
              })),
              state: to,
              carrier,
              mail,
            })
          }
          aria-busy={pending || checking}
        >
          {outcomes === null ? (
            <div className="grid gap-4">
              {changing.length === 0 && <p className="bg-caution-soft rounded-md p-3">{texts.none}</p>}
              {isPossible && isSending && (
                <>
                  <TextField
                    {...form.field("carrier")}
                    label={texts.carrier}
                    optional={payments.optional}
                    autoComplete="off"
                  />
                  <TextareaField
                    {...form.field("trackings")}
                    label={texts.trackings}
                    hint={texts.trackingsHint}
                    optional={payments.optional}
                    dir="ltr"
                    autoComplete="off"
                  />
                </>
              )}
              {unpaid.length > 0 && (
                <p className="bg-caution-soft rounded-md p-3">
                  {plural(locale, unpaid.length, texts.unpaid)}
                </p>
              )}
              {read.unmatched.length > 0 && <Unmatched lines={read.unmatched} />}
              <BatchOrders
                title={plural(locale, changing.length, texts.changing)}
                orders={changing.map((order) => ({ order, words: remarksOf(order) }))}
              />
              <BatchOrders title={plural(locale, skipped.length, texts.skipping)} orders={skipped} />
              {isPossible && <CheckboxField {...form.field("mail")} label={texts.mail} />}
              <SubmissionFailure submission={submission} />
            </div>
          ) : (
            <BatchResult orders={changing} outcomes={outcomes} skipped={skipped} />
          )}
          <DialogFooter>
            <Button size="lg" aria-disabled={pending} onClick={() => !pending && onClose()}>
              {change.close}
            </Button>
            {isPossible && (
              <SubmitButton
                pending={pending || checking}
                pendingLabel={checking ? texts.checking : change.saving}
              >
                {plural(locale, changing.length, texts.submit)}
              </SubmitButton>
            )}
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}

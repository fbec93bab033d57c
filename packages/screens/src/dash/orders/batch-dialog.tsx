import type { AdminOrderSummary } from "@shop/contract/orders/admin-order.ts";
import { orderStatesFormSchema } from "@shop/contract/orders/order-batch.ts";
import type { OrderBatchView } from "@shop/data/dash/orders/view.ts";
import { planBatch } from "@shop/domain/orders/order-batch.ts";
import { isOpenRequest } from "@shop/domain/orders/order-request.ts";
import type { BatchState } from "@shop/domain/orders/order-state.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Button } from "@shop/ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "@shop/ui/dialog/dialog.tsx";

import { CheckboxField } from "../../form/checkbox-field.tsx";
import { Form } from "../../form/form.tsx";
import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { type BatchOrder, BatchOrders } from "./batch-orders.tsx";
import { BatchResult } from "./batch-result.tsx";

/** Props of {@link BatchDialog}. */
export interface BatchDialogProps extends OrderBatchView {
  /** The selected orders as they were listed when the dialog was opened. */
  readonly orders: ReadonlyArray<AdminOrderSummary>;
  /** The state to change to. */
  readonly to: BatchState;
  /** Called when the dialog is to be closed. */
  readonly onClose: () => void;
}

/** Shows which of the selected orders can be changed into a state, changes those, and names the ones that were not. */
export function BatchDialog({ orders, to, submission, outcomes, onSubmit, onClose }: BatchDialogProps) {
  const { batch: texts, change } = useMessages("dashOrders");
  const { locale } = useLocale();
  const form = useSchemaForm(orderStatesFormSchema, { defaultValues: { mail: true } });
  const { changing, already, notNext } = planBatch(orders, to);
  const pending = submission.status === "pending";
  const remarksOf = (order: AdminOrderSummary): string[] => [
    ...(order.unpriced > 0 ? [plural(locale, order.unpriced, texts.unpriced)] : []),
    ...(isOpenRequest(order) ? [plural(locale, order.pieces, texts.taken)] : []),
  ];
  const skipped: readonly BatchOrder[] = [
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
          pending={pending}
          onSubmit={({ mail }) => onSubmit({ orders: changing, state: to, mail })}
          aria-busy={pending}
        >
          {outcomes === null ? (
            <div className="grid gap-4">
              {changing.length === 0 && <p className="bg-caution-soft rounded-md p-3">{texts.none}</p>}
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
              <SubmitButton pending={pending} pendingLabel={change.saving}>
                {plural(locale, changing.length, texts.submit)}
              </SubmitButton>
            )}
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}

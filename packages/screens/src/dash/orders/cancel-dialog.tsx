import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import { isOpenRequest } from "@shop/domain/orders/placing/order-request.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { ConfirmDialog } from "@shop/ui/dialog/confirm-dialog.tsx";

import { Form } from "../../form/form.tsx";
import { StateDialog } from "./state-dialog.tsx";
import { StateFields } from "./state-fields.tsx";
import { type StateDialogProps, useStateForm } from "./use-state-form.ts";

/** Asks before an order is cancelled, which returns its pieces to the stock. */
export function CancelDialog(props: StateDialogProps) {
  const { order, submission, onClose } = props;
  const { change: texts } = useMessages("dashOrders");
  const { locale } = useLocale();
  const state = useStateForm(props);
  // There is nothing to confirm.
  if (!state.isPossible) return <StateDialog {...props} />;
  const pieces = order.lines.reduce((sum, { qty }) => sum + qty, 0);
  const sent = state.isRecalled ? texts.stillOut : plural(locale, pieces, texts.returned);
  const returned = isOpenRequest(order) ? texts.nothingReturned : sent;
  const pending = submission.status === "pending";
  return (
    <ConfirmDialog
      open
      inAddress
      onOpenChange={(open) => !open && onClose()}
      tone="danger"
      title={fill(texts.titles.cancelled, { number: formatOrderNumber(order.number) })}
      message={`${returned} ${texts.hints.cancelled}`}
      cancelLabel={texts.keep}
      confirmLabel={texts.commands.cancelled}
      pending={pending}
      onConfirm={() => void state.form.handleSubmit(state.submit)()}
    >
      <Form form={state.form} pending={pending} onSubmit={state.submit} className="mt-2">
        <StateFields {...props} {...state} />
      </Form>
    </ConfirmDialog>
  );
}

import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import { awaitsPayment } from "@shop/domain/orders/payments/order-payments.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "@shop/ui/dialog/dialog.tsx";
import { useRef } from "react";

import { Form } from "../../form/form.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import { StateFields } from "./state-fields.tsx";
import { type StateDialogProps, useStateForm } from "./use-state-form.ts";

/** The dialog that changes the state of an order to the next one. */
export function StateDialog(props: StateDialogProps) {
  const { order, to, submission, onClose } = props;
  const { change: texts } = useMessages("dashOrders");
  const state = useStateForm(props);
  const submit = useRef<HTMLButtonElement>(null);
  const pending = submission.status === "pending";
  const isUnpaid = to === "sent" && !state.isTakenBack && awaitsPayment(order);
  const { titles, hints, commands } = state.isTakenBack
    ? {
        titles: texts.back.titles[state.from],
        hints: texts.back.hints[state.from],
        commands: texts.back.commands[state.from],
      }
    : { titles: texts.titles[to], hints: texts.hints[to], commands: texts.commands[to] };
  return (
    <Dialog open onOpenChange={(open) => !open && !pending && onClose()}>
      <DialogContent
        inAddress
        size="sm"
        title={fill(titles ?? "", { number: formatOrderNumber(order.number) })}
        description={state.isPossible && hints}
        closeLabel={texts.close}
        // Most changes need no note: Enter confirms, and no keyboard covers a phone. Sending what is not paid is decided.
        onOpenAutoFocus={(event) => {
          if (!submit.current || isUnpaid) return;
          event.preventDefault();
          submit.current.focus();
        }}
      >
        <Form form={state.form} pending={pending} onSubmit={state.submit} aria-busy={pending}>
          <StateFields {...props} {...state} />
          <DialogFooter>
            <Button size="lg" aria-disabled={pending} onClick={() => !pending && onClose()}>
              {texts.close}
            </Button>
            {state.isPossible && (
              <SubmitButton ref={submit} pending={pending} pendingLabel={texts.saving}>
                {isUnpaid ? texts.sendUnpaid : commands}
              </SubmitButton>
            )}
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}

import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import { orderBuyerFormSchema } from "@shop/contract/orders/order-change.ts";
import type { OrderBuyerEntry, OrderChangeView } from "@shop/data/dash/orders/view.ts";
import { buyerFields, canEditBuyer, sameBuyer } from "@shop/domain/orders/order-buyer.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "@shop/ui/dialog/dialog.tsx";
import { useEffect, useEffectEvent, useState } from "react";

import { Form } from "../../form/form.tsx";
import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import { TextField } from "../../form/text-field.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";

/** Props of {@link BuyerDialog}. */
export interface BuyerDialogProps extends OrderChangeView<OrderBuyerEntry> {
  /** The order whose buyer is corrected. */
  readonly order: AdminOrder;
  /** Called when the form gets or loses unsaved changes. */
  readonly onDirty: (isDirty: boolean) => void;
  /** Called when the dialog is to be closed. */
  readonly onClose: () => void;
}

const valuesOf = ({ name, phone, email, address1, address2 }: AdminOrder) => ({
  name,
  phone,
  email,
  address1,
  address2,
});

/** What browsers are told of the fields that are no running text. */
const inputs = {
  name: {},
  phone: { type: "tel", dir: "ltr", required: true },
  email: { type: "email", dir: "ltr", required: true },
  address1: {},
  address2: {},
} as const;

interface ConflictProps {
  /** The order as another person has saved it. */
  readonly order: AdminOrder;
  /** Whether its buyer is another one than when the dialog was opened. */
  readonly isOther: boolean;
  /** Starts again from its buyer. */
  readonly onTakeTheirs: () => void;
}

function BuyerConflict({ order, isOther, onTakeTheirs }: ConflictProps) {
  const { buyer: texts } = useMessages("dashOrders");
  return (
    <div role="alert" className="bg-caution-soft grid gap-2 rounded-md p-3">
      <p>{isOther ? texts.conflict : texts.conflictOther}</p>
      {isOther && (
        <>
          <ul className="font-semibold wrap-anywhere">
            {buyerFields.flatMap((field) =>
              order[field] === "" ? [] : <li key={field}>{<bdi>{order[field]}</bdi>}</li>,
            )}
          </ul>
          <Button size="sm" className="justify-self-start" onClick={onTakeTheirs}>
            {texts.takeTheirs}
          </Button>
        </>
      )}
    </div>
  );
}

function BuyerForm({ order, conflict, errors, submission, onDirty, onClose, onSubmit }: BuyerDialogProps) {
  const { buyer: texts } = useMessages("dashOrders");
  const [opened, setOpened] = useState(order);
  const form = useSchemaForm(orderBuyerFormSchema, { defaultValues: valuesOf(opened), errors });
  const { isDirty } = form.formState;
  const pending = submission.status === "pending";
  const report = useEffectEvent(onDirty);
  useEffect(() => {
    report(isDirty);
    return () => report(false);
  }, [isDirty]);
  const open = conflict && conflict.version !== opened.version ? conflict : null;
  return (
    <Form
      form={form}
      pending={pending}
      aria-busy={pending}
      onSubmit={(buyer) => onSubmit({ version: (open ?? opened).version, ...buyer })}
    >
      <div className="grid gap-4">
        {open && (
          <BuyerConflict
            order={open}
            isOther={!sameBuyer(open, opened)}
            onTakeTheirs={() => {
              setOpened(open);
              form.reset(valuesOf(open));
            }}
          />
        )}
        {buyerFields.map((field) => (
          <TextField
            key={field}
            {...form.field(field)}
            {...inputs[field]}
            label={texts.fields[field]}
            autoComplete="off"
          />
        ))}
        <SubmissionFailure {...{ submission, form, errors }} />
      </div>
      <DialogFooter>
        <Button size="lg" aria-disabled={pending} onClick={() => !pending && onClose()}>
          {texts.close}
        </Button>
        <SubmitButton pending={pending} pendingLabel={texts.saving}>
          {texts.save}
        </SubmitButton>
      </DialogFooter>
    </Form>
  );
}

/** The dialog in which an administrator corrects whom an order is for, until it is delivered. */
export function BuyerDialog(props: BuyerDialogProps) {
  const { order, submission, onClose } = props;
  const { buyer: texts } = useMessages("dashOrders");
  const pending = submission.status === "pending";
  const isOpen = canEditBuyer(order.state);
  return (
    <Dialog open onOpenChange={(open) => !open && !pending && onClose()}>
      <DialogContent
        inAddress
        size="sm"
        title={fill(texts.title, { number: formatOrderNumber(order.number) })}
        description={isOpen && texts.hint}
        closeLabel={texts.close}
        onInteractOutside={(event) => event.preventDefault()}
      >
        {isOpen ? <BuyerForm {...props} /> : <p>{texts.locked}</p>}
      </DialogContent>
    </Dialog>
  );
}

import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import { orderCostsFormSchema } from "@shop/contract/orders/order-costs.ts";
import type { OrderChangeView, OrderCostsEntry } from "@shop/data/dash/orders/view.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { amountWords } from "@shop/i18n/words/amount-words.ts";

import { Form } from "../../../form/form.tsx";
import { SubmissionFailure } from "../../../form/submission-failure.tsx";
import { TextField } from "../../../form/text-field.tsx";
import { OrderEditConflict, OrderEditDialog, OrderEditFooter } from "../order-edit-dialog.tsx";
import { useOrderForm } from "../use-order-form.ts";
import { keyedLines } from "./line-keys.ts";

export interface CostsDialogProps extends OrderChangeView<OrderCostsEntry> {
  /** The order whose costs are corrected. */
  readonly order: AdminOrder;
  /** Called when the form gets or loses unsaved changes. */
  readonly onDirty: (isDirty: boolean) => void;
  /** Called when the dialog is to be closed. */
  readonly onClose: () => void;
}

/** What the form of an order starts with. */
const valuesOf = ({ lines }: AdminOrder) => ({
  costs: lines.map(({ unit_cost: cost }) => ({ cost: cost ?? "" })),
});

const costsText = (order: AdminOrder): string => JSON.stringify(valuesOf(order));

function CostsForm({ order, conflict, errors, submission, onDirty, onClose, onSubmit }: CostsDialogProps) {
  const { costs: texts } = useMessages("dashOrders");
  const { locale } = useLocale();
  const { form, opened, theirs, version, takeTheirs } = useOrderForm(orderCostsFormSchema, {
    order,
    conflict,
    errors,
    valuesOf,
    onDirty,
  });
  const pending = submission.status === "pending";
  return (
    <Form
      form={form}
      pending={pending}
      aria-busy={pending}
      onSubmit={({ costs }) => onSubmit({ version, costs: costs.map(({ cost }) => cost) })}
    >
      <div className="grid gap-4">
        {theirs && (
          <OrderEditConflict
            texts={{ ...texts, title: texts.dialogTitle, locked: "" }}
            isOther={costsText(theirs) !== costsText(opened)}
            onTakeTheirs={takeTheirs}
          >
            {null}
          </OrderEditConflict>
        )}
        {keyedLines(opened.lines).map(({ key, line }, at) => (
          <TextField
            key={key}
            {...form.field(`costs.${at}.cost`)}
            label={fill(texts.costOf, { name: localName(line, locale) })}
            hint={`${texts.empty} · ${fill(texts.perUnit, { price: amountWords(line.price, locale) })}`}
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
          />
        ))}
        <SubmissionFailure {...{ submission, form, errors }} />
      </div>
      <OrderEditFooter {...{ texts, pending, onClose }} />
    </Form>
  );
}

/** The dialog in which an owner corrects what the lines of an order cost the shop. */
export function CostsDialog(props: CostsDialogProps) {
  const { order, submission, onClose } = props;
  const { costs: texts } = useMessages("dashOrders");
  return (
    <OrderEditDialog
      {...{ order, onClose }}
      texts={{ ...texts, title: texts.dialogTitle }}
      pending={submission.status === "pending"}
    >
      <CostsForm {...props} />
    </OrderEditDialog>
  );
}

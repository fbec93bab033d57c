import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import { orderPayByFormSchema } from "@shop/contract/orders/order-change.ts";
import type { OrderChangeView, OrderPayByEntry } from "@shop/data/dash/orders/view.ts";
import { storedPrice } from "@shop/domain/money/typed-price.ts";
import { canEditBuyer } from "@shop/domain/orders/placing/order-buyer.ts";
import { totalWithDelivery } from "@shop/domain/orders/placing/order-delivery.ts";
import { samePayBy } from "@shop/domain/payments/pay-by-change.ts";
import { feeOf, type PaymentOffers } from "@shop/domain/payments/payment-options.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { payByWords } from "@shop/i18n/words/payment-words.ts";

import { Form } from "../../../form/form.tsx";
import { SubmissionFailure } from "../../../form/submission-failure.tsx";
import { Price } from "../../../shared/product/price.tsx";
import { OrderEditConflict, OrderEditDialog, OrderEditFooter, OrderEditMail } from "../order-edit-dialog.tsx";
import { useOrderForm } from "../use-order-form.ts";
import { PayByFields } from "./pay-by-fields.tsx";

export interface PayByDialogProps extends OrderChangeView<OrderPayByEntry> {
  /** The order whose payment is changed. */
  readonly order: AdminOrder;
  /** What the shop offers; null until it is loaded. */
  readonly offers: PaymentOffers | null;
  /** Called when the form gets or loses unsaved changes. */
  readonly onDirty: (isDirty: boolean) => void;
  /** Called when the dialog is to be closed. */
  readonly onClose: () => void;
}

/** What the form of an order starts with. */
const valuesOf = ({ pay_by: payBy }: AdminOrder) => ({
  pay_by: payBy ?? { option: "" as const, fee: "0.00" },
  mail: true,
});

function PayByForm({
  order,
  offers,
  conflict,
  errors,
  submission,
  onDirty,
  onClose,
  onSubmit,
}: PayByDialogProps) {
  const { payBy: texts } = useMessages("dashOrders");
  const words = useMessages("payment");
  const { locale } = useLocale();
  const { form, opened, theirs, version, takeTheirs } = useOrderForm(orderPayByFormSchema, {
    order,
    conflict,
    errors,
    valuesOf,
    onDirty,
  });
  const pending = submission.status === "pending";
  const option = form.watch("pay_by.option");
  const fee = storedPrice(String(form.watch("pay_by.fee")));
  return (
    <Form
      form={form}
      pending={pending}
      aria-busy={pending}
      onSubmit={(entry) => onSubmit({ version, ...entry })}
    >
      <div className="grid gap-4">
        {theirs && (
          <OrderEditConflict
            texts={texts}
            isOther={!samePayBy(theirs.pay_by, opened.pay_by)}
            onTakeTheirs={takeTheirs}
          >
            <p className="font-semibold">
              {theirs.pay_by ? payByWords(theirs.pay_by, locale, words) : texts.none}
            </p>
          </OrderEditConflict>
        )}
        <PayByFields
          chosen={option}
          option={form.field("pay_by.option")}
          fee={form.field("pay_by.fee")}
          onChosen={(chosen) => form.setValue("pay_by.fee", feeOf(offers, chosen), { shouldDirty: true })}
        />
        {option !== "" && fee !== null && (
          <output className="border-line flex flex-wrap items-baseline justify-between gap-x-4 border-t pt-3">
            <span className="font-semibold">{texts.total}</span>
            <Price price={totalWithDelivery(order.total, order.delivery, { fee })} />
          </output>
        )}
        <OrderEditMail email={order.email} field={form.field("mail")} label={texts.mail} />
        <SubmissionFailure {...{ submission, form, errors }} />
      </div>
      <OrderEditFooter {...{ texts, pending, onClose }} />
    </Form>
  );
}

/** The dialog in which an administrator changes how an order that is not delivered is to be paid, and what that costs. */
export function PayByDialog(props: PayByDialogProps) {
  const { order, submission, onClose } = props;
  const { payBy: texts } = useMessages("dashOrders");
  return (
    <OrderEditDialog
      {...{ order, texts, onClose }}
      pending={submission.status === "pending"}
      isOpen={canEditBuyer(order.state)}
    >
      <PayByForm {...props} />
    </OrderEditDialog>
  );
}

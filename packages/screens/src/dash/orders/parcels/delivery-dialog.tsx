import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import { orderDeliveryFormSchema } from "@shop/contract/orders/order-change.ts";
import type { OrderChangeView, OrderDeliveryEntry } from "@shop/data/dash/orders/view.ts";
import type { Bilingual } from "@shop/domain/locale/locale.ts";
import { storedPrice } from "@shop/domain/money/typed-price.ts";
import { canEditLines } from "@shop/domain/orders/order-state.ts";
import { sameDelivery, totalWithDelivery } from "@shop/domain/orders/placing/order-delivery.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { costWords, placeName } from "@shop/i18n/words/delivery-words.ts";

import { Form } from "../../../form/form.tsx";
import { SubmissionFailure } from "../../../form/submission-failure.tsx";
import { Price } from "../../../shared/product/price.tsx";
import { OrderEditConflict, OrderEditDialog, OrderEditFooter, OrderEditMail } from "../order-edit-dialog.tsx";
import { useOrderForm } from "../use-order-form.ts";
import { DeliveryFields } from "./delivery-fields.tsx";

export interface DeliveryDialogProps extends OrderChangeView<OrderDeliveryEntry> {
  /** The order whose delivery is changed. */
  readonly order: AdminOrder;
  /** The names of the branches at which orders are picked up. */
  readonly branches: readonly Bilingual[];
  /** Called when the form gets or loses unsaved changes. */
  readonly onDirty: (isDirty: boolean) => void;
  /** Called when the dialog is to be closed. */
  readonly onClose: () => void;
}

/** What the form of an order starts with. */
const valuesOf = ({ delivery }: AdminOrder) => ({
  delivery: delivery ?? { to: "" as const, cost: "", branch: null },
  mail: true,
});

function DeliveryForm({
  order,
  branches,
  conflict,
  errors,
  submission,
  onDirty,
  onClose,
  onSubmit,
}: DeliveryDialogProps) {
  const { delivery: texts } = useMessages("dashOrders");
  const words = useMessages("delivery");
  const { locale } = useLocale();
  const { form, opened, theirs, version, takeTheirs } = useOrderForm(orderDeliveryFormSchema, {
    order,
    conflict,
    errors,
    valuesOf,
    onDirty,
  });
  const pending = submission.status === "pending";
  const to = form.watch("delivery.to");
  const branch = form.watch("delivery.branch") ?? null;
  // A branch that was agreed stays on offer after it has closed.
  const agreed = opened.delivery?.branch;
  const offered = agreed && branches.every(({ en }) => en !== agreed.en) ? [...branches, agreed] : branches;
  const cost = storedPrice(String(form.watch("delivery.cost")));
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
            isOther={!sameDelivery(theirs.delivery, opened.delivery)}
            onTakeTheirs={takeTheirs}
          >
            <p className="font-semibold">
              {theirs.delivery
                ? `${placeName(theirs.delivery, locale, words)} (${costWords(theirs.delivery.cost, locale, words)})`
                : texts.none}
            </p>
          </OrderEditConflict>
        )}
        <DeliveryFields
          to={to}
          place={form.field("delivery.to")}
          cost={form.field("delivery.cost")}
          branches={offered}
          branch={branch}
          onBranch={(next) => form.setValue("delivery.branch", next, { shouldDirty: true })}
        />
        {to !== "" && cost !== null && (
          <output className="border-line flex flex-wrap items-baseline justify-between gap-x-4 border-t pt-3">
            <span className="font-semibold">{texts.total}</span>
            <Price price={totalWithDelivery(order.total, { cost }, order.pay_by)} />
          </output>
        )}
        <OrderEditMail email={order.email} field={form.field("mail")} label={texts.mail} />
        <SubmissionFailure {...{ submission, form, errors }} />
      </div>
      <OrderEditFooter {...{ texts, pending, onClose }} />
    </Form>
  );
}

/** The dialog in which an administrator changes where an order that is not sent goes, and what that costs. */
export function DeliveryDialog(props: DeliveryDialogProps) {
  const { order, submission, onClose } = props;
  const { delivery: texts } = useMessages("dashOrders");
  return (
    <OrderEditDialog
      {...{ order, texts, onClose }}
      pending={submission.status === "pending"}
      isOpen={canEditLines(order.state)}
    >
      <DeliveryForm {...props} />
    </OrderEditDialog>
  );
}

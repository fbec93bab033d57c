import type { OrderChangeView, OrderLinesEntry } from "@shop/data/dash/orders/view.ts";
import type { ProductSearchView } from "@shop/data/dash/products/product-search-view.ts";
import { discountOn, totalAfter } from "@shop/domain/orders/lines/order-discount.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import { canEditLines } from "@shop/domain/orders/order-state.ts";
import { isOpenRequest } from "@shop/domain/orders/placing/order-request.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { amountWords } from "@shop/i18n/words/amount-words.ts";
import { Dialog, DialogContent } from "@shop/ui/dialog/dialog.tsx";
import { useEffect, useRef } from "react";

import { focusFirstFault } from "../../../form/faults.ts";
import { SubmissionFailure } from "../../../form/submission-failure.tsx";
import { Price } from "../../../shared/product/price.tsx";
import { DeliverySums } from "../../../shared/sums/delivery-sums.tsx";
import { DiscountSums } from "../../../shared/sums/discount-sums.tsx";
import { useShortcut } from "../../shared/use-shortcut.ts";
import { OrderEditFooter } from "../order-edit-dialog.tsx";
import { AddProduct } from "./add-product.tsx";
import { editedTotal, keptLines } from "./line-edits.ts";
import { LineFields } from "./line-fields.tsx";
import { LinesConflict } from "./lines-conflict.tsx";
import { type LineEditsOptions, useLineEdits } from "./use-line-edits.ts";

export interface LinesDialogProps extends OrderChangeView<OrderLinesEntry>, LineEditsOptions {
  /** Finds products to add. */
  readonly productSearch: ProductSearchView;
  /** Called when the dialog is to be closed. */
  readonly onClose: () => void;
}

function LinesForm({ order, submission, productSearch, onClose, ...options }: LinesDialogProps) {
  const { edit: texts } = useMessages("dashOrders");
  const state = useLineEdits({ order, ...options });
  const { edits, errors, faultCount, conflict, isDirty } = state;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (faultCount > 0) focusFirstFault(element.current);
  }, [faultCount]);
  const pending = submission.status === "pending";
  const save = () => {
    if (pending) return;
    if (isDirty) state.submit();
    else onClose();
  };
  useShortcut("mod+s", texts.shortcut, save, { everywhere: true, enabled: conflict === null });
  if (conflict) {
    return (
      <LinesConflict
        order={conflict}
        onKeepMine={state.keepMine}
        onTakeTheirs={state.takeTheirs}
        onClose={onClose}
      />
    );
  }
  const left = keptLines(edits).length;
  const sum = editedTotal(edits);
  const discount = sum === null ? null : discountOn(order.discount, sum);
  // What is wrong with a line stands beside it.
  return (
    <form
      ref={element}
      method="dialog"
      noValidate
      aria-busy={pending}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <p className="text-muted text-sm">{isOpenRequest(order) ? texts.requestHint : texts.hint}</p>
      <ul className="divide-line divide-y">
        {edits.map((edit) => (
          <LineFields
            key={edit.key}
            edit={edit}
            errors={errors.get(edit.key) ?? {}}
            removable={left > 1}
            disabled={pending}
            onEdit={(change) => state.onEdit(edit.key, change)}
          />
        ))}
      </ul>
      <AddProduct
        search={productSearch}
        edits={edits}
        takesStock={!isOpenRequest(order)}
        disabled={pending}
        onAdd={state.onAdd}
      />
      {sum !== null && <EditedSums order={order} discount={discount} total={totalAfter(sum, discount)} />}
      {errors.size === 0 && <SubmissionFailure submission={submission} />}
      <OrderEditFooter {...{ texts, pending, onClose }} />
    </form>
  );
}

/** What the order comes to with the edited lines. */
function EditedSums({
  order,
  discount,
  total,
}: {
  readonly order: LinesDialogProps["order"];
  readonly discount: LinesDialogProps["order"]["discount"];
  readonly total: string;
}) {
  const { edit: texts } = useMessages("dashOrders");
  const { locale } = useLocale();
  return (
    <>
      {discount?.given !== undefined && (
        <p className="bg-caution-soft rounded-md p-3">
          {fill(texts.discountCapped, { amount: amountWords(discount.given, locale) })}
        </p>
      )}
      <DiscountSums discount={discount} total={total} />
      <output className="border-line flex flex-wrap items-baseline justify-between gap-x-4 border-t pt-3">
        <span className="font-semibold">{texts.total}</span>
        <Price price={total} />
      </output>
      <DeliverySums delivery={order.delivery} payBy={order.pay_by} total={total} />
    </>
  );
}

/** The dialog in which prices and quantities of an order that is not sent are changed, and products added and removed. */
export function LinesDialog(props: LinesDialogProps) {
  const { order, conflict, submission, onClose } = props;
  const { edit: texts } = useMessages("dashOrders");
  const pending = submission.status === "pending";
  const isLocked = !canEditLines(order.state) && conflict === null;
  return (
    <Dialog open onOpenChange={(open) => !open && !pending && onClose()}>
      <DialogContent
        inAddress
        title={fill(texts.title, { number: formatOrderNumber(order.number) })}
        closeLabel={texts.close}
        className="max-sm:min-h-[92dvh]"
        onInteractOutside={(event) => event.preventDefault()}
      >
        {isLocked ? <p>{texts.conflictLocked}</p> : <LinesForm {...props} />}
      </DialogContent>
    </Dialog>
  );
}

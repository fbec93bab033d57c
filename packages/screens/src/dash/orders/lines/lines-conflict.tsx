import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { canEditLines } from "@shop/domain/orders/order-state.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { DialogFooter } from "@shop/ui/dialog/dialog.tsx";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";

import { LocalText } from "../../../shared/local-text.tsx";
import { focusIt } from "../../../shared/page/focus-it.ts";
import { Price } from "../../../shared/product/price.tsx";
import { DeliverySums } from "../../../shared/sums/delivery-sums.tsx";
import { DiscountSums } from "../../../shared/sums/discount-sums.tsx";
import { OrderStateMark } from "../order-state-mark.tsx";
import { keyedLines } from "./line-keys.ts";

export interface LinesConflictProps {
  /** The order as it is stored now. */
  readonly order: AdminOrder;
  /** Called when the entered lines are kept, to be saved over the stored ones. */
  readonly onKeepMine: () => void;
  /** Called when the form is to start again from the stored lines. */
  readonly onTakeTheirs: () => void;
  /** Called when the dialog is to be closed; offered where the lines can no longer be changed. */
  readonly onClose: () => void;
}

/** Shows the lines that another person has saved meanwhile, in place of the form: to start from them, or to continue with one's own. */
export function LinesConflict({ order, onKeepMine, onTakeTheirs, onClose }: LinesConflictProps) {
  const { edit: texts, order: orderTexts } = useMessages("dashOrders");
  const { locale } = useLocale();
  const isOpen = canEditLines(order.state);
  return (
    <div className="grid gap-4">
      <div role="alert" className="bg-caution-soft flex gap-3 rounded-md p-3">
        <TriangleAlert aria-hidden className="text-caution mt-0.5 size-5 shrink-0" />
        <div>
          <h3 ref={focusIt} tabIndex={-1} className="font-semibold outline-none">
            {texts.conflict}
          </h3>
          <p className="mt-0.5 text-sm">{isOpen ? texts.conflictText : texts.conflictLocked}</p>
        </div>
      </div>
      <div>
        <OrderStateMark state={order.state} />
        <ul className="divide-line mt-2 divide-y">
          {keyedLines(order.lines).map(({ key, line }) => (
            <li key={key} className="flex flex-wrap items-baseline gap-x-3 py-2">
              <span className="figures font-semibold">{formatCount(line.qty)} ×</span>
              <span className="min-w-32 grow basis-0 wrap-anywhere">
                <LocalText text={localName(line, locale)} />
              </span>
              <Price price={line.price} size="sm" />
            </li>
          ))}
        </ul>
        <p className="border-line flex flex-wrap items-baseline justify-between gap-x-4 border-t pt-2">
          <span className="font-semibold">{orderTexts.total}</span>
          <Price price={order.total} />
        </p>
        <DiscountSums discount={order.discount} total={order.total} />
        <DeliverySums delivery={order.delivery} payBy={order.pay_by} total={order.total} />
      </div>
      <DialogFooter>
        {isOpen ? (
          <>
            <Button size="lg" onClick={onKeepMine}>
              {texts.keepMine}
            </Button>
            <Button size="lg" variant="signal" onClick={onTakeTheirs}>
              {texts.takeTheirs}
            </Button>
          </>
        ) : (
          <Button size="lg" onClick={onClose}>
            {texts.close}
          </Button>
        )}
      </DialogFooter>
    </div>
  );
}

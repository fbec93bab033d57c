import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import { isOpenRequest } from "@shop/domain/orders/placing/order-request.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Button } from "@shop/ui/button.tsx";
import Hourglass from "lucide-react/icons/hourglass";

import { Allowed } from "../../shared/rights.tsx";
import { RemindBuyer, type RemindBuyerProps } from "./remind-buyer.tsx";

export interface WaitingNoticeProps extends Pick<RemindBuyerProps, "now" | "pending" | "onRemind"> {
  /** The unconfirmed order. */
  readonly order: AdminOrder;
  /** Asks whether to cancel the order. */
  readonly onCancel: () => void;
}

/** Notice on an order that has stayed unconfirmed for longer than the settings allow, with its commands: remind the buyer, cancel. */
export function WaitingNotice({ order, onCancel, ...reminder }: WaitingNoticeProps) {
  const { list, waiting: texts, change } = useMessages("dashOrders");
  const { locale } = useLocale();
  const remindedAt = order.log.find(({ action }) => action === "reminder")?.at ?? null;
  return (
    <div className="bg-caution-soft mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md p-3">
      <Hourglass aria-hidden className="text-caution size-4 shrink-0" />
      <p className="min-w-0 grow basis-60">
        <span className="font-semibold">{plural(locale, order.waiting_hours, list.waitingHint)}</span>{" "}
        {isOpenRequest(order) ? texts.requestHint : texts.hint}
      </p>
      <Allowed need="orders">
        <div className="flex flex-wrap items-center gap-2">
          {order.email !== "" && <RemindBuyer {...reminder} remindedAt={remindedAt} />}
          <Button size="sm" variant="danger" className="max-sm:min-h-11" onClick={onCancel}>
            {change.commands.cancelled}
          </Button>
        </div>
      </Allowed>
    </div>
  );
}

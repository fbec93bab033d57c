import { adminAddresses } from "@shop/contract/addresses.ts";
import { addressOf } from "@shop/contract/endpoint.ts";
import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { buttonClasses } from "@shop/ui/button.tsx";
import { Link } from "@shop/ui/link.tsx";
import CircleCheck from "lucide-react/icons/circle-check";
import Printer from "lucide-react/icons/printer";

import { focusIt } from "../../parts/focus-it.ts";

/** Props of {@link OrderTaken}. */
export interface OrderTakenProps {
  /** The order that was stored just now. */
  readonly order: AdminOrder;
  /** Address of the page on which the next order is taken. */
  readonly nextAddress: string;
}

/** Notice that an order was stored, with what follows at a counter: its receipt, which has the focus, and the next order. */
export function OrderTaken({ order: { id, number }, nextAddress }: OrderTakenProps) {
  const { taken: texts, order } = useMessages("dashOrders");
  return (
    <div className="bg-positive-soft mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md p-3">
      <CircleCheck aria-hidden className="text-positive size-4 shrink-0" />
      <output className="min-w-0 grow basis-40">
        {fill(texts.done, { number: formatOrderNumber(number) })}
      </output>
      <div className="flex flex-wrap gap-2">
        <a
          ref={focusIt}
          data-focus-first
          href={addressOf(adminAddresses.readReceipt, { id })}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses()}
        >
          <Printer aria-hidden className="size-4" />
          {order.printReceipt}
        </a>
        <Link href={nextAddress} className={buttonClasses()}>
          {texts.next}
        </Link>
      </div>
    </div>
  );
}

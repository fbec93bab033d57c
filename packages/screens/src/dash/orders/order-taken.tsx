import { adminAddresses } from "@shop/contract/addresses.ts";
import { addressOf } from "@shop/contract/endpoint.ts";
import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import { leftOf, slipOf } from "@shop/domain/orders/payments/order-payments.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { amountWords } from "@shop/i18n/words/amount-words.ts";
import { buttonClasses } from "@shop/ui/button.tsx";
import { Link } from "@shop/ui/link.tsx";
import CircleCheck from "lucide-react/icons/circle-check";
import Printer from "lucide-react/icons/printer";

import { focusIt } from "../../shared/page/focus-it.ts";

export interface OrderTakenProps {
  /** The order that was stored just now. */
  readonly order: AdminOrder;
  /** Address of the page on which the next order is taken. */
  readonly nextAddress: string;
}

/** Notice of an order that was stored and of what is due, with what follows at a counter: its receipt or what else it is, which has the focus, and the next order. */
export function OrderTaken({ order: { id, number, state, due, paid }, nextAddress }: OrderTakenProps) {
  const { taken: texts, order, quotation } = useMessages("dashOrders");
  const { locale } = useLocale();
  const slip = slipOf(state, paid);
  const left = leftOf(due, paid);
  const { done } = texts;
  const words = {
    quotation: done.quotation,
    receipt: isZeroPrice(left) ? done.paid : done.part,
    order: isZeroPrice(left) ? done.unpriced : done.unpaid,
  };
  const papers = {
    quotation: { label: quotation.print, endpoint: adminAddresses.readQuotation },
    receipt: { label: order.printReceipt, endpoint: adminAddresses.readReceipt },
    order: { label: order.printSlip, endpoint: adminAddresses.readReceipt },
  };
  const paper = papers[slip];
  return (
    <div className="bg-positive-soft mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md p-3">
      <CircleCheck aria-hidden className="text-positive size-4 shrink-0" />
      <output className="min-w-0 grow basis-40">
        {fill(words[slip], { number: formatOrderNumber(number), left: amountWords(left, locale) })}
      </output>
      <div className="flex flex-wrap gap-2">
        <a
          ref={focusIt}
          data-focus-first
          href={addressOf(paper.endpoint, { id })}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses()}
        >
          <Printer aria-hidden className="size-4" />
          {paper.label}
        </a>
        <Link href={nextAddress} className={buttonClasses()}>
          {texts.next}
        </Link>
      </div>
    </div>
  );
}

import type { PlacedPayment } from "@shop/contract/payments/pay-by.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import PackageCheck from "lucide-react/icons/package-check";
import X from "lucide-react/icons/x";

import { PaymentDetails } from "../payments/payment-details.tsx";

export interface OrderPlacedProps {
  /** The order number, as it is spoken on the phone. */
  readonly number: string;
  /** Opens its page; '' where only its number is known, which it is looked up by then. */
  readonly token: string;
  /** Whether it is a request, whose pieces are not reserved. */
  readonly request: boolean;
  /** How it is to be paid; nothing is said about it by default. */
  readonly payment?: PlacedPayment | undefined;
  /** Called by the button that closes the note. */
  readonly onDismiss: () => void;
}

/** Delay before the note is focused: a navigation focuses the page's heading first, and the order's outcome must be announced. */
function focusOnArrival(note: HTMLElement | null): void {
  const at = document.activeElement;
  if (!at || at.matches("body, main, h1")) note?.focus({ preventScroll: true });
}

/** Confirms a placed order and shows its number until it is dismissed. */
export function OrderPlaced({ number, token, request, payment, onDismiss }: OrderPlacedProps) {
  const texts = useMessages("checkout");
  const [before, after] = texts.placed.split("{number}");
  return (
    <section
      ref={focusOnArrival}
      tabIndex={-1}
      aria-labelledby="order-placed"
      aria-describedby="order-placed-hint"
      className="border-positive bg-surface mt-6 grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 rounded-md border p-4 lg:p-5"
    >
      <PackageCheck aria-hidden className="text-positive mt-0.5 size-6" />
      <div>
        <p id="order-placed" className="text-lg leading-snug font-bold">
          {before}
          <span className="figures whitespace-nowrap select-all">{number}</span>
          {after}
        </p>
        <p id="order-placed-hint" className="mt-1">
          {request ? texts.requestHint : texts.placedHint}
        </p>
        {payment && (
          <div className="mt-3">
            <PaymentDetails option={payment.option} terms={payment} due={payment.due} />
          </div>
        )}
        <TextLink
          href={token === "" ? pages.orderLookupFor(number) : pages.orderFor(token)}
          className="inline-flex min-h-11 items-center"
        >
          {texts.follow}
        </TextLink>
      </div>
      <Button
        variant="quiet"
        size="icon"
        aria-label={texts.dismiss}
        className="-me-2 -mt-2"
        onClick={onDismiss}
      >
        <X aria-hidden className="size-5" />
      </Button>
    </section>
  );
}

import { pages } from "@shop/contract/pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import { PackageCheck, X } from "lucide-react";

/** What an {@link OrderPlaced} takes. */
export interface OrderPlacedProps {
  /** The number of the order, as it is read out. */
  readonly number: string;
  readonly onDismiss: () => void;
}

/** A page's arrival puts the focus on its heading, so that it is read out; the outcome of an order is what must be read out. */
function focusOnArrival(note: HTMLElement | null): void {
  const at = document.activeElement;
  if (!at || at.matches("body, main, h1")) note?.focus({ preventScroll: true });
}

/** Says that an order was taken, and keeps its number in sight as long as the buyer wants. */
export function OrderPlaced({ number, onDismiss }: OrderPlacedProps) {
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
          {texts.placedHint}
        </p>
        <TextLink href={pages.orderLookupFor(number)} className="inline-flex min-h-11 items-center">
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

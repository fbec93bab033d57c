import type { OrderNeighbours } from "@shop/data/dash/orders/view.ts";
import { dashPathOf } from "@shop/domain/site/dash-pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";

interface OrderPlacesProps {
  /** Address of the list of orders, as it was left. */
  readonly listAddress: string;
  /** The orders before and after this one in that list; none by default. */
  readonly neighbours?: OrderNeighbours;
}

const alone: OrderNeighbours = { previous: null, next: null };

const linkClasses = "text-muted inline-flex min-h-11 items-center gap-1 text-sm sm:min-h-9";

/** The way back to the list of orders, and to the orders beside this one in it. */
export function OrderPlaces({ listAddress, neighbours: { previous, next } = alone }: OrderPlacesProps) {
  const { order: texts } = useMessages("dashOrders");
  return (
    <div className="mb-1 flex flex-wrap gap-x-6">
      <TextLink href={listAddress} className={`${linkClasses} me-auto`}>
        <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
        {texts.back}
      </TextLink>
      {previous !== null && (
        <TextLink href={dashPathOf.order(previous)} className={linkClasses}>
          <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
          {texts.previous}
        </TextLink>
      )}
      {next !== null && (
        <TextLink href={dashPathOf.order(next)} className={linkClasses}>
          {texts.next}
          <ChevronRight aria-hidden className="size-4 rtl:-scale-x-100" />
        </TextLink>
      )}
    </div>
  );
}

import type { OrderBounds } from "@shop/data/dash/orders/view.ts";
import type { Bilingual } from "@shop/domain/locale/locale.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Button } from "@shop/ui/button.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "@shop/ui/popover.tsx";
import { Spinner } from "@shop/ui/spinner.tsx";
import ListFilter from "lucide-react/icons/list-filter";
import { lazy, Suspense, useState } from "react";

import { setBounds } from "./order-bounds.ts";

// Forms need libraries that the list does without.
const OrderFilterForm = lazy(async () => ({
  default: (await import("./order-filter-form.tsx")).OrderFilterForm,
}));

export interface OrderFilterProps {
  /** The days and totals that the list is narrowed to; '' where a bound is open. */
  readonly bounds: OrderBounds;
  /** The names of the branches at which orders are picked up. */
  readonly branches: ReadonlyArray<Bilingual>;
  /** Called with the bounds that are to be applied. */
  readonly onBounds: (bounds: OrderBounds) => void;
}

/** The button that opens the filter of the list by days and totals. */
export function OrderFilterPanel({ bounds, branches, onBounds }: OrderFilterProps) {
  const { filter: texts } = useMessages("dashOrders");
  const { locale } = useLocale();
  const [open, setOpen] = useState(false);
  const count = setBounds(bounds).length;
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button size="sm" className="max-sm:min-h-11">
          <ListFilter aria-hidden className="size-4" />
          {count > 0 ? plural(locale, count, texts.openWith) : texts.open}
        </Button>
      </PopoverTrigger>
      <PopoverContent label={texts.title} className="w-96 p-4">
        <Suspense fallback={<Spinner label={texts.loading} showLabel className="text-muted" />}>
          <OrderFilterForm
            {...{ bounds, branches }}
            onBounds={(next) => {
              setOpen(false);
              onBounds(next);
            }}
          />
        </Suspense>
      </PopoverContent>
    </Popover>
  );
}

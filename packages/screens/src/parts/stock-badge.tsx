import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { cn } from "@shop/ui/cn.ts";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import CircleX from "lucide-react/icons/circle-x";

/** Stock of at most this many pieces is shown as low. */
const LOW_STOCK = 5;

/** Props of {@link StockBadge}. */
export interface StockBadgeProps {
  /** Pieces in stock; 0 or below is out of stock. */
  readonly amount: number;
}

/** Stock as a word with an icon: in stock, only a few left, or out of stock. */
export function StockBadge({ amount }: StockBadgeProps) {
  const texts = useMessages("products");
  const { locale } = useLocale();
  const [Icon, colour, words] =
    amount <= 0
      ? [CircleX, "text-negative", texts.outOfStock]
      : amount <= LOW_STOCK
        ? [CircleAlert, "text-caution", plural(locale, amount, texts.lowStock)]
        : [CircleCheck, "text-positive", texts.inStock];
  return (
    <span className={cn("inline-flex items-center gap-1 text-sm", colour)}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {words}
    </span>
  );
}

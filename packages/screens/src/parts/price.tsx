import { CURRENCY_LABEL } from "@shop/domain/constants.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import { formatAmount } from "@shop/i18n/format.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { cn } from "@shop/ui/cn.ts";
import Clock from "lucide-react/icons/clock";

/** Props of {@link Price}. */
export interface PriceProps {
  /** Decimal text; zero in any notation shows 'price updating'. */
  readonly price: string;
  /** 'lg' for the price of a product's page, 'sm' within a line of text. */
  readonly size?: "sm" | "md" | "lg";
}

const sizes = { sm: "text-base", md: "text-lg", lg: "text-3xl" };

/** A price with its currency label, or 'price updating'. */
export function Price({ price, size = "md" }: PriceProps) {
  const { priceUpdating, currency } = useMessages("common");
  if (isZeroPrice(price)) {
    return (
      <span className={cn("text-muted inline-flex items-center gap-1.5", size === "lg" && "text-xl")}>
        <Clock aria-hidden className="size-4 shrink-0" />
        {priceUpdating}
      </span>
    );
  }
  return (
    <span className={cn("figures font-bold whitespace-nowrap", sizes[size])}>
      {formatAmount(price)}{" "}
      <abbr title={currency} className="text-muted text-[0.75em] font-normal no-underline">
        {CURRENCY_LABEL}
      </abbr>
    </span>
  );
}

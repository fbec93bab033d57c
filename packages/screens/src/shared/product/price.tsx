import { CURRENCY_LABEL } from "@shop/domain/constants.ts";
import { isLower, percentOff } from "@shop/domain/money/lower-price.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import { formatAmount } from "@shop/i18n/format.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Badge } from "@shop/ui/badge.tsx";
import { cn } from "@shop/ui/cn.ts";
import Clock from "lucide-react/icons/clock";

export interface PriceProps {
  /** Decimal text; zero in any notation shows 'price updating'. */
  readonly price: string;
  /** What it costs without an offer, as decimal text; shown struck through where it is higher. */
  readonly before?: string | null | undefined;
  /** 'lg' for the price of a product's page, 'sm' within a line of text. */
  readonly size?: "sm" | "md" | "lg";
  /** Leaves the places of both prices to the element around them, and the percent to the picture of the card; false by default. */
  readonly onCard?: boolean;
}

const sizes = { sm: "text-base", md: "text-lg", lg: "text-3xl" };

export interface OfferMarkProps extends Pick<PriceProps, "price" | "before"> {
  /** Places it in the corner of a picture. */
  readonly className?: string;
}

/** The whole percent by which the price of an offer is lower; nothing without one. Both prices tell screen readers. */
export function OfferMark({ price, before, className }: OfferMarkProps) {
  const percent = before == null ? 0 : percentOff(price, before);
  return (
    percent > 0 && (
      <Badge aria-hidden tone="signal" className={cn("figures", className)}>
        −{percent}%
      </Badge>
    )
  );
}

/** A price with its currency label, or 'price updating'; one of an offer with the price before and how much lower it is. */
export function Price({ price, before, size = "md", onCard = false }: PriceProps) {
  const { priceUpdating, insteadOf, currency } = useMessages("common");
  if (isZeroPrice(price)) {
    return (
      <span
        className={cn(
          "text-muted inline-flex max-w-full flex-wrap items-center gap-x-1.5",
          size === "lg" && "text-xl",
        )}
      >
        <Clock aria-hidden className="size-4 shrink-0" />
        {priceUpdating}
      </span>
    );
  }
  const amount = (
    <span className={cn("figures inline-block w-max max-w-full shrink-0 font-bold", sizes[size])}>
      {formatAmount(price)}{" "}
      <abbr title={currency} className="text-muted text-[0.75em] font-normal no-underline">
        {CURRENCY_LABEL}
      </abbr>
    </span>
  );
  if (before == null || !isLower(price, before)) return amount;
  const both = (
    <>
      {amount}
      <s className="text-muted me-auto text-sm font-normal">
        <span className="sr-only">{insteadOf} </span>
        <span className="figures">{formatAmount(before)}</span>
      </s>
    </>
  );
  if (onCard) return both;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      {both}
      <OfferMark price={price} before={before} />
    </span>
  );
}

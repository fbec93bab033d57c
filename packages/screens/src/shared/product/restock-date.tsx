import type { ProductCard } from "@shop/contract/products/product.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { useSyncExternalStore } from "react";

export interface RestockDateProps {
  /** Stock and restock date of a product. */
  readonly product: Pick<ProductCard, "amount" | "restock_on">;
}

const subscribe = () => () => {};

function ExpectedOn({ day }: { readonly day: string }) {
  const { expectedOn } = useMessages("products");
  const { locale } = useLocale();
  const isPast = () => shopDayOf(Date.now()) > day;
  const past = useSyncExternalStore(
    subscribe,
    isPast,
    // A kept page may have been rendered before the day was past: hydration starts with what it shows.
    () => typeof document === "undefined" && isPast(),
  );
  return (
    // Server and browser may format a date differently.
    <span hidden={past} className="text-muted text-sm" suppressHydrationWarning>
      {fill(expectedOn, { day: formatDay(day, locale) })}
    </span>
  );
}

/** When a product that is out of stock is expected; nothing for a product in stock, without a date, or whose date is past. */
export const RestockDate = ({ product: { amount, restock_on: day } }: RestockDateProps) =>
  amount <= 0 && day !== null ? <ExpectedOn day={day} /> : null;

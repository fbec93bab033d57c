import { anyQuantity, type OrderRules, quantityRange } from "@shop/domain/cart/order-quantity.ts";
import type { SoldUnit } from "@shop/domain/catalogue/selling-unit.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { orderRulesWords, quantityWords, soldWords, unitPriceWords } from "@shop/i18n/words/unit-words.ts";
import type { QuantityControlProps } from "@shop/ui/quantity-control.tsx";

export interface UnitPriceProps {
  /** What the price is for. */
  readonly sold: SoldUnit;
  /** The price of one unit, as decimal text. */
  readonly price: string;
  /** Classes of its line. */
  readonly className?: string;
}

/** What a price is for, and what a piece costs at it; nothing where it is the price of a piece, or is being updated. */
export function UnitPrice({ sold, price, className = "text-muted text-sm" }: UnitPriceProps) {
  const { units } = useMessages("common");
  const { locale } = useLocale();
  const words = isZeroPrice(price) ? null : unitPriceWords(sold, price, locale, units);
  return words && <span className={className}>{words}</span>;
}

export interface UnitQuantityProps {
  /** What the quantity counts. */
  readonly sold: SoldUnit;
  readonly qty: number;
  /** The price of one unit, as decimal text, to say what a piece costs at it; left out where that stands beside it. */
  readonly price?: string;
  /** Classes of its line. */
  readonly className?: string;
}

/** A quantity in units and in pieces: '3 packs = 30 pieces'; nothing where it counts pieces. */
export function UnitQuantity({
  sold,
  qty,
  price,
  className = "text-muted block text-sm wrap-anywhere",
}: UnitQuantityProps) {
  const { units } = useMessages("common");
  const { locale } = useLocale();
  const words =
    price === undefined
      ? quantityWords(sold, qty, locale, units)
      : soldWords(sold, { qty, price }, locale, units);
  return words && <span className={className}>{words}</span>;
}

/** The quantities of a product that can be ordered; nothing where all can. */
export function OrderRulesNote({ rules }: { readonly rules: OrderRules }) {
  const { units } = useMessages("common");
  const words = orderRulesWords(rules, units);
  return words && <p className="text-muted text-sm first-letter:uppercase">{words}</p>;
}

/** Labels of a quantity control. */
type Labels = QuantityControlProps["labels"];

/** The valid quantities of a product for its quantity control, and what it says of others; `rejected` is said where all are valid. */
export function useQuantityLimits(
  rules: OrderRules,
  rejected: string,
): { readonly range: Required<Pick<QuantityControlProps, "min" | "step">> & { readonly max: number } } & {
  readonly labels: Pick<Labels, "rejected" | "propose">;
} {
  const { units } = useMessages("common");
  const range = quantityRange(rules);
  const isFree = range.step === 1 && range.min === 1 && range.max === anyQuantity.max;
  return {
    range,
    labels: isFree
      ? { rejected }
      : {
          rejected: units.notSold,
          propose: (quantity) => fill(units.take, { count: formatCount(quantity) }),
        },
  };
}

import type { ProductCard } from "@shop/contract/products/product.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import CircleX from "lucide-react/icons/circle-x";

import { IconWords } from "../icon-words.tsx";

/** Stock of at most this many pieces is shown as low. */
const LOW_STOCK = 5;

export interface StockBadgeProps {
  /** Stock of a product as shoppers get it; an amount of 0 or below is out of stock. */
  readonly product: Pick<ProductCard, "amount" | "stock">;
}

const looks = {
  in: [CircleCheck, "text-positive"],
  few: [CircleAlert, "text-caution"],
  out: [CircleX, "text-negative"],
} as const;

const levelOf = ({ amount, stock }: StockBadgeProps["product"]): keyof typeof looks => {
  if (amount <= 0) return "out";
  return stock?.level ?? (amount <= LOW_STOCK ? "few" : "in");
};

/** Stock as words with an icon: in stock, only a few left, or out of stock, with its number as far as the owner shows it. */
export function StockBadge({ product }: StockBadgeProps) {
  const texts = useMessages("products");
  const { locale } = useLocale();
  const { amount, stock } = product;
  const level = levelOf(product);
  const [Icon, colour] = looks[level];
  const wordsOf = (): string => {
    if (level === "out") return texts.outOfStock;
    if (stock?.shown === "more_than") return plural(locale, amount - 1, texts.moreInStock);
    const isCounted = stock === undefined || stock.shown === "count";
    if (level === "few") return isCounted ? plural(locale, amount, texts.lowStock) : texts.fewLeft;
    return stock?.shown === "count" ? plural(locale, amount, texts.countInStock) : texts.inStock;
  };
  return (
    <IconWords Icon={Icon} className={colour}>
      {wordsOf()}
    </IconWords>
  );
}

import type { Product } from "@shop/contract/entities/product.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

import { Price } from "../parts/price.tsx";
import { StockBadge } from "../parts/stock-badge.tsx";

/** What {@link ProductFacts} take. */
export interface ProductFactsProps {
  readonly product: Product;
  /** The product's name in the reader's language. */
  readonly name: string;
}

/** What a buyer wants to know first: name, part number, brand, price, stock. */
export function ProductFacts({ product, name }: ProductFactsProps) {
  const texts = useMessages("catalogue");
  const numbers = [
    [texts.partNumber, product.part_number],
    [texts.brand, product.brand],
  ] as const;
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl leading-snug font-bold wrap-anywhere lg:text-3xl lg:leading-snug">
        <bdi>{name}</bdi>
      </h1>
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        {numbers.map(
          ([label, value]) =>
            value && (
              <div key={label} className="flex gap-2">
                <dt className="text-muted">{label}</dt>
                <dd className="figures font-semibold">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <Price price={product.price} size="lg" />
        <StockBadge amount={product.amount} />
      </p>
    </div>
  );
}

import type { Product } from "@shop/contract/products/product.ts";
import { priceForPieces } from "@shop/domain/money/quantity-prices.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

import { Price } from "../../shared/product/price.tsx";

export interface QuantityPricesProps {
  /** The product; nothing is shown where every quantity has the same price. */
  readonly product: Product;
  /** The chosen number of pieces, whose price is marked. */
  readonly qty: number;
}

/** The prices of a product by quantity. */
export function QuantityPrices({ product, qty }: QuantityPricesProps) {
  const { quantityPrices } = useMessages("productPage");
  const { fromPieces } = useMessages("products");
  const unit = priceForPieces(product, qty);
  return (
    product.quantity_prices.length > 0 && (
      <ul aria-label={quantityPrices} className="flex flex-wrap gap-2">
        {product.quantity_prices.map(({ from, price }) => (
          <li
            key={from}
            aria-current={price === unit ? "true" : undefined}
            className="border-line aria-[current]:border-ink aria-[current]:bg-sunken rounded-md border px-3 py-1"
          >
            <span className="text-muted">{fill(fromPieces, { pieces: formatCount(from) })} · </span>
            <Price price={price} size="sm" />
          </li>
        ))}
      </ul>
    )
  );
}

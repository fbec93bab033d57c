import type { Product } from "@shop/contract/products/product.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import type { ReactNode } from "react";

import { LocalText, PartNumber } from "../../parts/local-text.tsx";
import { Price } from "../../parts/price.tsx";
import { StockBadge } from "../../parts/stock-badge.tsx";

/** Props of {@link ProductFacts}. */
export interface ProductFactsProps {
  /** The product; a missing part number or brand is left out. */
  readonly product: Product;
  /** The product's localized name. */
  readonly name: string;
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Name, part number, brand, price and stock of a product. */
export function ProductFacts({ product, name }: ProductFactsProps) {
  const { part_number: partNumber, brand } = product;
  const texts = useMessages("products");
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl leading-snug font-bold wrap-anywhere lg:text-3xl lg:leading-snug">
        <LocalText text={name} />
      </h1>
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        {partNumber && (
          <Fact label={texts.partNumber}>
            <PartNumber number={partNumber} />
          </Fact>
        )}
        {brand && (
          <Fact label={texts.brand}>
            <LocalText text={brand} />
          </Fact>
        )}
      </dl>
      <p className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <Price price={product.price} size="lg" />
        <StockBadge amount={product.amount} />
      </p>
    </div>
  );
}

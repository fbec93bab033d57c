import type { ProductCard as CardProduct } from "@shop/contract/products/product.ts";
import { RELATED_COUNT } from "@shop/domain/constants.ts";
import { cn } from "@shop/ui/cn.ts";
import { useFocusInView } from "@shop/ui/use-focus-in-view.ts";
import { type ReactNode, useRef } from "react";

import { ProductCard } from "../../shared/product/product-card.tsx";

export interface StripProps {
  /** List items: cards or their skeletons. */
  readonly children: ReactNode;
  /** Whether it stands in half the width of a wide page, where cards are as narrow as on a phone. */
  readonly narrow?: boolean;
  /** Whether there are more cards than fit on a wide page: the next one then shows its edge. */
  readonly more?: boolean;
}

/** A row of cards that scrolls where it is too narrow for all; on wide pages five fit. */
export function Strip({ children, narrow = false, more = false }: StripProps) {
  const list = useRef<HTMLUListElement>(null);
  useFocusInView(list);
  return (
    <ul
      ref={list}
      className={cn(
        "-mx-4 grid scroll-px-4 auto-cols-[10rem] grid-flow-col grid-rows-[repeat(4,auto)] gap-x-4 overflow-x-auto px-4 pb-2 lg:mx-0 lg:px-0",
        !narrow && (more ? "lg:auto-cols-[calc((100%-5rem)/5.3)]" : "lg:auto-cols-[calc((100%-4rem)/5)]"),
      )}
    >
      {children}
    </ul>
  );
}

export interface ProductStripProps extends Pick<StripProps, "narrow"> {
  /** The products, in order. */
  readonly products: readonly CardProduct[];
}

/** A {@link Strip} of products. */
export function ProductStrip({ products, narrow = false }: ProductStripProps) {
  return (
    <Strip narrow={narrow} more={products.length > RELATED_COUNT}>
      {products.map((product) => (
        <ProductCard
          key={product.id}
          product={product}
          heading="h3"
          sizes={narrow ? "160px" : "(min-width: 1024px) 230px, 160px"}
        />
      ))}
    </Strip>
  );
}

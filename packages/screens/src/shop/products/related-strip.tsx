import type { ProductCard as CardProduct } from "@shop/contract/products/product.ts";
import type { Remote } from "@shop/data/view.ts";
import { RELATED_COUNT } from "@shop/domain/constants.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { useFocusInView } from "@shop/ui/use-focus-in-view.ts";
import { type ReactNode, useRef } from "react";

import { ProductCard } from "../../parts/product-card.tsx";
import { cardSkeletons } from "../../parts/product-grid.tsx";
import { RemoteView } from "../../parts/remote-view.tsx";

/** Props of {@link RelatedStrip}. */
export interface RelatedStripProps {
  /** The related products; at most 5 of them are shown. */
  readonly related: Remote<readonly CardProduct[]>;
}

const SIZES = "(min-width: 1024px) 230px, 160px";

function Strip({ children }: { readonly children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  useFocusInView(list);
  return (
    <ul
      ref={list}
      className="-mx-4 grid scroll-px-4 auto-cols-[10rem] grid-flow-col grid-rows-[repeat(4,auto)] gap-x-4 overflow-x-auto px-4 pb-2 lg:mx-0 lg:auto-cols-[minmax(0,1fr)] lg:px-0"
    >
      {children}
    </ul>
  );
}

/** Strip of related products; renders nothing if there are none. */
export function RelatedStrip({ related }: RelatedStripProps) {
  const texts = useMessages("products");
  if (related.status === "ready" && related.data.length === 0) return null;
  return (
    <section className="border-line mt-6 border-t pt-6 lg:col-span-2">
      <h2 className="mb-4 text-xl font-bold">{texts.related}</h2>
      <RemoteView remote={related} skeleton={<Strip>{cardSkeletons(RELATED_COUNT, false)}</Strip>}>
        {(products) => (
          <Strip>
            {products.slice(0, RELATED_COUNT).map((product) => (
              <ProductCard key={product.id} product={product} heading="h3" sizes={SIZES} />
            ))}
          </Strip>
        )}
      </RemoteView>
    </section>
  );
}

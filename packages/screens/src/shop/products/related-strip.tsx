import type { ProductCard as CardProduct } from "@shop/contract/products/product.ts";
import type { Remote } from "@shop/data/view.ts";
import { RELATED_COUNT } from "@shop/domain/constants.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

import { RemoteView } from "../../shared/list/remote-view.tsx";
import { cardSkeletons } from "../../shared/product/product-grid.tsx";
import { ProductStrip, Strip } from "./product-strip.tsx";

export interface RelatedStripProps {
  /** The related products; at most 5 of them are shown. */
  readonly related: Remote<readonly CardProduct[]>;
}

/** Strip of related products; renders nothing if there are none. */
export function RelatedStrip({ related }: RelatedStripProps) {
  const texts = useMessages("productPage");
  if (related.status === "ready" && related.data.length === 0) return null;
  return (
    <section className="border-line mt-6 border-t pt-6 lg:col-span-2">
      <h2 className="mb-4 text-xl font-bold">{texts.related}</h2>
      <RemoteView remote={related} skeleton={<Strip>{cardSkeletons(RELATED_COUNT, false)}</Strip>}>
        {(products) => <ProductStrip products={products.slice(0, RELATED_COUNT)} />}
      </RemoteView>
    </section>
  );
}

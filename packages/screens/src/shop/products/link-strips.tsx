import type { ProductLinksAnswer } from "@shop/contract/products/endpoints.ts";
import type { ProductCard as CardProduct } from "@shop/contract/products/product.ts";
import type { Remote } from "@shop/data/view.ts";
import { RELATED_COUNT } from "@shop/domain/constants.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";

import { RemoteView } from "../../shared/list/remote-view.tsx";
import { cardSkeletons } from "../../shared/product/product-grid.tsx";
import { ProductStrip, Strip } from "./product-strip.tsx";

export interface LinkStripsProps {
  /** What belongs to the product. */
  readonly links: Remote<ProductLinksAnswer>;
  /** Whether the product is out of stock: {@link InsteadStrip} has its alternatives in stock. */
  readonly out: boolean;
}

const SECTION = "border-line mt-6 border-t pt-6 lg:col-span-2";

const isInStock = ({ amount }: CardProduct): boolean => amount > 0;

interface SectionProps {
  readonly title: string;
  readonly hint?: string;
  readonly products: readonly CardProduct[];
}

function Section({ title, hint, products }: SectionProps) {
  if (products.length === 0) return null;
  return (
    <section className={SECTION}>
      <h2 className="text-xl font-bold">{title}</h2>
      {hint && <p className="text-muted">{hint}</p>}
      <div className="mt-4">
        <ProductStrip products={products} />
      </div>
    </section>
  );
}

/** What a product needs, its accessories and its alternatives, a strip each; nothing where there are none. */
export function LinkStrips({ links, out }: LinkStripsProps) {
  const texts = useMessages("productPage").links;
  if (links.status !== "ready") {
    return (
      <section aria-label={texts.title} className={SECTION}>
        <RemoteView
          remote={links}
          failed={texts.failed}
          skeleton={
            <>
              <Skeleton className="mb-4 h-7 w-40" />
              <Strip>{cardSkeletons(RELATED_COUNT, false)}</Strip>
            </>
          }
        >
          {() => null}
        </RemoteView>
      </section>
    );
  }
  const { needs, accessories, alternatives } = links.data;
  return (
    <>
      <Section title={texts.needs} hint={texts.needsHint} products={needs} />
      <Section title={texts.accessories} products={accessories} />
      <Section
        title={texts.alternatives}
        products={out ? alternatives.filter((one) => !isInStock(one)) : alternatives}
      />
    </>
  );
}

/** The alternatives in stock of a product that is not, right below its price; nothing where there are none. */
export function InsteadStrip({ links }: Pick<LinkStripsProps, "links">) {
  const texts = useMessages("productPage").links;
  const products = links.status === "ready" ? links.data.alternatives.filter(isInStock) : [];
  if (products.length === 0) return null;
  return (
    <section className="min-w-0">
      <h2 className="mb-3 text-xl font-bold">{texts.instead}</h2>
      <ProductStrip products={products} narrow />
    </section>
  );
}

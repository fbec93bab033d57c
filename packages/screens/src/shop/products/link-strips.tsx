import type { ProductLinksAnswer } from "@shop/contract/products/endpoints.ts";
import type { ProductCard as CardProduct } from "@shop/contract/products/product.ts";
import type { Remote } from "@shop/data/view.ts";
import { RELATED_COUNT } from "@shop/domain/constants.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";

import { RemoteView } from "../../shared/list/remote-view.tsx";
import { byGround } from "../../shared/product/by-ground.ts";
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

interface StripsProps {
  readonly products: readonly CardProduct[];
  /** On which ground some of them stand for a part; none by default. */
  readonly grounds?: ProductLinksAnswer["alternative_grounds"] | undefined;
  /** Whether they stand in half the width of a wide page. */
  readonly narrow?: boolean;
}

/** A strip of products; where some stand for a part, narrow ones beside one another, each under its ground. */
function Strips({ products, grounds, narrow = false }: StripsProps) {
  const texts = useMessages("productPage").links;
  if (!grounds || grounds.length === 0) {
    return (
      <div className="mt-4">
        <ProductStrip products={products} narrow={narrow} />
      </div>
    );
  }
  return (
    <div className="mt-4 flex flex-wrap gap-x-8 gap-y-6">
      {byGround(products, grounds).map(({ ground, products: ones }, at) => {
        const name = ground ? texts.grounds[ground] : at > 0 && texts.bySpecifications;
        return (
          <section key={ground ?? at} aria-label={name || undefined} className="max-w-full min-w-0">
            {/* Also without a name, so that the cards beside it are as high. */}
            <p aria-hidden className="text-muted mb-2 min-h-6">
              {name}
            </p>
            <ProductStrip products={ones} narrow />
          </section>
        );
      })}
    </div>
  );
}

interface SectionProps extends StripsProps {
  readonly title: string;
  readonly hint?: string;
}

function Section({ title, hint, products, grounds }: SectionProps) {
  if (products.length === 0) return null;
  return (
    <section className={SECTION}>
      <h2 className="text-xl font-bold">{title}</h2>
      {hint && <p className="text-muted">{hint}</p>}
      <Strips {...{ products, grounds }} />
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
  const { needs, accessories, alternatives, alternative_grounds: grounds } = links.data;
  return (
    <>
      <Section title={texts.needs} hint={texts.needsHint} products={needs} />
      <Section title={texts.accessories} products={accessories} />
      <Section
        title={texts.alternatives}
        grounds={grounds}
        products={out ? alternatives.filter((one) => !isInStock(one)) : alternatives}
      />
    </>
  );
}

/** The alternatives in stock of a product that is not, right below its price; nothing where there are none. */
export function InsteadStrip({ links }: Pick<LinkStripsProps, "links">) {
  const texts = useMessages("productPage").links;
  if (links.status !== "ready") return null;
  const products = links.data.alternatives.filter(isInStock);
  if (products.length === 0) return null;
  return (
    <section className="min-w-0">
      <h2 className="text-xl font-bold">{texts.instead}</h2>
      <Strips products={products} grounds={links.data.alternative_grounds} narrow />
    </section>
  );
}

import type { Category } from "@shop/contract/entities/category.ts";
import type { Product, ProductCard } from "@shop/contract/entities/product.ts";
import { localDescription, localName } from "@shop/contract/locale.ts";
import { pages } from "@shop/contract/pages.ts";
import { pictureAddresses } from "@shop/contract/pictures.ts";
import type { Remote } from "@shop/contract/state.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";

import { Breadcrumb } from "../parts/breadcrumb.tsx";
import { listAddress } from "../parts/list-address.ts";
import { RemoteView } from "../parts/remote-view.tsx";
import { Description } from "./description.tsx";
import { DetailSkeleton } from "./detail-skeleton.tsx";
import { Gallery } from "./gallery.tsx";
import { OrderBar, type OrderBarProps } from "./order-bar.tsx";
import { ProductFacts } from "./product-facts.tsx";
import { RelatedStrip } from "./related-strip.tsx";

/** What a {@link ProductDetailScreen} takes. */
export interface ProductDetailScreenProps extends Omit<OrderBarProps, "product" | "name"> {
  readonly product: Remote<Product>;
  /** The category that the product stands in; null as long as it is not known. */
  readonly category: Category | null;
  readonly related: Remote<readonly ProductCard[]>;
}

/** Everything about one product. */
export function ProductDetailScreen({ product, category, related, ...order }: ProductDetailScreenProps) {
  const texts = useMessages("catalogue");
  const { locale } = useLocale();

  const crumbsOf = (own: Product) => {
    if (!category) return [{ name: texts.products, href: pages.products }];
    const path = pages.category(category.id);
    const sub = category.sub_category.find(({ id }) => id === own.sub_category_id);
    return [
      { name: localName(category, locale), href: path },
      ...(sub ? [{ name: localName(sub, locale), href: listAddress(path, { sub: sub.id }) }] : []),
    ];
  };
  return (
    <RemoteView remote={product} skeleton={<DetailSkeleton />}>
      {(own) => {
        const name = localName(own, locale);
        const description = localDescription(own, locale);
        return (
          <>
            <Breadcrumb crumbs={[...crumbsOf(own), { name }]} />
            <article className="flex flex-col gap-6 lg:grid lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr] lg:gap-x-12">
              <div className="min-w-0 lg:sticky lg:top-20 lg:row-span-3 lg:self-start">
                <Gallery key={own.id} name={name} addresses={pictureAddresses(own.images)} />
              </div>
              <ProductFacts product={own} name={name} />
              <OrderBar key={own.id} {...order} product={own} name={name} />
              <section>
                <h2 className="mb-3 text-xl font-bold">{texts.description}</h2>
                {description.trim() ? (
                  <Description text={description} />
                ) : (
                  <p className="text-muted">{texts.noDescription}</p>
                )}
              </section>
              <RelatedStrip related={related} />
            </article>
          </>
        );
      }}
    </RemoteView>
  );
}

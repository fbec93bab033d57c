import type { Product } from "@shop/contract/products/product.ts";
import type { ProductDetailView } from "@shop/data/shop/products/view.ts";
import { quantityRange } from "@shop/domain/cart/order-quantity.ts";
import { splitBox } from "@shop/domain/catalogue/box-contents.ts";
import type { DeliverySummary } from "@shop/domain/delivery/delivery.ts";
import { type Bilingual, localDescription, localName } from "@shop/domain/locale/locale.ts";
import { pictureAddresses } from "@shop/domain/pictures/pictures.ts";
import type { InfoPage } from "@shop/domain/site/info-pages.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { useState } from "react";

import { listAddress } from "../../shared/list/list-address.ts";
import { RemoteView } from "../../shared/list/remote-view.tsx";
import { LocalText } from "../../shared/local-text.tsx";
import { Breadcrumb } from "../../shared/page/breadcrumb.tsx";
import { buyingInfo, InfoLinks } from "../../shared/page/info-links.tsx";
import { DeliveryLine } from "./delivery-line.tsx";
import { Description } from "./description.tsx";
import { DetailSkeleton } from "./detail-skeleton.tsx";
import { Gallery } from "./gallery.tsx";
import { InsteadStrip, LinkStrips } from "./link-strips.tsx";
import { OrderBar, type OrderBarProps } from "./order-bar.tsx";
import { OtherFacts, ProductFacts, type ProductFactsProps } from "./product-facts.tsx";
import { RelatedStrip } from "./related-strip.tsx";
import { ShareProduct } from "./share-product.tsx";
import { SpecificationTable } from "./specification-table.tsx";

type OwnProps = "product" | "name" | "qty" | "onQty";

/** The facts of a product and its order bar, which share the chosen number of pieces. */
function FactsAndOrder({
  product,
  name,
  ...order
}: Omit<OrderBarProps, OwnProps> & Pick<ProductFactsProps, "product" | "name">) {
  const [qty, setQty] = useState(() => quantityRange(product).min);
  return (
    <>
      <ProductFacts {...{ product, name, qty }} />
      <OrderBar {...order} {...{ product, name, qty }} onQty={setQty} />
    </>
  );
}

export interface ProductDetailScreenProps extends ProductDetailView, Omit<OrderBarProps, OwnProps> {
  /** The pages on how the shop sells that have a text. */
  readonly infoPages: ReadonlyArray<InfoPage>;
  /** What the pictures of the shop's products are, such as drawings; '' for nothing. */
  readonly picturesNote?: Bilingual | undefined;
  /** What delivery costs, in short; nothing where the shop states no costs. */
  readonly delivery?: DeliverySummary | null | undefined;
  /** The products compared last, which a comparison with this one adds it to. */
  readonly compared?: readonly number[] | undefined;
  /** Opens the product's pictures in the viewer. */
  readonly onOpenPicture?:
    | ((pictures: { name: string; addresses: readonly string[]; start: number }) => void)
    | undefined;
}

/** The product page. */
export function ProductDetailScreen({
  product,
  category,
  links,
  related,
  onOpenPicture,
  infoPages,
  picturesNote,
  delivery,
  compared,
  ...order
}: ProductDetailScreenProps) {
  const { products } = useMessages("products");
  const texts = useMessages("productPage");
  const { locale } = useLocale();

  const crumbsOf = (own: Product) => {
    if (!category) return [{ name: products, href: pages.products }];
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
        const addresses = pictureAddresses(own.images);
        const { text: description, box } = splitBox(localDescription(own, locale));
        return (
          <>
            <Breadcrumb crumbs={[...crumbsOf(own), { name }]} />
            <article className="flex flex-col gap-6 lg:grid lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr] lg:gap-x-12">
              {/* Its box is the column, which the sticky pictures stay in. */}
              <div className="min-w-0 lg:row-span-3">
                {/* Below the header while the page scrolls; without one, such as in a story, at the upper edge. */}
                <div className="lg:sticky lg:top-4 lg:group-has-[header]/shell:top-20">
                  <Gallery
                    key={own.id}
                    name={name}
                    addresses={addresses}
                    note={picturesNote?.[locale] ?? ""}
                    onOpen={onOpenPicture && ((start) => onOpenPicture({ name, addresses, start }))}
                  />
                </div>
              </div>
              <FactsAndOrder key={own.id} {...order} product={own} name={name} />
              <div className="grid min-w-0 content-start gap-8">
                {own.amount <= 0 && <InsteadStrip links={links} />}
                <div className="-mt-4">
                  <DeliveryLine delivery={delivery} />
                  <div className="flex flex-wrap items-center justify-between gap-x-4">
                    <InfoLinks infoPages={infoPages} wanted={buyingInfo} className="" />
                    <ShareProduct key={own.id} productId={own.id} name={name} />
                  </div>
                </div>
                <OtherFacts product={own} />
                <SpecificationTable
                  specifications={own.specifications}
                  productId={own.id}
                  compared={compared}
                />
                {box !== "" && (
                  <section>
                    <h2 className="mb-3 text-xl font-bold">{texts.inTheBox}</h2>
                    <p className="max-w-prose wrap-anywhere">
                      <LocalText text={box} />
                    </p>
                  </section>
                )}
                <section>
                  <h2 className="mb-3 text-xl font-bold">{texts.description}</h2>
                  {description.trim() ? (
                    <Description text={description} />
                  ) : (
                    <p className="text-muted">{texts.noDescription}</p>
                  )}
                </section>
              </div>
              <LinkStrips links={links} out={own.amount <= 0} />
              <RelatedStrip related={related} />
            </article>
          </>
        );
      }}
    </RemoteView>
  );
}

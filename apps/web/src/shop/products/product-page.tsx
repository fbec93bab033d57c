import type { Category } from "@shop/contract/categories/category.ts";
import type { ProductLinksAnswer } from "@shop/contract/products/endpoints.ts";
import { useApi } from "@shop/data/api-context.tsx";
import { useProductDetailModel } from "@shop/data/shop/products/use-product-detail-model.ts";
import type { ShownProduct } from "@shop/data/shop/products/view.ts";
import { deliveryQuery, useShop } from "@shop/data/shop/settings/queries.ts";
import { leastPurchase } from "@shop/domain/cart/least-purchase.ts";
import { plainDescription } from "@shop/domain/catalogue/description-blocks.ts";
import { isListed } from "@shop/domain/catalogue/visibility.ts";
import { localDescription, localName } from "@shop/domain/locale/locale.ts";
import { pictureAddresses } from "@shop/domain/pictures/pictures.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { productShareAddress, versionOf } from "@shop/domain/site/share-pictures.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";
import { useIsolated } from "@shop/i18n/use-figures.ts";
import { gallerySizes } from "@shop/screens/shop/products/gallery.tsx";
import { ProductDetailScreen } from "@shop/screens/shop/products/product-detail-screen.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useParams } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { PicturePreload } from "../../head/picture-preload.tsx";
import { productNode } from "../../head/product-schema.ts";
import { productBreadcrumbs } from "../../head/schema-org.ts";
import { parseId } from "../../parse-id.ts";
import { useSite } from "../../site-context.ts";
import { useAddToCart } from "../carts/use-add-to-cart.ts";
import { useLastCompared } from "../compare/compared-store.ts";
import { NotFoundPage } from "../not-found/not-found-page.tsx";
import { useSingleOrder } from "../orders/use-single-order.tsx";
import { useRestockForm } from "../restock-requests/use-restock-form.tsx";
import { useGalleryViewer } from "./use-gallery-viewer.tsx";

interface ProductHeadProps {
  readonly product: ShownProduct;
  readonly category: Category | null;
  readonly links: ProductLinksAnswer | undefined;
}

/** Renders the head tags and structured data of a product. */
function ProductHead({ product: own, category, links }: ProductHeadProps) {
  const { locale } = useLocale();
  const shop = useShop();
  const isolated = useIsolated();
  const { origin } = useSite();
  const name = localName(own, locale);
  const delivery = useQueryClient().getQueryData(deliveryQuery(useApi()).queryKey);
  const [picture] = pictureAddresses(own.images);
  const version = versionOf([
    shop.name[locale],
    shop.accent,
    name,
    own.part_number,
    leastPurchase(own).price,
    own.amount > 0,
    picture,
  ]);
  return (
    <>
      <PageHead
        title={isolated(
          own.part_number && !name.includes(own.part_number) ? `${name} (${own.part_number})` : name,
        )}
        description={plainDescription(localDescription(own, locale)) || `${name}. ${shop.tagline[locale]}`}
        address={isListed(own.visibility) ? pages.product(own.id) : undefined}
        sharePicture={{ address: productShareAddress(own.id, locale, version), alt: name }}
        type="product"
        graph={
          import.meta.env.SSR
            ? [
                productNode(own, origin, locale, { links, terms: { delivery, infoPages: shop.infoPages } }),
                productBreadcrumbs(own, category, { shop, origin, locale }),
              ]
            : []
        }
      />
      <PicturePreload address={picture} sizes={gallerySizes} />
    </>
  );
}

function ExistingProduct({ id }: { readonly id: number }) {
  const model = useProductDetailModel({ id });
  const { locale } = useLocale();
  const shop = useShop();
  const onAddToCart = useAddToCart();
  const order = useSingleOrder();
  const pictures = useGalleryViewer();
  const restock = useRestockForm(id);
  const compared = useLastCompared();
  if (model.missing) return <NotFoundPage />;
  return (
    <>
      {model.product.status === "ready" ? (
        <ProductHead
          product={model.product.data}
          category={model.category}
          links={model.links.status === "ready" ? model.links.data : undefined}
        />
      ) : (
        <title>{shop.name[locale]}</title>
      )}
      <ProductDetailScreen
        {...model}
        chatNumber={shop.chat_number}
        onAddToCart={onAddToCart}
        onOrderNow={order.open}
        infoPages={shop.infoPages}
        picturesNote={shop.picturesNote}
        delivery={shop.delivery}
        onTellWhenBack={shop.mailsPasswordLinks ? restock.open : undefined}
        restockForm={restock.form}
        compared={compared}
        onOpenPicture={pictures.open}
      />
      {order.dialog}
      {pictures.viewer}
    </>
  );
}

/** The page of a product. */
export function ProductPage() {
  const id = parseId(useParams()["id"]);
  return id === null ? <NotFoundPage /> : <ExistingProduct id={id} />;
}

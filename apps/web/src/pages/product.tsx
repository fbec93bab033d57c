import type { Category } from "@shop/contract/entities/category.ts";
import type { Product } from "@shop/contract/entities/product.ts";
import { localDescription, localName } from "@shop/contract/locale.ts";
import { pages } from "@shop/contract/pages.ts";
import { pictureAddresses, pictureSources } from "@shop/contract/pictures.ts";
import { shop } from "@shop/contract/shop.ts";
import { useApi } from "@shop/data/api-context.tsx";
import { useProductDetailModel } from "@shop/data/models/use-product-detail-model.ts";
import { categories, product, related } from "@shop/data/queries.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";
import { gallerySizes } from "@shop/screens/product-detail/gallery.tsx";
import { ProductDetailScreen } from "@shop/screens/product-detail/product-detail-screen.tsx";

import { useAddToCart } from "../cart/use-add-to-cart.ts";
import { FirstPicture } from "../head/first-picture.tsx";
import { PageHead } from "../head/page-head.tsx";
import { StructuredData } from "../head/structured-data.tsx";
import { productBreadcrumbs, productThing } from "../head/things.ts";
import { idOf } from "../id-of.ts";
import { useSingleOrder } from "../orders/use-single-order.tsx";
import { PageMissing, type Warm } from "../page-module.ts";
import { usePageArguments } from "../router/page-arguments.ts";
import { useSite } from "../site-context.ts";
import { useIsMissing } from "../use-is-missing.ts";
import { Page as NotFoundPage } from "./not-found.tsx";

export const warm: Warm = async ({ api, queryClient }, { params }) => {
  const id = idOf(params["id"]);
  if (id === null) throw new PageMissing("No product has such an id.");
  await Promise.all([
    queryClient.ensureQueryData(product(api, id)),
    queryClient.ensureQueryData(categories(api)),
    queryClient.ensureQueryData(related(api, id)),
  ]);
};

interface ProductHeadProps {
  readonly product: Product;
  readonly category: Category | null;
}

/** What the page says of its product. */
function ProductHead({ product: own, category }: ProductHeadProps) {
  const { locale } = useLocale();
  const { origin } = useSite();
  const name = localName(own, locale);
  const [picture] = pictureAddresses(own.images);
  return (
    <>
      <PageHead
        title={own.part_number && !name.includes(own.part_number) ? `${name} (${own.part_number})` : name}
        description={localDescription(own, locale) || `${name}. ${shop.tagline[locale]}`}
        address={pages.product(own.id)}
        picture={picture ? pictureSources(picture).src : undefined}
        type="product"
      />
      <FirstPicture address={picture} sizes={gallerySizes} />
      <StructuredData
        things={
          import.meta.env.SSR
            ? [productThing(own, origin, locale), productBreadcrumbs(own, category, origin, locale)]
            : []
        }
      />
    </>
  );
}

function ProductPage({ id }: { readonly id: number }) {
  const model = useProductDetailModel({ id });
  const { locale } = useLocale();
  const onAddToCart = useAddToCart();
  const order = useSingleOrder();
  if (useIsMissing(product(useApi(), id).queryKey)) return <NotFoundPage />;
  return (
    <>
      {model.product.status === "ready" ? (
        <ProductHead product={model.product.data} category={model.category} />
      ) : (
        <title>{shop.name[locale]}</title>
      )}
      <ProductDetailScreen
        {...model}
        chatNumber={shop.chatNumber}
        onAddToCart={onAddToCart}
        onOrderNow={order.open}
      />
      {order.dialog}
    </>
  );
}

/** The page of a product. */
export function Page() {
  const id = idOf(usePageArguments().params["id"]);
  return id === null ? <NotFoundPage /> : <ProductPage id={id} />;
}

import type { ProductCard } from "@shop/contract/products/product.ts";
import type { Listing, Remote } from "@shop/data/view.ts";
import { pictureAddresses, pictureSources } from "@shop/domain/pictures/pictures.ts";

export interface PicturePreloadProps {
  /** The picture's address; without one nothing is preloaded. */
  readonly address: string | undefined;
  /** The `sizes` attribute of the picture; must be the same, or the browser loads the picture twice. */
  readonly sizes: string;
}

/** Preloads the page's largest picture (LCP); renders on the server only, because in the browser the picture itself is rendered at the same time. */
export function PicturePreload({ address, sizes }: PicturePreloadProps) {
  const [best] = import.meta.env.SSR && address ? pictureSources(address).sources : [];
  return (
    best && (
      <link
        rel="preload"
        as="image"
        // React hoists only links with an href into the head; browsers use imageSrcSet.
        href={best.srcSet.split(" ", 1)[0]}
        type={best.type}
        imageSrcSet={best.srcSet}
        imageSizes={sizes}
        fetchPriority="high"
      />
    )
  );
}

/** The address of the first picture in a product list. */
export const firstPictureOf = (list: Remote<Listing<ProductCard>> | null): string | undefined =>
  list?.status === "ready" ? pictureAddresses(list.data.items[0]?.images ?? [])[0] : undefined;

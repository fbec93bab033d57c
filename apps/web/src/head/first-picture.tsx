import type { ProductCard } from "@shop/contract/entities/product.ts";
import { pictureAddresses, pictureSources } from "@shop/contract/pictures.ts";
import type { Listing, Remote } from "@shop/contract/state.ts";

/** What a {@link FirstPicture} takes. */
export interface FirstPictureProps {
  /** The picture's address; nothing is fetched without one. */
  readonly address: string | undefined;
  /** How wide it is shown, exactly as the picture itself says. */
  readonly sizes: string;
}

/** Lets the browser fetch the page's largest picture before it has read the page; of use in the server's markup only. */
export function FirstPicture({ address, sizes }: FirstPictureProps) {
  const [best] = import.meta.env.SSR && address ? pictureSources(address).sources : [];
  return (
    best && (
      <link
        rel="preload"
        as="image"
        // React moves a link into the head only where it has an address; browsers take the set.
        href={best.srcSet.split(" ", 1)[0]}
        type={best.type}
        imageSrcSet={best.srcSet}
        imageSizes={sizes}
        fetchPriority="high"
      />
    )
  );
}

/** The picture that a list of products shows first. */
export const firstPictureOf = (list: Remote<Listing<ProductCard>> | null): string | undefined =>
  list?.status === "ready" ? pictureAddresses(list.data.items[0]?.images ?? [])[0] : undefined;

import type { ProductCard as CardProduct } from "@shop/contract/entities/product.ts";
import { localName } from "@shop/contract/locale.ts";
import { pages } from "@shop/contract/pages.ts";
import { pictureAddresses } from "@shop/contract/pictures.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";
import { Link } from "@shop/ui/link.tsx";

import { AddToCart } from "./add-to-cart.tsx";
import { Price } from "./price.tsx";
import { ProductPicture } from "./product-picture.tsx";
import { StockBadge } from "./stock-badge.tsx";

/** What a {@link ProductCard} takes. */
export interface ProductCardProps {
  readonly product: CardProduct;
  /** Its heading's level. */
  readonly heading?: "h2" | "h3";
  /** Loads the picture at once: for cards in the first row. */
  readonly priority?: boolean;
  /** How wide the picture is shown. */
  readonly sizes: string;
  /** Without it the card has no button. */
  readonly onAddToCart?: ((product: CardProduct, qty: number) => void) | undefined;
}

/** A product in a list. Its five rows are those of the grid around it, so that prices and buttons of a row line up. */
export function ProductCard({
  product,
  heading: Heading = "h2",
  priority = false,
  sizes,
  onAddToCart,
}: ProductCardProps) {
  const { locale } = useLocale();
  const name = localName(product, locale);
  return (
    <li className="row-span-5 grid min-w-0 grid-rows-subgrid gap-y-1.5">
      <Link
        href={pages.product(product.id)}
        className="group row-span-2 grid grid-rows-subgrid gap-y-2 rounded-md"
      >
        <span className="border-line bg-surface group-hover:border-line-strong block overflow-hidden rounded-md border">
          <ProductPicture
            address={pictureAddresses(product.images)[0]}
            alt=""
            width={320}
            height={240}
            sizes={sizes}
            priority={priority}
          />
        </span>
        <Heading className="line-clamp-3 text-base leading-snug font-normal wrap-anywhere group-hover:underline">
          <bdi>{name}</bdi>
        </Heading>
      </Link>
      <p className="text-muted text-sm">
        <span className="figures line-clamp-1 w-fit break-all">{product.part_number}</span>
      </p>
      <p className="flex flex-wrap content-end items-baseline justify-between gap-x-2">
        <Price price={product.price} />
        <StockBadge amount={product.amount} />
      </p>
      {onAddToCart && (
        <AddToCart name={name} disabled={product.amount <= 0} onAdd={() => onAddToCart(product, 1)} />
      )}
    </li>
  );
}

import type { ProductCard as CardProduct } from "@shop/contract/products/product.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { pictureAddresses } from "@shop/domain/pictures/pictures.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { buttonClasses } from "@shop/ui/button.tsx";
import { Link } from "@shop/ui/link.tsx";
import type { ReactNode } from "react";

import { AddToCart } from "./add-to-cart.tsx";
import { CardValues } from "./card-values.tsx";
import { LocalText } from "./local-text.tsx";
import { Price } from "./price.tsx";
import { ProductPicture } from "./product-picture.tsx";
import { RestockDate } from "./restock-date.tsx";
import { StockBadge } from "./stock-badge.tsx";

/** Props of {@link ProductCard}. */
export interface ProductCardProps {
  /** The product that the card shows and links to. */
  readonly product: CardProduct;
  /** Level of the heading. */
  readonly heading?: "h2" | "h3";
  /** Loads the picture eagerly: for cards in the first row. */
  readonly priority?: boolean;
  /** `sizes` attribute of the picture. */
  readonly sizes: string;
  /** Renders the part number, to mark what was searched for; as it is by default. */
  readonly renderNumber?: ((number: string) => ReactNode) | undefined;
  /** Adds the product to the cart, or where it is out of stock its page offers to ask about it; without it the button is left out. */
  readonly onAddToCart?: ((product: CardProduct, qty: number) => void) | undefined;
}

/** A product in a list. A subgrid of five rows aligns the prices and buttons of neighbouring cards. */
export function ProductCard({
  product,
  heading: Heading = "h2",
  priority = false,
  sizes,
  renderNumber,
  onAddToCart,
}: ProductCardProps) {
  const { part_number: number } = product;
  const { locale } = useLocale();
  const { ask } = useMessages("products");
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
          <LocalText text={name} />
        </Heading>
      </Link>
      <div className="text-muted text-sm">
        <p className="line-clamp-1 break-all">
          {product.brand && <LocalText text={product.brand} />}
          {product.brand && number && " · "}
          {number && <span className="figures">{renderNumber ? renderNumber(number) : number}</span>}
        </p>
        <CardValues specifications={product.specifications} />
      </div>
      <p className="flex flex-wrap content-end items-baseline justify-between gap-x-2">
        <Price price={product.price} before={product.price_before} />
        <StockBadge product={product} />
        <RestockDate product={product} />
      </p>
      {onAddToCart &&
        (product.amount > 0 ? (
          <AddToCart name={name} onAdd={() => onAddToCart(product, 1)} />
        ) : (
          <Link href={pages.product(product.id)} className={buttonClasses({ className: "w-full px-2" })}>
            {ask} <span className="sr-only">{name}</span>
          </Link>
        ))}
    </li>
  );
}

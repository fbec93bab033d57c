import type { ProductCard as CardProduct } from "@shop/contract/products/product.ts";
import { leastPurchase } from "@shop/domain/cart/least-purchase.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { pictureAddresses } from "@shop/domain/pictures/pictures.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";
import { Link } from "@shop/ui/link.tsx";
import type { ReactNode } from "react";

import { LocalText } from "../local-text.tsx";
import { CardValues } from "./card-values.tsx";
import { OfferMark, Price } from "./price.tsx";
import { ProductPicture } from "./product-picture.tsx";
import { RestockDate } from "./restock-date.tsx";
import { StockBadge } from "./stock-badge.tsx";
import { UnitPrice } from "./unit-notes.tsx";

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
  /** What can be done with the product: a `CardAction`, or nothing. */
  readonly children?: ReactNode;
}

/** A product in a list. A subgrid of five rows, on wide screens four, aligns the prices and buttons of neighbouring cards. */
export function ProductCard({
  product,
  heading: Heading = "h2",
  priority = false,
  sizes,
  renderNumber,
  children,
}: ProductCardProps) {
  const { part_number: number } = product;
  const { locale } = useLocale();
  const least = leastPurchase(product);
  const name = localName(product, locale);
  return (
    <li className="row-span-5 grid min-w-0 grid-cols-1 grid-rows-subgrid gap-y-1.5 lg:row-span-4 lg:gap-y-1">
      <Link
        href={pages.product(product.id)}
        className="group row-span-2 grid grid-cols-1 grid-rows-subgrid gap-y-2 rounded-md"
      >
        <span className="border-line bg-surface group-hover:border-line-strong relative block overflow-hidden rounded-md border">
          <OfferMark price={least.price} before={least.before} className="absolute start-2 top-2 z-10" />
          <ProductPicture
            address={pictureAddresses(product.images)[0]}
            alt=""
            width={320}
            height={240}
            sizes={sizes}
            priority={priority}
            className="lg:aspect-video!"
          />
        </span>
        <Heading className="line-clamp-3 text-base leading-snug font-normal wrap-anywhere group-hover:underline lg:line-clamp-2">
          <LocalText text={name} />
        </Heading>
      </Link>
      <div className="text-muted text-sm">
        <p className="line-clamp-1 break-all">
          {product.brand && <LocalText text={product.brand} />}
          {product.brand && number && " · "}
          {number && (
            <span className="figures inline-block max-w-full truncate align-bottom">
              {renderNumber ? renderNumber(number) : number}
            </span>
          )}
        </p>
        <CardValues specifications={product.specifications} className="max-h-10 lg:max-h-5" />
      </div>
      <div className="card-foot">
        <p data-keep-clear="" className="flex flex-wrap content-end items-baseline justify-between gap-x-2">
          <Price price={least.price} before={least.before} onCard />
          <StockBadge product={product} />
          <RestockDate product={product} />
          <UnitPrice sold={product} price={least.price} className="text-muted basis-full text-xs" />
        </p>
        {children}
      </div>
    </li>
  );
}

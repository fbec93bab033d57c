import type { ProductCard } from "@shop/contract/products/product.ts";
import { leastPurchase } from "@shop/domain/cart/least-purchase.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { pictureAddresses } from "@shop/domain/pictures/pictures.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";
import { Link } from "@shop/ui/link.tsx";

import { LocalText } from "../../shared/local-text.tsx";
import { Price } from "../../shared/product/price.tsx";
import { ProductPicture } from "../../shared/product/product-picture.tsx";
import { StockBadge } from "../../shared/product/stock-badge.tsx";
import { UnitPrice } from "../../shared/product/unit-notes.tsx";
import { nameInPieces, partNumberInPieces, slicePieces } from "./emphasis.ts";
import { Emphasized } from "./emphasized.tsx";

export interface SearchResultProps {
  /** The product found; what matches the query in its name and part number is emphasized. */
  readonly product: ProductCard;
  /** The query. */
  readonly query: string;
  /** Called when the link is chosen, before its page opens. */
  readonly onChoose: () => void;
}

/** A search result with its picture, price and stock, as one link. */
export function SearchResult({ product, query, onChoose }: SearchResultProps) {
  const { locale } = useLocale();
  const least = leastPurchase(product);
  const name = localName(product, locale);
  const pieces = nameInPieces(name, query);
  return (
    <Link
      data-result=""
      href={pages.product(product.id)}
      className="hover:bg-sunken focus-visible:bg-sunken flex min-h-16 items-center gap-3 px-4 py-2 -outline-offset-2"
      onClick={onChoose}
    >
      <span className="border-line block w-12 shrink-0 overflow-hidden rounded-sm border">
        <ProductPicture address={pictureAddresses(product.images)[0]} alt="" width={48} sizes="48px" />
      </span>
      <span className="min-w-0 grow">
        <span className="line-clamp-2 leading-snug wrap-anywhere">
          <LocalText
            text={name}
            render={(start, end) => <Emphasized pieces={slicePieces(pieces, start, end)} />}
          />
        </span>
        {product.part_number && (
          <span className="text-muted block text-sm">
            <span className="figures line-clamp-1 w-fit break-all">
              <Emphasized pieces={partNumberInPieces(product.part_number, query)} />
            </span>
          </span>
        )}
      </span>
      <span className="shrink-0 text-end text-sm max-sm:max-w-33">
        <span className="block">
          <Price price={least.price} before={least.before} size="sm" />
          <UnitPrice sold={product} price={least.price} />
        </span>
        <StockBadge product={product} />
      </span>
    </Link>
  );
}

import type { ProductCard } from "@shop/contract/products/product.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { buttonClasses } from "@shop/ui/button.tsx";
import { Link } from "@shop/ui/link.tsx";

import { CartPieces, type CartPiecesProps } from "../cart/cart-pieces.tsx";

export interface CardActionProps extends Pick<CartPiecesProps, "onAddToCart"> {
  /** The product of the card. */
  readonly product: ProductCard;
}

/** Adds the product of a card to the cart; where it is out of stock, leads to its page, which offers to ask about it. */
export function CardAction({ product, onAddToCart }: CardActionProps) {
  const { ask } = useMessages("products");
  const { locale } = useLocale();
  const name = localName(product, locale);
  if (product.amount > 0) return <CartPieces {...{ product, name, onAddToCart }} />;
  return (
    <Link
      data-keep-clear=""
      href={pages.product(product.id)}
      className={buttonClasses({ className: "w-full px-2 lg:w-auto lg:px-3 lg:text-sm" })}
    >
      {ask} <span className="sr-only">{name}</span>
    </Link>
  );
}

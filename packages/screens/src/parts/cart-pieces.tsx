import type { ProductCard } from "@shop/contract/products/product.ts";
import { MAX_LINE_QUANTITY } from "@shop/domain/constants.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { QuantityControl } from "@shop/ui/quantity-control.tsx";
import { createContext, useContext, useRef, useState, useSyncExternalStore } from "react";

import { AddToCart } from "./add-to-cart.tsx";

/** The pieces of products in the browser's cart. */
export interface PiecesStore {
  /** Number of pieces of a product; 0 where it is not in the cart. */
  readonly piecesOf: (id: number) => number;
  /** Sets the number of pieces of a product in the cart; 0 removes it. */
  readonly setPieces: (id: number, pieces: number) => void;
  /** Calls the listener after each change of the cart, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

const noPieces: PiecesStore = {
  piecesOf: () => 0,
  setPieces: () => undefined,
  subscribe: () => () => undefined,
};

const Context = createContext(noPieces);

/** Provides the store to the cards inside; without it they only add. */
export const PiecesProvider = Context.Provider;

/** Props of {@link CartPieces}. */
export interface CartPiecesProps {
  readonly product: ProductCard;
  /** The product's localized name, a part of the accessible names. */
  readonly name: string;
  /** Called to add pieces of the product to the cart. */
  readonly onAddToCart: (product: ProductCard, qty: number) => void;
}

/**
 * Adds a product of a list to the cart; once it has been added, its pieces in the cart are changed in place. The button that adds stays
 * the same element, so that it keeps its focus, and a second tap adds another piece.
 */
export function CartPieces({ product, name, onAddToCart }: CartPiecesProps) {
  const { piecesOf, setPieces, subscribe } = useContext(Context);
  const texts = useMessages("products");
  const { locale } = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const [hasAdded, setHasAdded] = useState(false);
  const inCart = useSyncExternalStore(
    subscribe,
    () => piecesOf(product.id),
    () => 0,
  );
  const pieces = hasAdded ? inCart : 0;
  return (
    <div ref={box} data-keep-clear="" className="grid w-full lg:w-auto noscript:hidden">
      <QuantityControl
        value={pieces}
        max={MAX_LINE_QUANTITY}
        labels={{
          decrease: fill(texts.oneLessOf, { name }),
          increase: "",
          quantity: fill(texts.piecesOf, { name }),
          remove: fill(texts.removeFromCart, { name }),
          rejected: fill(texts.wholePieces, { most: formatCount(MAX_LINE_QUANTITY) }),
        }}
        onChange={(next) => setPieces(product.id, next)}
        onRemove={() => {
          setPieces(product.id, 0);
          // The pressed button goes.
          box.current?.querySelector<HTMLElement>("[data-add]")?.focus();
        }}
      >
        <AddToCart
          name={name}
          look={pieces > 0 ? "more" : "card"}
          onAdd={() => {
            setHasAdded(true);
            onAddToCart(product, 1);
          }}
        />
      </QuantityControl>
      <output className="sr-only">{pieces > 0 && plural(locale, pieces, texts.inCart)}</output>
    </div>
  );
}

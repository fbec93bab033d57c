import type { ProductCard } from "@shop/contract/products/product.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { cn } from "@shop/ui/cn.ts";
import { type ComponentType, useRef, useState, useSyncExternalStore } from "react";

import { AddToCart } from "./add-to-cart.tsx";
import type { PiecesControlProps } from "./pieces-control.tsx";
import { usePiecesStore } from "./pieces-store.ts";

/** Props of {@link CartPieces}. */
export interface CartPiecesProps {
  readonly product: ProductCard;
  /** The product's localized name, a part of the accessible names. */
  readonly name: string;
  /** Called to add pieces of the product to the cart. */
  readonly onAddToCart: (product: ProductCard, qty: number) => void;
}

/**
 * Adds a product of a list to the cart; once it has been added, its pieces in the cart are changed in place, by a control that is loaded then.
 * The button that adds stays the same element, so that it keeps its focus, and a second tap adds another piece.
 */
export function CartPieces({ product, name, onAddToCart }: CartPiecesProps) {
  const { piecesOf, setPieces, subscribe } = usePiecesStore();
  const texts = useMessages("products");
  const { locale } = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const [Control, setControl] = useState<ComponentType<PiecesControlProps> | null>(null);
  const inCart = useSyncExternalStore(
    subscribe,
    () => piecesOf(product.id),
    () => 0,
  );
  const shown = Control !== null && inCart > 0;
  return (
    <div
      ref={box}
      data-keep-clear=""
      className={cn(
        "flex w-full lg:w-auto noscript:hidden",
        shown && "border-line-strong bg-surface rounded-md border",
      )}
    >
      {shown && (
        <Control
          name={name}
          pieces={inCart}
          onPieces={(pieces) => {
            setPieces(product.id, pieces);
            // The pressed button goes with the last piece.
            if (pieces === 0) box.current?.querySelector<HTMLElement>("[data-add]")?.focus();
          }}
        />
      )}
      <AddToCart
        name={name}
        look={shown ? "more" : "card"}
        onAdd={() => {
          onAddToCart(product, 1);
          // Where it cannot be loaded, the button adds as before.
          import("./pieces-control.tsx").then(
            ({ PiecesControl }) => setControl(() => PiecesControl),
            () => undefined,
          );
        }}
      />
      <output className="sr-only">{shown && plural(locale, inCart, texts.inCart)}</output>
    </div>
  );
}

import type { ProductCard } from "@shop/contract/products/product.ts";
import { type ComponentType, useState } from "react";

import { AddToCart } from "./add-to-cart.tsx";
import type { PiecesControlProps } from "./pieces-control.tsx";

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
  const [Control, setControl] = useState<ComponentType<PiecesControlProps> | null>(null);
  const [shown, setShown] = useState(false);
  return (
    <div
      data-keep-clear=""
      className={`flex w-full lg:w-auto noscript:hidden ${shown ? "border-line-strong bg-surface rounded-md border" : ""}`}
    >
      {Control && <Control id={product.id} rules={product} name={name} onShown={setShown} />}
      <AddToCart
        name={name}
        look={shown ? "more" : "card"}
        onAdd={() => {
          onAddToCart(product, 1);
          // Where it cannot be loaded, the button adds as before.
          import("./pieces-control.tsx").then(
            (part) => setControl(() => part.PiecesControl),
            () => undefined,
          );
        }}
      />
    </div>
  );
}

import { chatLink } from "@shop/contract/chat.ts";
import type { Product } from "@shop/contract/entities/product.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button, buttonClasses } from "@shop/ui/button.tsx";
import { cn } from "@shop/ui/cn.ts";
import { QuantityControl } from "@shop/ui/quantity-control.tsx";
import { useState } from "react";

import { AddToCart } from "../parts/add-to-cart.tsx";

/** What an {@link OrderBar} takes. */
export interface OrderBarProps {
  readonly product: Product;
  /** The product's name in the reader's language. */
  readonly name: string;
  /** The chat app's number, in international digits. */
  readonly chatNumber: string;
  readonly onAddToCart: (product: Product, qty: number) => void;
  /** Opens the order of this one product; without it there is no such button. */
  readonly onOrderNow?: ((product: Product, qty: number) => void) | undefined;
}

/** Quantity and order buttons; on small screens a bar that stays at the lower edge, in a thumb's reach. */
export function OrderBar({ product, name, chatNumber, onAddToCart, onOrderNow }: OrderBarProps) {
  const texts = useMessages("catalogue");
  const [qty, setQty] = useState(1);
  const out = product.amount <= 0;
  return (
    <div
      data-order-bar={onOrderNow ? "double" : "single"}
      className={cn(
        "border-line bg-surface sticky bottom-0 z-20 order-last -mx-4 flex flex-wrap gap-3 border-t px-4 py-3 lg:static lg:order-none lg:mx-0 lg:max-w-md lg:border-0 lg:bg-transparent lg:p-0",
        // Without scripts nothing in it works but the link that asks by chat.
        !out && "noscript:hidden",
      )}
    >
      {out ? (
        <a
          href={chatLink(
            chatNumber,
            `${texts.askText}\n${name}${product.part_number ? ` (${product.part_number})` : ""}`,
          )}
          target="_blank"
          rel="noopener"
          className={buttonClasses({ size: "lg" })}
        >
          {texts.ask}
        </a>
      ) : (
        <QuantityControl
          value={qty}
          min={1}
          onChange={setQty}
          labels={{ decrease: texts.decrease, increase: texts.increase, quantity: texts.quantity }}
        />
      )}
      <div className="min-w-0 grow basis-0">
        <AddToCart look="main" name={name} disabled={out} onAdd={() => onAddToCart(product, qty)} />
      </div>
      {onOrderNow && (
        <Button size="lg" className="basis-full" disabled={out} onClick={() => onOrderNow(product, qty)}>
          <span className="inline-block first-letter:uppercase">{texts.orderNow}</span>
        </Button>
      )}
    </div>
  );
}

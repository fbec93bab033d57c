import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { cn } from "@shop/ui/cn.ts";
import Check from "lucide-react/icons/check";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import { useEffect, useState } from "react";

/** Milliseconds for which the button shows its 'added' state. */
const ADDED_MS = 1200;

export interface AddToCartProps {
  /** The product's name, part of the button's accessible name. */
  readonly name: string;
  /** 'main' for the primary action of a page, 'more' for the plus button of a quantity control. */
  readonly look?: "main" | "card" | "more";
  /** Called on each press; the button then shows 'added' for 1.2 seconds. */
  readonly onAdd: () => void;
}

const variants = { main: "signal", card: "outline", more: "quiet" } as const;
const sizes = { main: "lg", card: "md", more: "icon" } as const;

const face = (shown: boolean) =>
  cn(
    "col-start-1 row-start-1 inline-flex flex-wrap items-center justify-center gap-x-2",
    shown || "opacity-0",
  );

/** Button that adds a product to the cart and confirms it for a moment without changing its size; hidden without scripts. */
export function AddToCart({ name, look = "card", onAdd }: AddToCartProps) {
  const texts = useMessages("products");
  const [added, setAdded] = useState(0);

  useEffect(() => {
    if (added === 0) return undefined;
    const timer = setTimeout(setAdded, ADDED_MS, 0);
    return () => clearTimeout(timer);
  }, [added]);

  return (
    <Button
      data-add=""
      variant={variants[look]}
      size={sizes[look]}
      className={cn(
        "noscript:hidden",
        look === "more" ? "h-10.5! rounded-s-none lg:w-8" : "w-full shrink! px-2",
        look === "card" && "lg:px-2 lg:text-sm",
        look === "main" && "max-lg:text-base max-lg:leading-tight",
      )}
      onClick={() => {
        onAdd();
        setAdded((times) => times + 1);
      }}
    >
      {look === "more" ? (
        <>
          <span aria-hidden className="text-xl">
            +
          </span>
          <span className="sr-only">
            {texts.addToCart} {name}
          </span>
        </>
      ) : (
        <span className="grid">
          <span className={face(added === 0)}>
            <ShoppingCart
              aria-hidden
              className={cn(
                "size-4.5 shrink-0 max-sm:hidden rtl:-scale-x-100",
                look === "card" && "lg:hidden",
              )}
            />
            {texts.addToCart} <span className="sr-only">{name}</span>
          </span>
          <span aria-hidden className={face(added > 0)}>
            <Check className="size-4.5 shrink-0" />
            {texts.added}
          </span>
        </span>
      )}
    </Button>
  );
}

import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { cn } from "@shop/ui/cn.ts";
import { Check, ShoppingCart } from "lucide-react";
import { useEffect, useState } from "react";

/** Milliseconds for which the button itself says that the product was added. */
const ADDED_MS = 1200;

/** What an {@link AddToCart} takes. */
export interface AddToCartProps {
  /** The product's name, read out with the button's words. */
  readonly name: string;
  readonly disabled?: boolean;
  /** 'main' is the one main action of a page. */
  readonly look?: "main" | "card";
  readonly onAdd: () => void;
}

const face = (shown: boolean) =>
  cn("col-start-1 row-start-1 inline-flex items-center justify-center gap-2", shown || "opacity-0");

/** Adds to the cart and says so for a moment without changing its size; useless, and so hidden, without scripts. */
export function AddToCart({ name, disabled = false, look = "card", onAdd }: AddToCartProps) {
  const texts = useMessages("common");
  const [added, setAdded] = useState(0);

  useEffect(() => {
    if (added === 0) return undefined;
    const timer = setTimeout(setAdded, ADDED_MS, 0);
    return () => clearTimeout(timer);
  }, [added]);

  return (
    <Button
      variant={look === "main" ? "signal" : "outline"}
      size={look === "main" ? "lg" : "md"}
      className="w-full px-2 noscript:hidden"
      disabled={disabled}
      onClick={() => {
        onAdd();
        setAdded((times) => times + 1);
      }}
    >
      <span className="grid">
        <span className={face(added === 0)}>
          <ShoppingCart aria-hidden className="size-4.5 shrink-0 max-sm:hidden rtl:-scale-x-100" />
          {texts.addToCart} <span className="sr-only">{name}</span>
        </span>
        <span aria-hidden className={face(added > 0)}>
          <Check className="size-4.5 shrink-0" />
          {texts.added}
        </span>
      </span>
    </Button>
  );
}

import type { CheckedLine } from "@shop/contract/cart-check.ts";
import { cartCount } from "@shop/contract/cart.ts";
import { pages } from "@shop/contract/pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Button, buttonClasses } from "@shop/ui/button.tsx";
import { Link } from "@shop/ui/link.tsx";
import { MessageCircle } from "lucide-react";

import { TotalLine, UpdatingNote } from "../parts/total-line.tsx";
import { ShareCart } from "./share-cart.tsx";

/** What a {@link CartSummary} takes. */
export interface CartSummaryProps {
  readonly lines: readonly CheckedLine[];
  /** Orders by chat; without it there is no such button. */
  readonly onOrderByChat?: (() => void) | undefined;
  /** Saves the cart and gives its address; without it the cart cannot be shared. */
  readonly onSaveCart?: (() => Promise<string>) | undefined;
}

/** What the cart comes to and the ways to order it; on small screens total and order button stay at the lower edge. */
export function CartSummary({ lines, onOrderByChat, onSaveCart }: CartSummaryProps) {
  const texts = useMessages("cart");
  const { locale } = useLocale();
  const own = lines.map(({ line }) => line);
  return (
    <>
      <section
        aria-labelledby="cart-summary"
        className="border-line bg-surface grid gap-3 rounded-md border p-4 lg:p-6"
      >
        <h2 id="cart-summary" className="text-xl font-bold">
          {texts.summary}
        </h2>
        <p className="text-muted flex flex-wrap justify-between gap-x-4">
          <span>{plural(locale, lines.length, texts.lines)}</span>
          <span>{plural(locale, cartCount(own), texts.pieces)}</span>
        </p>
        <div className="border-line border-t pt-3">
          <TotalLine label={texts.total} lines={own} />
        </div>
        <UpdatingNote lines={own} />
        <Link
          href={pages.checkout}
          className={buttonClasses({ variant: "signal", size: "lg", className: "w-full max-lg:hidden" })}
        >
          {texts.order}
        </Link>
        {onOrderByChat && (
          <Button className="w-full" onClick={onOrderByChat}>
            <MessageCircle aria-hidden className="size-4.5" />
            {texts.orderByChat}
          </Button>
        )}
        {onSaveCart && (
          <ShareCart key={own.map(({ id, qty }) => `${id}x${qty}`).join()} onSaveCart={onSaveCart} />
        )}
      </section>
      <div
        data-order-bar="single"
        className="border-line bg-surface sticky bottom-0 z-20 -mx-4 flex items-center gap-4 border-t px-4 py-3 lg:hidden"
      >
        <div className="min-w-0 grow basis-0">
          <TotalLine label={texts.total} lines={own} />
        </div>
        <Link href={pages.checkout} className={buttonClasses({ variant: "signal", size: "lg" })}>
          {texts.order}
        </Link>
      </div>
    </>
  );
}

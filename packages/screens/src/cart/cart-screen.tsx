import type { CheckedLine } from "@shop/contract/cart-check.ts";
import type { CartLine } from "@shop/contract/entities/order.ts";
import type { Notify } from "@shop/contract/notices.ts";
import { pages } from "@shop/contract/pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import type { ChatBuyer } from "@shop/i18n/order-message.ts";
import { plural } from "@shop/i18n/plural.ts";
import { Button } from "@shop/ui/button.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import { Undo2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";

import { focusIt } from "../parts/focus-it.ts";
import { lineName } from "../parts/local-line.ts";
import { ScreenHead } from "../parts/screen-head.tsx";
import { CartLineItem } from "./cart-line-item.tsx";
import { CartSkeleton } from "./cart-skeleton.tsx";
import { CartSummary } from "./cart-summary.tsx";
import { ChangesBanner } from "./changes-banner.tsx";
import { EmptyCart } from "./empty-cart.tsx";

const CartChatDialog = lazy(async () => ({
  default: (await import("../order-dialog/cart-chat-dialog.tsx")).CartChatDialog,
}));

/** What a {@link CartScreen} takes. */
export interface CartScreenProps {
  /** Null until the browser has read its cart. */
  readonly lines: readonly CheckedLine[] | null;
  readonly onQuantity: (id: number, qty: number) => void;
  readonly onRemove: (id: number) => void;
  /** Puts a line that was removed back to where it stood. */
  readonly onRestore: (line: CartLine, index: number) => void;
  /** Takes over what became of these lines. */
  readonly onAccept: (ids: readonly number[]) => void;
  readonly onNotice: Notify;
  /** Opens the chat app with this message; without it there is no order by chat. */
  readonly onChat?: ((text: string) => void) | undefined;
  /** Saves the cart and gives the address under which it opens; without it the cart cannot be shared. */
  readonly onSaveCart?: (() => Promise<string>) | undefined;
  /** What is known of the buyer already. */
  readonly buyer?: Partial<ChatBuyer> | undefined;
}

interface Removed {
  readonly line: CartLine;
  readonly name: string;
  readonly index: number;
}

/** The reader's cart: its lines, what became of them, the total, and the ways to order. */
export function CartScreen({
  lines,
  onQuantity,
  onRemove,
  onRestore,
  onAccept,
  onNotice,
  onChat,
  onSaveCart,
  buyer,
}: CartScreenProps) {
  const texts = useMessages("cart");
  const { locale } = useLocale();
  const [removed, setRemoved] = useState<Removed>();
  const [chatting, setChatting] = useState(false);

  const remove = (checked: CheckedLine, index: number) => {
    setRemoved({ line: checked.line, name: lineName(checked, locale), index });
    onRemove(checked.line.id);
  };
  return (
    <>
      <ScreenHead title={texts.title} note={lines ? plural(locale, lines.length, texts.lines) : ""} />
      <output className="block">
        {removed && (
          <span className="border-line mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md border ps-3">
            <span className="min-w-0 py-2 wrap-anywhere">{fill(texts.removed, { name: removed.name })}</span>
            <Button
              key={removed.line.id}
              ref={focusIt}
              variant="quiet"
              onClick={() => {
                onRestore(removed.line, removed.index);
                setRemoved(undefined);
              }}
            >
              <Undo2 aria-hidden className="size-4 rtl:-scale-x-100" />
              {texts.undo}
            </Button>
          </span>
        )}
      </output>
      {!lines && <CartSkeleton />}
      {lines?.length === 0 && <EmptyCart onNotice={onNotice} />}
      {lines && lines.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div>
            <ChangesBanner lines={lines} onAccept={onAccept} />
            <ul className="border-line divide-line divide-y border-b not-first:border-t first:-mt-4">
              {lines.map((checked, index) => (
                <CartLineItem
                  key={checked.line.id}
                  checked={checked}
                  onQuantity={(qty) => onQuantity(checked.line.id, qty)}
                  onRemove={() => remove(checked, index)}
                  onAccept={() => onAccept([checked.line.id])}
                />
              ))}
            </ul>
            <p className="mt-2">
              <TextLink href={pages.products} className="inline-flex min-h-11 items-center">
                {texts.continueShopping}
              </TextLink>
            </p>
          </div>
          <div className="contents lg:sticky lg:top-20 lg:block">
            <CartSummary
              lines={lines}
              onOrderByChat={onChat && (() => setChatting(true))}
              onSaveCart={onSaveCart}
            />
          </div>
        </div>
      )}
      {chatting && lines && onChat && (
        <Suspense>
          <CartChatDialog
            lines={lines}
            buyer={buyer}
            onOpenChange={setChatting}
            onNotice={onNotice}
            onChat={onChat}
            onSaveCart={onSaveCart}
          />
        </Suspense>
      )}
    </>
  );
}

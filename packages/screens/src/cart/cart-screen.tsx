import type { CheckedLine } from "@shop/contract/cart-check.ts";
import type { CartLine } from "@shop/contract/entities/order.ts";
import type { Notify } from "@shop/contract/notices.ts";
import { pages } from "@shop/contract/pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import type { ChatBuyer } from "@shop/i18n/order-message.ts";
import { plural } from "@shop/i18n/plural.ts";
import { TextLink } from "@shop/ui/text-link.tsx";
import { Fragment, lazy, Suspense, useRef, useState } from "react";

import { lineName } from "../parts/local-line.ts";
import { ScreenHead } from "../parts/screen-head.tsx";
import { CartLineItem } from "./cart-line-item.tsx";
import { CartSkeleton } from "./cart-skeleton.tsx";
import { CartSummary } from "./cart-summary.tsx";
import { ChangesBanner } from "./changes-banner.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { RemovedNote } from "./removed-note.tsx";

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
  const [restored, setRestored] = useState<number>();
  const head = useRef<HTMLDivElement>(null);
  const [chatting, setChatting] = useState(false);

  const remove = (checked: CheckedLine, index: number) => {
    setRemoved({ line: checked.line, name: lineName(checked, locale), index });
    setRestored(undefined);
    onRemove(checked.line.id);
  };
  const restore = ({ line, index }: Removed) => {
    setRemoved(undefined);
    setRestored(line.id);
    onRestore(line, index);
  };
  const accept = (ids: readonly number[]) => {
    // What was pressed goes away, and its line perhaps too: the reader goes on from the head of the list.
    head.current?.focus({ preventScroll: true });
    onAccept(ids);
  };
  const note = removed && (
    <RemovedNote key={removed.line.id} name={removed.name} onUndo={() => restore(removed)} />
  );
  const noteAt = removed && lines ? Math.min(removed.index, lines.length) : -1;
  return (
    <>
      <div ref={head} tabIndex={-1} className="outline-none">
        <ScreenHead title={texts.title} note={lines ? plural(locale, lines.length, texts.lines) : ""} />
      </div>
      {!lines && <CartSkeleton />}
      {lines?.length === 0 && (
        <>
          {note}
          <EmptyCart onNotice={onNotice} />
        </>
      )}
      {lines && lines.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div>
            <ChangesBanner lines={lines} onAccept={accept} />
            <ul className="border-line divide-line divide-y border-b not-first:border-t first:-mt-4">
              {lines.map((checked, index) => (
                <Fragment key={checked.line.id}>
                  {index === noteAt && <li className="py-4">{note}</li>}
                  <CartLineItem
                    checked={checked}
                    isBack={checked.line.id === restored}
                    onQuantity={(qty) => onQuantity(checked.line.id, qty)}
                    onRemove={() => remove(checked, index)}
                    onAccept={() => accept([checked.line.id])}
                  />
                </Fragment>
              ))}
              {noteAt === lines.length && <li className="py-4">{note}</li>}
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

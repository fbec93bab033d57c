import type { ChatBuyerEntries } from "@shop/contract/orders/chat-order.ts";
import type { CartView } from "@shop/data/shop/carts/view.ts";
import type { DeliveryView } from "@shop/data/shop/delivery/view.ts";
import type { PaymentView } from "@shop/data/shop/payments/view.ts";
import type { CheckedLine } from "@shop/domain/cart/cart-check.ts";
import type { CartLine } from "@shop/domain/cart/cart-line.ts";
import type { Notify } from "@shop/domain/notices.ts";
import type { InfoPage } from "@shop/domain/site/info-pages.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { TextLink } from "@shop/ui/text-link.tsx";
import { Fragment, type ReactNode, useLayoutEffect, useRef, useState } from "react";

import { lineName } from "../../shared/local-line.ts";
import { keepFocusInView } from "../../shared/page/keep-focus-in-view.ts";
import { ScreenHead } from "../../shared/page/screen-head.tsx";
import type { QuotationOffer } from "../orders/quotation-button.tsx";
import type { ChatOrderCallbacks } from "../orders/use-chat-order.ts";
import { CartLineItem } from "./cart-line-item.tsx";
import { CartSkeleton } from "./cart-skeleton.tsx";
import { CartSummary } from "./cart-summary.tsx";
import { ChangesBanner } from "./changes-banner.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { RemovedNote } from "./removed-note.tsx";

const loadChat = async () => (await import("../orders/cart-chat-dialog.tsx")).CartChatDialog;

const preloadChat = () => void loadChat().catch(() => undefined);

/** The order by chat that is open: its code is loaded, or could not be loaded. */
type Opened = { readonly Chat: Awaited<ReturnType<typeof loadChat>> } | "failed" | null;

export interface CartScreenProps extends CartView {
  /** Shows a notice: the order of an empty cart, or invalid buyer data of an order by chat. */
  readonly onNotice: Notify;
  /** Opens the chat app with this message; without it there is no order by chat. */
  readonly onChat?: ((text: string) => void) | undefined;
  /** Saves the cart and resolves to the address that opens it; without it there is no share button. */
  readonly onSaveCart?: (() => Promise<string>) | undefined;
  /** Keeps the cart in the account; nothing by default. */
  readonly keep?: ReactNode;
  /** Makes a quotation of the cart; without it the shop leaves none to its buyers. */
  readonly quotation?: QuotationOffer | undefined;
  /** Stores an order by chat as a request, whose number stands in the message. */
  readonly onRequest?: ChatOrderCallbacks["onRequest"];
  /** The pages on how the shop sells that have a text. */
  readonly infoPages: ReadonlyArray<InfoPage>;
  /** The choice of where the order goes; without it nothing about delivery is shown. */
  readonly delivery?: DeliveryView | undefined;
  /** The choice of how an order by chat is paid; without it nothing about payment is shown. */
  readonly payment?: PaymentView | undefined;
  /** Known values of the buyer's fields. */
  readonly buyer?: Partial<ChatBuyerEntries> | undefined;
}

interface Removed {
  readonly line: CartLine;
  readonly name: string;
  readonly index: number;
}

/** The cart page: lines with their changes, total, and the ways to order. */
export function CartScreen({
  lines,
  onQuantity,
  onRemove,
  onRestore,
  onAccept,
  onNotice,
  onChat,
  onSaveCart,
  keep,
  onRequest,
  quotation,
  buyer,
  delivery,
  payment,
  infoPages,
}: CartScreenProps) {
  const texts = useMessages("carts");
  const { locale } = useLocale();
  const [removed, setRemoved] = useState<Removed>();
  const [restored, setRestored] = useState<number>();
  const head = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened>(null);
  // Before the lines come, with the first update after hydration.
  useLayoutEffect(keepFocusInView, []);

  const orderByChat = async () => {
    const Chat = await loadChat().catch(() => null);
    setOpened(Chat ? { Chat } : "failed");
  };
  const onOpenChange = (open: boolean) => {
    if (!open) setOpened(null);
  };

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
    // The pressed button unmounts, and its line perhaps too: the focus moves to the head of the list.
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
            <ul className="border-line divide-line divide-y border-b [[role=alert]:empty+&]:-mt-4 [[role=alert]:not(:empty)+&]:border-t">
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
            <p className="mt-2 flex flex-wrap gap-x-6">
              <TextLink href={pages.products} className="inline-flex min-h-11 items-center">
                {texts.continueShopping}
              </TextLink>
              <TextLink href={pages.partsList} className="inline-flex min-h-11 items-center">
                {texts.fromList}
              </TextLink>
            </p>
          </div>
          <div
            className="contents lg:sticky lg:top-20 lg:block"
            onPointerEnter={preloadChat}
            onFocus={preloadChat}
          >
            <CartSummary
              lines={lines}
              onOrderByChat={onChat && (() => void orderByChat())}
              quotation={quotation}
              dialogFailed={opened === "failed"}
              keep={keep}
              onSaveCart={onSaveCart}
              delivery={delivery}
              infoPages={infoPages}
            />
          </div>
        </div>
      )}
      {opened && opened !== "failed" && lines && onChat && (
        <opened.Chat
          lines={lines}
          buyer={buyer}
          delivery={delivery}
          payment={payment}
          onOpenChange={onOpenChange}
          onNotice={onNotice}
          onChat={onChat}
          onSaveCart={onSaveCart}
          onRequest={onRequest}
        />
      )}
    </>
  );
}

import type { FieldErrors } from "@shop/data/view.ts";
import type { NoticeName } from "@shop/domain/notices.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { type ChatOrder, type MessageWords, orderMessage } from "@shop/i18n/order-message.ts";
import { useState } from "react";

/** An order by chat, without what storing it adds. */
type UnstoredOrder = Omit<ChatOrder, "link" | "number" | "page">;

/** The callbacks of an order by chat. */
export interface ChatOrderCallbacks {
  /** Opens the chat app with this message to the shop; without it nothing opens. */
  readonly onChat?: ((text: string) => void) | undefined;
  /** Stores the ordered lines and resolves to the address that opens them, for orders of several lines. */
  readonly onSaveCart?: (() => Promise<string>) | undefined;
  /** Stores the order as a request and resolves to its number and page for the message, or to null where it was not stored in time. */
  readonly onRequest?:
    | ((order: UnstoredOrder) => Promise<Pick<ChatOrder, "number" | "page"> | null>)
    | undefined;
}

/** The control of an order by chat. */
export interface ChatOrderControl {
  /** True while the ordered lines are stored. */
  readonly pending: boolean;
  /** Opens the last message again; null before the first. */
  readonly reopen: (() => void) | null;
  /** Opens the message; false where an earlier call is pending. */
  readonly send: (order: UnstoredOrder) => Promise<boolean>;
}

/** The notice of invalid buyer data: an empty field comes first, then a malformed phone; none where only the company is wrong. */
export function chatNotice({ name, phone, address }: FieldErrors): NoticeName | null {
  if ([name, phone, address].includes("required")) return "chatFieldsMissing";
  return phone ? "badPhone" : null;
}

/** Opens an order as a chat message to the shop. */
export function useChatOrder({ onChat, onSaveCart, onRequest }: ChatOrderCallbacks): ChatOrderControl {
  const { chat } = useMessages("carts");
  const { priceUpdating, units } = useMessages("common");
  const { locale } = useLocale();
  const [pending, setPending] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  const delivery = useMessages("delivery");
  const company = useMessages("company");
  const words: MessageWords = { locale, texts: chat, delivery, company, units, updating: priceUpdating };

  const send = async (order: UnstoredOrder): Promise<boolean> => {
    if (pending) return false;
    const { lines } = order;
    const [first] = lines;
    let link = first ? new URL(first.path, document.baseURI).href : "";
    const saves = onSaveCart && lines.length > 1 ? onSaveCart : null;
    setPending(true);
    // Where the cart cannot be stored, the link leads to the first product.
    const [saved, request] = await Promise.all([
      saves?.().catch(() => null) ?? null,
      onRequest?.(order) ?? null,
    ]);
    if (saved !== null) link = fill(chat.savedCart, { address: saved });
    setPending(false);
    const text = orderMessage({ ...order, link, ...request }, words);
    onChat?.(text);
    setOpened(text);
    return true;
  };

  return { pending, reopen: opened === null ? null : () => onChat?.(opened), send };
}

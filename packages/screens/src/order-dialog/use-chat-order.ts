import { asciiDigits } from "@shop/contract/folding.ts";
import type { Notify } from "@shop/contract/notices.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import {
  type ChatBuyer,
  isLongOrder,
  type MessageLine,
  type MessageWords,
  orderMessage,
} from "@shop/i18n/order-message.ts";
import { useState } from "react";

import type { Faults } from "../parts/use-faults.ts";

/** What every order by chat takes. */
export interface ChatOrderInput {
  readonly onNotice: Notify;
  /** Opens the chat app with this message to the shop; without it nothing opens. */
  readonly onChat?: ((text: string) => void) | undefined;
  /** Saves the ordered lines and gives the address under which they open, for orders too long for a message. */
  readonly onSaveCart?: (() => Promise<string>) | undefined;
}

/** An order by chat, as a form is told it. */
export interface ChatOrderControl {
  /** Why the buyer's fields are refused, a new object after each check; null where none was made. */
  readonly faults: Faults | null;
  /** True while a long order is saved. */
  readonly pending: boolean;
  /** Forgets what the last check refused. */
  readonly forget: () => void;
  /** Checks the buyer and opens the message; false where something is missing, or an order is on its way. */
  readonly send: (lines: readonly MessageLine[], entered: ChatBuyer) => Promise<boolean>;
}

/**
 * Opens an order as a chat message to the shop; name, phone and address are required. `addressField` is the field of the form that is
 * refused where the address is missing.
 */
export function useChatOrder({
  onNotice,
  onChat,
  onSaveCart,
  addressField = "address",
}: ChatOrderInput & { readonly addressField?: string }): ChatOrderControl {
  const { chat } = useMessages("cart");
  const { priceUpdating } = useMessages("common");
  const { locale } = useLocale();
  const [faults, setFaults] = useState<Faults | null>(null);
  const [pending, setPending] = useState(false);
  const words: MessageWords = { locale, texts: chat, updating: priceUpdating };

  const send = async (lines: readonly MessageLine[], entered: ChatBuyer): Promise<boolean> => {
    if (pending) return false;
    const buyer: ChatBuyer = {
      name: entered.name.trim(),
      phone: asciiDigits(entered.phone).trim(),
      address: entered.address.trim(),
    };
    const fields = { name: buyer.name, phone: buyer.phone, [addressField]: buyer.address };
    const missing = Object.keys(fields).filter((field) => !fields[field]);
    setFaults(Object.fromEntries(missing.map((field) => [field, "required"])));
    if (missing.length > 0) {
      onNotice("chatFieldsMissing");
      return false;
    }
    const order = { lines, buyer };
    let saved: string | undefined;
    if (onSaveCart && isLongOrder(order, words)) {
      setPending(true);
      // Without a saved cart the message says as much as fits.
      saved = await onSaveCart().catch(() => undefined);
      setPending(false);
    }
    onChat?.(orderMessage(order, words, saved));
    return true;
  };

  return { faults, pending, forget: () => setFaults(null), send };
}

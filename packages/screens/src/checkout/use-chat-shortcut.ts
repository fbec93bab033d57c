import type { CheckedLine } from "@shop/contract/cart-check.ts";
import { asciiDigits } from "@shop/contract/folding.ts";
import type { Notify } from "@shop/contract/notices.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { isLongOrder, type MessageWords, orderMessage } from "@shop/i18n/order-message.ts";
import { useState } from "react";

import { messageLine } from "../parts/local-line.ts";
import { textIn } from "../parts/text-in.ts";
import type { Faults } from "../parts/use-faults.ts";

/** What the chat shortcut of the checkout needs. */
export interface ChatShortcutInput {
  readonly lines: readonly CheckedLine[] | null;
  readonly onNotice: Notify;
  readonly onChat?: ((text: string) => void) | undefined;
  readonly onSaveCart?: (() => Promise<string>) | undefined;
}

/** The order by chat out of the billing form: name, phone and address are required. */
export function useChatShortcut({ lines, onNotice, onChat, onSaveCart }: ChatShortcutInput) {
  const { chat } = useMessages("cart");
  const { priceUpdating } = useMessages("common");
  const { locale } = useLocale();
  const [faults, setFaults] = useState<Faults | null>(null);
  const [pending, setPending] = useState(false);
  const words: MessageWords = { locale, texts: chat, updating: priceUpdating };

  const send = async (form: HTMLFormElement) => {
    const textOf = textIn(form);
    const address = [textOf("address1"), textOf("address2")].map((line) => line.trim()).filter(Boolean);
    const buyer = {
      name: textOf("name").trim(),
      phone: asciiDigits(textOf("phone")).trim(),
      address: address.join(", "),
    };
    const missing = [
      ...(buyer.name ? [] : ["name"]),
      ...(buyer.phone ? [] : ["phone"]),
      ...(buyer.address ? [] : ["address1"]),
    ];
    setFaults(Object.fromEntries(missing.map((field) => [field, "required"])));
    if (missing.length > 0) {
      onNotice("chatFieldsMissing");
      return;
    }
    const order = { lines: (lines ?? []).map((checked) => messageLine(checked, locale)), buyer };
    let saved: string | undefined;
    if (onSaveCart && isLongOrder(order, words)) {
      setPending(true);
      // Without a saved cart the message says as much as fits.
      saved = await onSaveCart().catch(() => undefined);
      setPending(false);
    }
    onChat?.(orderMessage(order, words, saved));
  };

  return {
    /** Null where the shortcut was not tried since the last order by form. */
    faults,
    pending,
    forget: () => setFaults(null),
    send: (form: HTMLFormElement) => {
      if (!pending) void send(form);
    },
  };
}

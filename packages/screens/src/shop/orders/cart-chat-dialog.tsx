import type { CheckedLine } from "@shop/domain/cart/cart-check.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";

import { messageLine } from "../../shared/local-line.ts";
import { type ChatOrderActions, ChatOrderDialog } from "./chat-order-dialog.tsx";

/** Props of {@link CartChatDialog}; the dialog is open while it is mounted. */
export interface CartChatDialogProps extends ChatOrderActions {
  /** The lines of the cart, named in the message in the page's language. */
  readonly lines: readonly CheckedLine[];
}

/** An order of the whole cart, sent as a chat message. */
export function CartChatDialog({ lines, ...actions }: CartChatDialogProps) {
  const texts = useMessages("carts");
  const { locale } = useLocale();
  return (
    <ChatOrderDialog
      {...actions}
      title={texts.single.cartTitle}
      lines={lines.map((checked) => messageLine(checked, locale))}
    />
  );
}

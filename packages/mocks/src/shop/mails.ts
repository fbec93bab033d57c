import type { Mail, MailKind } from "@shop/contract/entities/mail.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";

import type { MockOrder, ShopState } from "./state.ts";

/** Where the mock shop's own mails go. */
const SHOP_MAIL = "orders@nilometer.example";

/** Sends a mail about an order: the mock shop's mail server accepts each at once. */
export function sendOrderMail(
  state: ShopState,
  kind: Exclude<MailKind, "general">,
  { number, info }: Pick<MockOrder, "number" | "info">,
): void {
  const now = new Date().toISOString();
  const mail: Mail = {
    id: Math.max(0, ...state.mails.map(({ id }) => id)) + 1,
    kind,
    recipient: kind === "order_to_shop" ? SHOP_MAIL : info.email,
    subject: `Order ${formatOrderNumber(number)}`,
    state: "sent",
    created_at: now,
    attempts: 1,
    next_attempt_at: null,
    sent_at: now,
    last_error: null,
  };
  state.mails = [mail, ...state.mails];
}

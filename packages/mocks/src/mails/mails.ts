import type { Mail, MailKind } from "@shop/contract/mails/mail.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";

import type { MockOrder, ShopState } from "../shop/state.ts";

/** Where the mock shop's own mails go. */
const SHOP_MAIL = "orders@nilometer.example";

/** What becomes of a mail at once: the mock shop's mail server accepts it, or it is kept as a file without one. */
export const mailStateOf = ({ hasMailServer }: ShopState): Pick<Mail, "state" | "sent_at"> =>
  hasMailServer ? { state: "sent", sent_at: new Date().toISOString() } : { state: "kept", sent_at: null };

/** Writes a mail, which is sent or kept at once. */
export function putMail(
  state: ShopState,
  kind: MailKind,
  { recipient, subject }: Pick<Mail, "recipient" | "subject">,
): void {
  const mail: Mail = {
    id: Math.max(0, ...state.mails.map(({ id }) => id)) + 1,
    kind,
    recipient,
    subject,
    ...mailStateOf(state),
    created_at: new Date().toISOString(),
    attempts: 1,
    next_attempt_at: null,
    last_error: null,
  };
  state.mails = [mail, ...state.mails];
}

/** Writes a mail about an order. */
export const sendOrderMail = (
  state: ShopState,
  kind: Exclude<MailKind, "general" | "password_link" | "restock">,
  { number, info }: Pick<MockOrder, "number" | "info">,
): void =>
  putMail(state, kind, {
    recipient: kind === "order_to_shop" ? SHOP_MAIL : info.email,
    subject: `Order ${formatOrderNumber(number)}`,
  });

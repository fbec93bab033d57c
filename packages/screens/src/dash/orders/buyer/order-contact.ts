import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import { internationalPhone } from "@shop/domain/orders/placing/international-phone.ts";
import { chatLink } from "@shop/domain/site/chat.ts";
import { fill } from "@shop/i18n/fill.ts";

import type { ContactTexts } from "./contact-texts.ts";

/** Addresses by which the buyer of an order is called and written to. */
export interface OrderContact {
  /** '' without a phone, as the chat. */
  readonly call: string;
  readonly chat: string;
  /** '' without a mail address. */
  readonly mail: string;
}

/** What a chat or mail with a buyer begins with. */
type Addressed = Pick<AdminOrder, "name" | "phone" | "email" | "number" | "locale">;

const valuesOf = ({ name, number, locale }: Addressed, { sender }: ContactTexts) => ({
  name,
  number: formatOrderNumber(number),
  shop: sender.name[locale],
});

/** The addresses of an order's buyer; chat and mail begin in the buyer's language, without a text until it is loaded. */
export function orderContact(order: Addressed, texts: ContactTexts | undefined): OrderContact {
  const { name, phone, email } = order;
  const dialled = internationalPhone(phone);
  const greeting = texts && fill(name ? texts.chat : texts.chatNameless, valuesOf(order, texts));
  const subject = texts && fill(texts.subject, valuesOf(order, texts));
  return {
    call: phone && `tel:${dialled}`,
    chat: phone && chatLink(dialled, greeting ? `${greeting}\n` : ""),
    mail: email && `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`,
  };
}

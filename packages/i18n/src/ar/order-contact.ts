import type { orderContact as en } from "../en/order-contact.ts";

/** Texts that begin a chat or mail with the buyer of an order, in the buyer's language. */
export const orderContact: typeof en = {
  chat: "مرحبًا {name}، معك {shop} بخصوص طلبك رقم {number}:",
  chatNameless: "مرحبًا، معك {shop} بخصوص طلبك رقم {number}:",
  subject: "طلبك رقم {number} من {shop}",
};

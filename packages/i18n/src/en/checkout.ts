import type { PluralForms } from "../plural.ts";

/** Texts of the checkout. */
export const checkout = {
  title: "Checkout",
  billing: "Where the order goes",
  name: "Name",
  email: "Email",
  address1: "Address",
  address2: "Address, second line",
  phone: "Phone",
  note: "Note",
  noteHint: "Anything that the shop should know, such as when to call.",
  optional: "optional",
  emailHint: "name@example.com",
  phoneHint: "01012345678 or +971 50 123 4567",
  summary: "Your order",
  pieces: { one: "# piece", other: "# pieces" } as PluralForms,
  total: "Total",
  send: "Send order",
  sending: "Sending your order...",
  byChat: "Order by chat",
  byChatHint: "Opens a message to the shop; name, phone and address are needed.",
  failed: "Your order was not sent. Everything you entered is still here.",
  changed: "Something changed while you were ordering. Nothing was ordered yet.",
  backToCart: "Back to the cart",
  noPayment: "You pay nothing now: the shop calls you to confirm the order.",
};

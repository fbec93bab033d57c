import type { PluralForms } from "../../plural.ts";

/** Texts of the checkout. */
export const checkout = {
  own: {
    label: "Your addresses",
    choose: "Fill in an address",
    keep: "Keep this address in my account",
  },
  title: "Checkout",
  billing: "Where the order goes",
  deliveryHint: "Name and address are wanted for delivery. Without them we ask for them when we call you.",
  name: "Name",
  email: "Email",
  address1: "Address",
  address2: "Address, second line",
  phone: "Phone",
  note: "Note",
  noteHint: "Anything that the shop should know, such as when to call.",
  optional: "optional",
  optionalByForm: "needed for WhatsApp orders only",
  emailHint: "name@example.com",
  phoneHint: "01012345678",
  summary: "Your order",
  pieces: { one: "# piece", other: "# pieces" } as PluralForms,
  total: "Total",
  send: "Send order",
  sending: "Sending your order...",
  byChat: "Order by chat",
  byChatHint: "Opens WhatsApp with a message to the shop; name, phone and address are needed.",
  failed: "Your order was not sent. Everything you entered is still here.",
  noAnswer:
    "No answer came from the shop. Everything you entered is still here, and sending it again never orders twice.",
  changed: "Something changed while you were ordering. Nothing was ordered yet.",
  heldBack: "Look at the marked products first. Nothing was ordered yet.",
  backToCart: "Back to the cart",
  earlier: "Your order {number} had come through",
  earlierUnnamed: "Your order had come through, with the other phone number",
  earlierHint:
    "No answer reached you, but the shop has it, as it was before your last change. Send this order only if you want it as well.",
  emptyCart: "Empty the cart",
  placed: "Your order {number} was sent.",
  placedHint:
    "The shop calls you to confirm it. Keep this number: with it and your phone you find the order again.",
  requestHint:
    "It is larger than what the shop sets aside before a call: its pieces are not reserved yet. The shop calls you to confirm it. Keep this number: with it and your phone you find the order again.",
  follow: "See this order",
  dismiss: "Hide this message",
  noPayment: "You pay nothing now: the shop calls you to confirm the order.",
};

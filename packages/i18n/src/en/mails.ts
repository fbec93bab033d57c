import type { PluralForms } from "../plural.ts";

/** Texts of the mails that the shop sends. */
export const mails = {
  toShop: {
    subject: "New order {number}: {pieces}, {total}",
    title: "New order {number}",
    intro: "Ordered on {date} at {time}. Answering this mail writes to the buyer.",
    request:
      "This is a request: it is above the limits of unconfirmed orders, so it has taken no stock. Confirming it in the dashboard takes its pieces.",
    confirmPrices: "Some prices are being updated: please tell the buyer what they are.",
    language: "Language",
    languages: { en: "English", ar: "Arabic" },
  },
  quotationToShop: {
    subject: "Quotation {number} was made: {pieces}, {total}",
    title: "New quotation {number}",
    intro:
      "A buyer has made this quotation of a cart on {date} at {time}. It takes no stock before the buyer accepts it. Answering this mail writes to the buyer.",
  },
  quotation: {
    subject: "Quotation {number} of {shop}",
    title: "Your quotation",
    intro: "This is our quotation {number} of {date}.",
    valid: "Its prices hold until {day}.",
    accept:
      "By the link below you can read it, print it and accept it; then it is an order. Nothing is set aside before that.",
    follow: "See the quotation",
  },
  cancelledToShop: {
    subject: "Order {number} was cancelled by its buyer",
    title: "Order {number} is cancelled",
    intro:
      "The buyer has cancelled this order of {date} on its page in the shop. Its pieces are back in stock.",
  },
  toBuyer: {
    subject: "Your order {number} at {shop}",
    title: "Thank you for your order",
    intro: "We have received your order {number} of {date} at {time}. We will call you to confirm it.",
    request:
      "It is larger than what we set aside before we have spoken with you: its pieces are not reserved yet, but only once we have confirmed it.",
    keepNumber: "Keep this number: with it and your phone you can look up your order in the shop.",
    follow: "See your order",
    confirmPrices: "Some prices are being updated: we will tell you what they are before anything is sent.",
    noPayment: "You pay nothing until your order is confirmed.",
    questions: "Questions? Answer this mail or call {phone}.",
  },
  states: {
    confirmed: {
      subject: "Your order {number} is confirmed",
      title: "Your order is confirmed",
      intro: "We have confirmed your order {number} of {date} and are preparing it.",
    },
    sent: {
      subject: "Your order {number} is on its way",
      title: "Your order is on its way",
      intro: "Your order {number} of {date} has left our shop.",
    },
    delivered: {
      subject: "Your order {number} has been delivered",
      title: "Your order has been delivered",
      intro: "Your order {number} of {date} has been delivered. Thank you for shopping at {shop}.",
    },
    cancelled: {
      subject: "Your order {number} is cancelled",
      title: "Your order is cancelled",
      intro: "Your order {number} of {date} is cancelled, and we will not deliver it.",
    },
    note: "Note from the shop: {note}",
  },
  delivery: {
    subject: "The delivery of your order {number} has changed",
    title: "The delivery of your order has changed",
    intro: "We have changed the delivery of your order {number} of {date}. This is your order now:",
  },
  parcels: {
    part: {
      subject: "A part of your order {number} is on its way",
      title: "A part of your order is on its way",
      intro: "A part of your order {number} of {date} has left our shop.",
    },
    rest: {
      subject: "The rest of your order {number} is on its way",
      title: "The rest of your order is on its way",
      intro: "The rest of your order {number} of {date} has left our shop. All of it is now sent.",
    },
    goods: "In this parcel:\n{goods}",
    toCome: "Still to come in another parcel:\n{goods}",
    collected: "You pay the courier {amount} for this parcel.",
  },
  returned: {
    subject: "We have received your return of order {number}",
    title: "We have received what you returned",
    intro: "We have recorded what you returned of your order {number} of {date}:",
  },
  payment: {
    subject: "The payment of your order {number} has changed",
    title: "The payment of your order has changed",
    intro: "We have changed how your order {number} of {date} is paid. This is your order now:",
  },
  proofDeclined: {
    subject: "Your proof of payment of order {number} was not accepted",
    title: "We could not confirm your payment",
    intro:
      "We have checked the proof of payment that you sent for your order {number} of {date}, and could not confirm it.",
    again: "You can send another one on the page of your order.",
  },
  reminder: {
    subject: "We are waiting for your answer about your order {number}",
    title: "Do you still want your order?",
    intro: "You ordered {number} on {date}. We have not been able to confirm it with you yet.",
    answer:
      "Answer this mail or call {phone}, and we prepare it at once. If you no longer want it, tell us, and we cancel it.",
  },
  test: {
    subject: "Test mail of {shop}",
    title: "The mail server works",
    intro:
      "An owner has sent this mail from the settings of the shop. Orders and messages to buyers go the same way.",
  },
  password: {
    subject: "A new password for {shop}",
    title: "Choose a new password",
    intro:
      "Someone has asked for a new password for the account with this address at {shop}. This link leads to it:",
    link: "Choose a new password",
    valid: "It is valid for one hour, and once. If you ask for another, only the newest works.",
    ignore: "It was not you? Then do nothing: your password stays as it is.",
  },
  restock: {
    subject: "{product} is back at {shop}",
    title: "It is back",
    intro:
      "You asked us to tell you: {product} is in stock again at {shop}. We cannot set any aside for you.",
    link: "See the product",
    once: "This is the only mail about it, unless you ask for another on its page.",
    end: "No more mails about products that are back",
  },
  product: "Product",
  /** Beside the number of lines that a long mail leaves out. */
  furtherLines: "Further products, to be seen with the order",
  partNumber: "Part number {number}",
  sum: "Sum",
  total: "Total",
  pieces: { one: "# piece", other: "# pieces" } as PluralForms,
  freeOfCharge: "free of charge",
  priceUpdating: "price updating",
  /** Price of an offer, and what it costs without it. */
  offer: "{price} instead of {before}",
  buyer: "Buyer",
  name: "Name",
  email: "Email",
  phone: "Phone",
  address: "Address",
  note: "Note",
};

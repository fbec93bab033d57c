/** Texts that begin a chat or mail with the buyer of an order, in the buyer's language. */
export const orderContact = {
  chat: "Hello {name}, this is {shop}. It is about your order {number}:",
  chatNameless: "Hello, this is {shop}. It is about your order {number}:",
  remind:
    "Hello {name}, this is {shop}. You ordered {number} with us, and we would like to confirm it with you. Do you still want it?",
  remindNameless:
    "Hello, this is {shop}. You ordered {number} with us, and we would like to confirm it with you. Do you still want it?",
  subject: "Your order {number} at {shop}",
};

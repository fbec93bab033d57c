/** Texts that begin a chat or mail with the buyer of an order, in the buyer's language. */
export const orderContact = {
  chat: "Hello {name}, this is {shop}. It is about your order {number}:",
  chatNameless: "Hello, this is {shop}. It is about your order {number}:",
  subject: "Your order {number} at {shop}",
};

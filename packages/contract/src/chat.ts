/** A link that opens a chat-app conversation with the shop; `number` is in international digits, `text` is prefilled. */
export const chatLink = (number: string, text: string): string =>
  `https://wa.me/${number.replaceAll(/\D/g, "")}?text=${encodeURIComponent(text)}`;

/** Builds a link that opens a chat with prefilled `text`; `number` is in international format. */
export const chatLink = (number: string, text: string): string =>
  `https://wa.me/${number.replaceAll(/\D/g, "")}?text=${encodeURIComponent(text)}`;

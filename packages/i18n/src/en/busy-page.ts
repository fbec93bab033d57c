/** Texts of the page that the server sends while too many others are being rendered; no browser loads them. */
export const busyPage = {
  busyTitle: "The shop is very busy right now.",
  busyHint: "Please wait a few seconds, then load this page again. Your cart is kept.",
};

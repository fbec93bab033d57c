/** Texts of the pages that are shown in place of one that is not rendered, or that cannot be loaded; no page of the shop loads them. */
export const faultPages = {
  busyTitle: "The shop is very busy right now.",
  busyHint: "Please wait a few seconds, then load this page again. Your cart is kept.",
  offlineTitle: "You are offline.",
  offlineHint:
    "This page was not opened here before. The pages that you have visited and your cart open without a connection.",
};

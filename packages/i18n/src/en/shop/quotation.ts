import type { PluralForms } from "../../plural.ts";

/** Texts with which buyers make a quotation of a cart or of a parts list. */
export const quotation = {
  open: "Get a quotation",
  openHint: "Prices held for {days}, as a PDF with a link to accept",
  hint: "At the prices of the shop, for your company or your purchase department. It sets nothing aside.",
  newPrices:
    "Close this and look at the new prices: the cart marks them, a parts list shows them when it is searched for again.",
  email: "Email",
  emailHint: "The link to the quotation goes there as well.",
  optional: "optional",
  make: "Make the quotation",
  making: "Making the quotation...",
  days: { one: "# day", other: "# days" } as PluralForms,
};

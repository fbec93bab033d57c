/** What the link of an order withholds of its buyer, on its page and on papers alike. A company stays, which the invoice is for. */
const withheld = {
  name: "",
  phone: "",
  email: "",
  address: "",
  address1: "",
  address2: "",
  note: "",
} as const;

/** An order, or the buyer of a document, as far as its link shows it: links are passed on to others than the buyer. */
export const seenByLink = <T extends object>(data: T): T & typeof withheld => ({ ...data, ...withheld });

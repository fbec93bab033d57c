import type { PluralForms } from "../plural.ts";

/** Texts of the papers of an order, invoice, packing list and receipt, in the buyer's language. */
export const orderPapers = {
  quotation: "Quotation",
  invoice: "Invoice",
  taxInvoice: "Tax invoice",
  creditNote: "Credit note",
  /** The invoice that a credit note takes back. */
  creditOf: "On invoice {number}",
  net: "Net",
  lessDiscount: "less a discount of {amount}",
  /** Beside a line that costs nothing, such as a sample or a replacement. */
  freeOfCharge: "Free of charge: no consideration",
  /** Beside a line of a credit note that takes off the price alone. */
  allowance: "Price reduction",
  documentHash: "Hash {hash}",
  packing: "Packing list",
  /** Titles of the paper for a roll. */
  slips: { quotation: "Quotation", receipt: "Receipt", order: "Order, not paid yet" },
  order: "Order {number}",
  /** Number of a quotation. */
  number: "No. {number}",
  revision: "No. {number}, revision {revision}",
  validUntil: "Valid until {day}",
  terms: "Terms",
  cancelled: "Cancelled",
  date: "Date",
  shop: "Shop",
  buyer: "Buyer",
  note: "Note",
  product: "Product",
  partNumber: "Part number {number}",
  quantity: "Quantity",
  price: "Price",
  sum: "Sum",
  priceBefore: "instead of {price}",
  total: "Total",
  pieces: { one: "# piece", other: "# pieces" } as PluralForms,
  priceUpdating: "price updating",
  totalWithoutUpdating: "The total leaves out products whose price is being updated.",
  packed: "Packed",
  /** Day on which a parcel was sent. */
  sentOn: "Sent",
  /** What the courier of a parcel collects. */
  collect: "To collect from the buyer",
  page: "Page {page} of {pages}",
};

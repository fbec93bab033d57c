import type { PluralForms } from "../plural.ts";

/** Texts that buyers read of an administrator's page of their order: printed papers and the start of a chat or mail. */
export const orderPapers = {
  invoice: "Invoice",
  packing: "Packing list",
  order: "Order {number}",
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
  total: "Total",
  pieces: { one: "# piece", other: "# pieces" } as PluralForms,
  priceUpdating: "price updating",
  totalWithoutUpdating: "The total leaves out products whose price is being updated.",
  packed: "Packed",
  page: "Page {page} of {pages}",
  chat: "Hello {name}, this is {shop}. It is about your order {number}:",
  chatNameless: "Hello, this is {shop}. It is about your order {number}:",
  subject: "Your order {number} at {shop}",
};

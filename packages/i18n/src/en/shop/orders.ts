import type { PluralForms } from "../../plural.ts";

/** Texts of a shopper's orders and of their look-up. */
export const orders = {
  sum: "Sum",
  discount: "Discount",
  discountPercent: "Discount of {percent} %",
  title: "My orders",
  expired: "Your login has ended. Log in again to see your orders.",
  lookupTitle: "Find an order",
  lookupHint: "The number stands in the message that you saw when you ordered.",
  number: "Order number",
  phone: "Phone that you ordered with",
  find: "Find order",
  finding: "Looking...",
  order: "Order {number}",
  ordered: "Ordered on {date}",
  state: "State",
  states: {
    received: "received",
    confirmed: "confirmed",
    sent: "on its way",
    delivered: "delivered",
    cancelled: "cancelled",
  },
  pieces: { one: "# piece", other: "# pieces" } as PluralForms,
  total: "Total",
  totalWithoutUpdating: "The total leaves out products whose price is being updated.",
  request:
    "Its pieces are not reserved yet: the shop sets them aside once it has confirmed this order with you.",
  empty: "You have not ordered anything yet.",
  emptyHint: "Every order that you send while you are logged in stands here.",
  browse: "All products",
  more: "Show older orders",
  moreFailed: "The older orders could not be loaded.",
  notFound: "There is no order with this number and phone.",
  findOther: "Find an order by its number",
  loginForAll: "Log in to see all your orders",
};

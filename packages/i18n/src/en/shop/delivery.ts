import type { PluralForms } from "../../plural.ts";

/** Texts on what delivery costs. */
export const delivery = {
  deliverTo: "Deliver to",
  choose: "Choose a place",
  optional: "optional",
  pickUp: "Pick-up at a branch",
  noLonger: "We state no cost for {place} any more. Choose again.",
  /** Name of the cost of an order's delivery. */
  costTo: "Delivery to {place}",
  /** The same where the place is not to be named. */
  cost: "Delivery",
  free: "free",
  days: { one: "# working day", other: "# working days" } as PluralForms,
  daysBetween: { other: "{from}–# working days" } as PluralForms,
  missing: "{amount} more and delivery is free.",
  totalWithDelivery: "Total with delivery",
  /** Where the payment of an order costs something. */
  paymentFee: "Payment fee",
  totalDue: "Total with all costs",
  changed:
    "Delivery to {place} costs {now} now, not {before}. Nothing was ordered yet: look at the total and send the order again.",
  ended:
    "We state no cost of delivery to {place} any more. Nothing was ordered yet: choose again, or send the order without.",
  table: {
    title: "What delivery costs",
    zone: "Where",
    cost: "Cost",
    time: "Working days",
    freeFrom: "Delivery is free from {amount} of goods.",
    others: "For other places we tell you the cost when we call you.",
  },
};

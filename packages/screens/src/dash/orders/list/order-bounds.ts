import type { OrderBounds } from "@shop/data/dash/orders/view.ts";

/** Names of the bounds, in the order in which they are shown. */
const boundNames = [
  "from",
  "to",
  "min",
  "max",
  "channel",
  "place",
  "branch",
  "payment",
  "pay_by",
  "returns",
  "sales",
  "category",
  "brand",
  "person",
] as const;

/** Bounds that are all open. */
export const openBounds: OrderBounds = {
  from: "",
  to: "",
  min: "",
  max: "",
  channel: "",
  place: "",
  branch: "",
  payment: "",
  pay_by: "",
  returns: "",
  sales: "",
  category: "",
  brand: "",
  person: "",
};

/** The bounds that are set. */
export const setBounds = (bounds: OrderBounds): readonly (keyof OrderBounds)[] =>
  boundNames.filter((name) => bounds[name] !== "");

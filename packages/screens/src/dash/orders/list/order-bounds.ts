import type { OrderBounds } from "@shop/data/dash/orders/view.ts";

/** Bounds that are all open, in the order in which they are shown. */
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

const isBoundName = (name: string): name is keyof OrderBounds => name in openBounds;

const boundNames = Object.keys(openBounds).filter(isBoundName);

/** The bounds that are set. */
export const setBounds = (bounds: OrderBounds): readonly (keyof OrderBounds)[] =>
  boundNames.filter((name) => bounds[name] !== "");

import type { PluralForms } from "../../plural.ts";

/** Texts of what an order costs the shop and earns. */
export const orderCosts = {
  title: "Cost and margin",
  margin: "Margin",
  cost: "Cost of the goods",
  sales: "Sales with a known cost",
  unknown: {
    one: "# line without a cost, which is not counted as free:",
    other: "# lines without a cost, which are not counted as free:",
  } as PluralForms,
  noMargin: "No line has a known cost.",
  edit: "Correct the costs",
  dialogTitle: "Costs of order {number}",
  hint: "What one unit of each product cost the shop when it was ordered. Only owners see it.",
  costOf: "Cost of one, {name}",
  empty: "Empty: not known",
  perUnit: "sold at {price}",
  save: "Save",
  saving: "Saving...",
  close: "Close",
  conflict: "Someone else has changed this order in the meantime. Its costs are other ones now.",
  conflictOther: "Someone else has changed this order in the meantime, but not its costs. Save once more.",
  takeTheirs: "Start from theirs",
};

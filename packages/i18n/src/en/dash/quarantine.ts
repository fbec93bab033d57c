import type { QuarantineMove } from "@shop/domain/quarantine/quarantine.ts";

import type { PluralForms } from "../../plural.ts";

/** Texts of units that came back and are not for sale. */
export const dashQuarantine = {
  title: "Not for sale",
  back: "All products",
  note: "What came back defective, opened or damaged lies here until somebody has looked at it. It goes into the stock, or is written off.",
  none: "Nothing is set aside.",
  held: { one: "# not for sale", other: "# not for sale" } as PluralForms,
  stock: "{count} in stock",
  deleted: "The product is deleted: nothing goes to its stock.",
  quantityOf: "Quantity of {name}",
  decrease: "One less of {name}",
  increase: "One more of {name}",
  wholePieces: "Enter a whole number up to {most}.",
  noteOf: "Note",
  toStock: "Put into the stock",
  writeOff: "Write off",
  writeOffTitle: "Write off {count} of {name}?",
  writeOffText: "They are gone from the shop then. What was written off stays in the list below.",
  cancel: "Cancel",
  failed: "Nothing was changed.",
  tooMany: "There are fewer by now.",
  movesTitle: "What happened",
  noMoves: "Nothing has been set aside yet.",
  moves: {
    returned: "came back",
    voided: "return undone",
    to_stock: "put into the stock",
    written_off: "written off",
  } as Record<QuarantineMove, string>,
  order: "Order {number}",
  moment: "{day}, {time} by {who}",
};

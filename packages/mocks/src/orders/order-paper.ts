import { emptyPdf } from "../shop/empty-pdf.ts";
import type { MockOrder } from "../shop/state.ts";

/** A PDF file that names its orders, with one empty page. */
export const paperOf = (...orders: readonly MockOrder[]): Blob =>
  emptyPdf(orders.map(({ number }) => number).join(" "));

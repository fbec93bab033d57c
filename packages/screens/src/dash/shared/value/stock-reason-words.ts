import type { StockReason } from "@shop/domain/books/stock-reasons.ts";
import type { Messages } from "@shop/i18n/messages.ts";

/** The words of a reason for a change of the stock by so many pieces, or by an unknown number. */
export function stockReasonWords(
  reason: StockReason,
  pieces: number | null,
  { stockReasons, otherReason, fewerArrived }: Messages["dashShell"]["fields"],
): string {
  if (reason === "other") return otherReason;
  return reason === "arrived" && pieces !== null && pieces < 0 ? fewerArrived : stockReasons[reason];
}

import { wholePacks } from "./packs.ts";

/** Days of which sales are looked at: least, most and default. */
export const reorderDays = { min: 7, max: 730, usual: 90 } as const;
/** Weeks that the stock is wanted to last: least, most and default. */
export const reorderWeeks = { min: 1, max: 104, usual: 8 } as const;
/** Products on a page. */
export const REORDER_ROWS = 50;

const DAYS_OF_WEEK = 7;

/** What is known of a product that may have to be ordered. */
export interface ReorderFacts {
  /** Pieces that were sold and not returned in the days. */
  readonly sold: number;
  readonly days: number;
  /** Pieces in stock; below 0 where more were sold. */
  readonly stock: number;
  /** Pieces of open purchase orders that have not come. */
  readonly onOrder: number;
  /** Pieces of a pack of the supplier. */
  readonly pack: number;
}

/** Pieces that are sold in a week, to one decimal. */
export const soldPerWeek = ({ sold, days }: Pick<ReorderFacts, "sold" | "days">): number =>
  Math.round((sold * DAYS_OF_WEEK * 10) / days) / 10;

/** Weeks that the stock lasts, to one decimal; 0 without stock, null where nothing is sold. */
export function weeksLeft({ sold, days, stock }: Pick<ReorderFacts, "sold" | "days" | "stock">) {
  if (sold <= 0) return null;
  return Math.floor((Math.max(0, stock) * days * 10) / (sold * DAYS_OF_WEEK)) / 10;
}

/** Pieces to order so that stock and open orders last so many weeks, in whole packs; 0 where they do. */
export function proposedQuantity({ sold, days, stock, onOrder, pack }: ReorderFacts, weeks: number): number {
  const needed = Math.ceil((sold * DAYS_OF_WEEK * weeks) / days) - stock - onOrder;
  if (sold <= 0 || needed <= 0) return 0;
  return wholePacks(needed, pack);
}

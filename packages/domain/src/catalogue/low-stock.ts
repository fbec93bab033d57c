import { LOW_STOCK } from "../constants.ts";

/** A product's stock and the stock up to which it counts as low; null for the shop's default. */
export interface StockLevel {
  readonly amount: number;
  readonly low_stock_at: number | null;
}

/** Whether a product has so few pieces that its administrators are warned; `limit` is that of the shop. */
export const isLowStock = ({ amount, low_stock_at }: StockLevel, limit: number = LOW_STOCK): boolean =>
  amount <= (low_stock_at ?? limit);

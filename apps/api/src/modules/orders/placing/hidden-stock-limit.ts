import { ApiError } from "@shop/contract/api-error.ts";
import { hiddenFrom } from "@shop/domain/catalogue/shown-stock.ts";

import { hashOfToken } from "../../../credentials/tokens.ts";
import type { Queries } from "../../../database/database.ts";
import { type ThrottleRule, throttle } from "../../limits/throttle.ts";
import { findLowStockAt } from "../../products/stock.repository.ts";
import { currentSettings } from "../../settings/shop-settings.repository.ts";

const DAY = 24 * 3600;

/** Orders of a sender in a day that tell whether a product has more than the shop shows of it. */
const TOLD: ThrottleRule = { times: 3, seconds: DAY };

/** The sender of an order as it is stored. */
export const senderHash = (sender: string | null): string | null =>
  sender === null ? null : hashOfToken(sender);

/**
 * Creates the function that counts an order of a sender, by its hash, with its pieces of each product, and says whether the stock may decide upon it. Whether an order of more
 * than is shown is taken tells of the hidden stock: few are asked in a day, but many, each cancelled, would find it out.
 */
export function hiddenStockLimit(queries: Queries) {
  const asked = throttle(queries, "hidden stock", { product: TOLD });
  return async (pieces: ReadonlyMap<number, number>, sender: string | null): Promise<boolean> => {
    const settings = await currentSettings(queries);
    if (sender === null || hiddenFrom({ low_stock_at: null }, settings) === null) return true;
    const limits = await findLowStockAt(queries, [...pieces.keys()]);
    const beyond = [...limits].filter(
      ([id, low_stock_at]) => (pieces.get(id) ?? 0) >= (hiddenFrom({ low_stock_at }, settings) ?? Infinity),
    );
    try {
      for (const [id] of beyond) await asked.take({ product: `${sender} ${id}` });
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === "too_many_requests") return false;
      throw error;
    }
  };
}

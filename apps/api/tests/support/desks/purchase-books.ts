import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { eq } from "drizzle-orm";
import { expect } from "vitest";

import { findJournal } from "../../../src/modules/journal/journal.repository.ts";
import { products } from "../../../src/modules/products/products.table.ts";
import type { TestApi } from "../test-api.ts";

/** Reads and sets what the stock of products is worth, and what the journal of today says of suppliers. */
export function purchaseBooks(api: () => Pick<TestApi, "database">) {
  const queries = () => api().database.queries;
  return {
    /** Leaves a number of pieces of a product in stock, at a cost. */
    stockIs: (id: number, amount: number, cost: string | null) =>
      queries().update(products).set({ amount, cost_price: cost }).where(eq(products.id, id)),
    worthOf: async (id: number) => {
      const [row] = await queries()
        .select({ worth: products.stock_value, cost: products.cost_price })
        .from(products)
        .where(eq(products.id, id));
      return row;
    },
    /** The balance of an account by the journal of today, which balances entry by entry without differences; debts and income are below zero. */
    balanceOf: async (account: string): Promise<string> => {
      const lines = await findJournal(queries(), shopDayOf(Date.now()));
      const balances = new Map<string, number>();
      for (const { entry, amount } of lines)
        balances.set(entry, (balances.get(entry) ?? 0) + Math.round(Number(amount) * 100));
      expect([...balances.values()].filter((balance) => balance !== 0)).toEqual([]);
      expect(lines.filter((line) => line.account === "differences")).toEqual([]);
      const own = lines.filter((line) => line.account === account);
      // No -0.00.
      return (own.reduce((sum, { amount }) => sum + Number(amount), 0) || 0).toFixed(2);
    },
  };
}

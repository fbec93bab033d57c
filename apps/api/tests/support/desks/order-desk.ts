import { aProduct } from "@shop/fixtures/builders.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";

import { postings } from "../../../src/modules/books/postings.table.ts";
import { rateLimits } from "../../../src/modules/limits/rate-limits.table.ts";
import { mails } from "../../../src/modules/mails/mails.table.ts";
import { orders } from "../../../src/modules/orders/orders.table.ts";
import { products } from "../../../src/modules/products/products.table.ts";
import { shopSettings } from "../../../src/modules/settings/shop-settings.table.ts";
import { aCatalogue } from "../builders.ts";
import { openTestApi, type TestApi, type TestApiOptions } from "../test-api.ts";

/** An expensive product, 60 in stock. */
export const meter = aProduct({ id: 1, name: "Clamp meter", price: "1450.00", amount: 60 });
/** A cheap product, a million in stock. */
export const fuse = aProduct({ id: 2, name: "Fuse", price: "0.10", amount: 1_000_000 });
/** A product whose price is being updated. */
export const kit = aProduct({
  id: 3,
  name: "Kit",
  price: "0.00",
  amount: 5,
  part_number: null,
  name_ar: null,
});

/** Opens a shop with three products for a test file; deletes orders, settings and counts of limits and resets the stock before each test. */
export function orderDesk(options?: TestApiOptions): () => TestApi {
  let api: TestApi | undefined;
  const opened = (): TestApi => {
    if (!api) throw new Error("The shop is not open yet.");
    return api;
  };
  beforeAll(async () => {
    api = await openTestApi(aCatalogue({ products: [meter, fuse, kit] }), options);
  });
  afterAll(() => opened().close());
  beforeEach(async () => {
    await opened().catalogue.change(async (transaction, touch) => {
      touch("everything");
      await transaction.delete(orders);
      await transaction.delete(postings);
      await transaction.delete(mails);
      await transaction.delete(shopSettings);
      await transaction.delete(rateLimits);
      for (const { id, name, price, amount } of [meter, fuse, kit]) {
        await transaction.update(products).set({ name, price, amount }).where(eq(products.id, id));
      }
    });
  });
  return opened;
}

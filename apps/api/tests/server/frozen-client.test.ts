import { noCompany } from "@shop/domain/orders/placing/order-company.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { placeOrder } from "../../src/modules/orders/placing/place-order.ts";
import { adminDesk } from "../support/desks/admin-desk.ts";
import { meter } from "../support/desks/order-desk.ts";
import { buyer, stockOf } from "../support/ordering.ts";
import { onPostgres } from "../support/test-database.ts";

const { api, place, list } = adminDesk();

/** What a proxy waits for the answer to an order (`deploy/nginx.conf`). */
const PROXY_WAITS_MS = 10_000;

test.runIf(onPostgres())(
  "D-22 an order whose node freezes within its transaction is undone, before a proxy gives up an order that waits for its locks",
  async () => {
    const { email, phone } = buyer;
    const frozen = api().catalogue.change(async (transaction, touch) => {
      await placeOrder(transaction, touch, {
        request: {
          cart: [{ id: meter.id, name: meter.name, price: meter.price, image: "", qty: 60 }],
          info: { name: "", address1: "", address2: "", note: "", email, phone, ...noCompany },
          locale: "en",
        },
        attempt: "frozen-attempt",
        userId: null,
        sender: null,
        mailHeld: false,
      });
      // Nothing is sent from here on until the server has ended the session.
      await place([[meter, 2]]);
      await transaction.execute(sql`select 1`);
    });
    const start = performance.now();
    await expect(frozen).rejects.toThrow("Failed query");
    expect(performance.now() - start).toBeLessThan(PROXY_WAITS_MS);
    expect([(await list()).total, await stockOf(api(), meter.id)]).toEqual([1, 58]);
  },
  30_000,
);

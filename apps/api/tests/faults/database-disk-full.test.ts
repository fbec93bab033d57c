import { endpoints } from "@shop/contract/endpoints.ts";
import { expect, test } from "vitest";

import { mails } from "../../src/modules/mails/mails.table.ts";
import { orders } from "../../src/modules/orders/orders.table.ts";
import { send } from "../support/calls.ts";
import { fuse, orderDesk } from "../support/desks/order-desk.ts";
import { refuseInsertions } from "../support/full-database.ts";
import { attempt, countOf, orderOf, outcomeOf, stockOf } from "../support/ordering.ts";

const desk = orderDesk();

test("D-20 a database that reports a full disk in the middle of an order leaves nothing of it; the same attempt succeeds with space again", async () => {
  const api = desk();
  const body = orderOf([[fuse, 3]]);
  const headers = attempt("on-a-full-disk");
  const freeSpace = await refuseInsertions(api.database, mails);
  const before = await stockOf(api, fuse.id);
  const refused = await send(api, endpoints.placeOrder, { body, headers });
  expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([503, true]);
  expect([await countOf(api, orders), await stockOf(api, fuse.id)]).toEqual([0, before]);

  await freeSpace();
  expect(await outcomeOf(api, body, headers)).toMatch(/^.{4}-.{4}$/);
  expect([await countOf(api, orders), await stockOf(api, fuse.id)]).toEqual([1, before - 3]);
});

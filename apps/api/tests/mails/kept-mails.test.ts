import { endpoints } from "@shop/contract/endpoints.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { deleteExpired } from "../../src/cleanup-job.ts";
import { mails } from "../../src/modules/mails/mails.table.ts";
import { signInAdmin } from "../support/admins.ts";
import { aCatalogue } from "../support/builders.ts";
import { call } from "../support/calls.ts";
import { meter } from "../support/desks/order-desk.ts";
import { buyer, orderOf } from "../support/ordering.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";
import { WAIT } from "../support/wait.ts";

let api: TestApi;
let headers: Readonly<Record<string, string>>;
beforeAll(async () => {
  api = await openTestApi(aCatalogue({ products: [meter] }), { hasMailServer: false });
  headers = await signInAdmin(api);
});
afterAll(() => api.close());

const list = () => call(api, endpoints.listMails, { headers });
const readOrder = (id: number) => call(api, endpoints.readAdminOrder, { headers, params: { id } });

test("D-22 without a mail server nothing is sent: mails, order log and overview say that they are kept as files", async () => {
  await call(api, endpoints.placeOrder, { body: orderOf([[meter, 1]]) });
  const { newest } = await call(api, endpoints.readOrderCounts, { headers });
  const id = newest ?? 0;
  await call(api, endpoints.changeOrderState, { headers, params: { id }, body: { state: "confirmed" } });
  await vi.waitFor(async () => expect((await list()).states.kept).toBe(3), WAIT);
  const { data, has_server, states } = await list();
  expect({ has_server, states }).toEqual({
    has_server: false,
    states: { waiting: 0, retrying: 0, given_up: 0, kept: 3, sent: 0 },
  });
  expect(data.map(({ sent_at, next_attempt_at }) => [sent_at, next_attempt_at])).toEqual(
    Array.from({ length: 3 }, () => [null, null]),
  );
  expect((await readOrder(id)).log).toMatchObject([{ to: "confirmed", mail: "kept" }]);
  const overview = await call(api, endpoints.readOverview, { headers });
  expect(overview.mails).toMatchObject({
    has_server: false,
    // An address that gets no mail needs no warning.
    demonstration_address: null,
    retrying: 0,
    given_up: 0,
    kept: 3,
  });

  const [changed] = data;
  const params = { id: changed?.id ?? 0 };
  expect(changed).toMatchObject({ kind: "order_changed", recipient: buyer.email, state: "kept" });
  expect(await call(api, endpoints.resendMail, { headers, params })).toMatchObject({
    status: false,
    mail: { state: "kept" },
  });
  expect(await call(api, endpoints.resendMails, { headers, query: { only: "kept" } })).toEqual({
    status: true,
    mails: 0,
  });
  expect(api.sentMails).toHaveLength(3);

  expect(await call(api, endpoints.deleteMail, { headers, params })).toEqual({ status: true });
  expect((await readOrder(id)).log).toMatchObject([{ to: "confirmed", mail: "deleted" }]);
});

test("D-22 kept mails are deleted after a month, as sent ones are", async () => {
  const { queries } = api.database;
  const [first] = (await list()).data;
  await queries
    .update(mails)
    .set({ keptAt: sql`now() - interval '31 days'` })
    .where(sql`id = ${first?.id}`);
  await deleteExpired(queries);
  expect((await list()).data.map(({ id }) => id)).not.toContain(first?.id);
  expect((await list()).total).toBe(1);
});

test("D-135 without a mail server a test mail says so, and nothing is written", async () => {
  const before = api.sentMails.length;
  const answer = await call(api, endpoints.sendTestMail, { headers });
  expect(answer).toMatchObject({ result: "no_server", reply: null });
  expect(api.sentMails).toHaveLength(before);
});

import type { AnswerOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { usualMailTexts } from "@shop/domain/site/mail-texts.ts";
import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";

import { mails } from "../../src/modules/mails/mails.table.ts";
import { call, refused } from "../support/calls.ts";
import { adminDesk } from "../support/desks/admin-desk.ts";
import { WAIT } from "../support/wait.ts";

const { api, headers, place, change, read } = adminDesk();
const {
  listMails,
  readMail,
  changeSettings,
  resendMail,
  resendMails,
  deleteMail,
  sendTestMail,
  readOverview,
} = endpoints;

const HOUR_MS = 3_600_000;
const later = new Date(Date.now() + HOUR_MS);
const earlier = new Date(Date.now() - HOUR_MS);
const queries = () => api().database.queries;

/** Due in an hour, so that the outbox leaves it as it is. */
const failed = {
  recipient: "mona@example.com",
  replyTo: "shop@example.com",
  subject: "Your order",
  text: "https://shop.example/orders/find?number=SECRET",
  html: "<p>SECRET</p>",
  attempts: 3,
  nextAttemptAt: later,
  lastError: "refused",
};
let lastId = 0;

/** Stores a mail that has failed. */
async function put(rest: Partial<typeof mails.$inferInsert> = {}): Promise<number> {
  lastId += 1;
  const values = { ...failed, messageId: `<${lastId}@test>`, ...rest };
  const [row] = await queries().insert(mails).values(values).returning({ id: mails.id });
  return row?.id ?? 0;
}

beforeEach(async () => {
  await queries().delete(mails);
});

const list = (query: Record<string, string | number> = {}): Promise<AnswerOf<typeof listMails>> =>
  call(api(), listMails, { headers: headers(), query });
const resend = (id: number) => call(api(), resendMail, { headers: headers(), params: { id } });
const stateOf = async (id: number) => (await list()).data.find((mail) => mail.id === id)?.state;
const sentTo = (recipient: string) => api().sentMails.filter((mail) => mail.recipient === recipient).length;

test("D-22 mails are listed with their states, the newest first and without their content", async () => {
  await put({ lastError: null, attempts: 0 });
  await put();
  await put({ givenUpAt: earlier });
  await put({ lastError: null, sentAt: earlier });
  await put({ lastError: null, keptAt: earlier });
  const page = await list();
  expect(page.data.map(({ state }) => state)).toEqual(["kept", "sent", "given_up", "retrying", "waiting"]);
  expect(page).toMatchObject({ total: 5, page: 1, per_page: 20, has_server: true });
  expect(page.states).toEqual({ waiting: 1, retrying: 1, given_up: 1, kept: 1, sent: 1 });
  expect(page.data[3]).toMatchObject({
    kind: "general",
    recipient: "mona@example.com",
    attempts: 3,
    next_attempt_at: later.toISOString(),
    last_error: "refused",
  });
  expect([page.data[0], page.data[1]].map((mail) => mail?.next_attempt_at)).toEqual([null, null]);
  expect(page.data[2]?.next_attempt_at).toBeNull();
  expect(JSON.stringify(page)).not.toContain("SECRET");
});

test("D-40 mails are filtered by state, searched, and paged with the exact total", async () => {
  for (let at = 0; at < 7; at += 1) await put({ recipient: `buyer-${at}@example.com` });
  await put({ recipient: "other@example.com", subject: "100% طلبك_7" });
  expect(await list({ page: 2, per_page: 5, state: "retrying" })).toMatchObject({ page: 2, total: 8 });
  expect((await list({ page: 9, per_page: 5 })).data).toHaveLength(3);
  expect((await list({ query: "BUYER-3" })).data.map(({ recipient }) => recipient)).toEqual([
    "buyer-3@example.com",
  ]);
  expect((await list({ query: "%" })).total).toBe(1);
  expect((await list({ query: "طلبك_7", state: "sent" })).total).toBe(0);
  expect((await list({ query: "طلبك_7", state: "sent" })).states.retrying).toBe(1);
});

test("D-159 a mail is read without the secret parts of its links; an erased one says so", async () => {
  const text =
    "Your order: https://shop.example/order#TOKEN and\nhttps://shop.example/ar/no-more-mails#OTHER.";
  const id = await put({ text });
  const answer = await call(api(), readMail, { headers: headers(), params: { id } });
  expect(answer.mail).toMatchObject({ id, recipient: "mona@example.com", state: "retrying" });
  expect(answer.text).toBe(
    "Your order: https://shop.example/order#… and\nhttps://shop.example/ar/no-more-mails#…",
  );
  const erased = await put({ text: "", html: "" });
  expect((await call(api(), readMail, { headers: headers(), params: { id: erased } })).text).toBeNull();
  expect((await refused(api(), readMail, { headers: headers(), params: { id: 2_000_000 } })).status).toBe(
    404,
  );
});

test("D-159 the mails of an order are found by its number, whatever their subjects say", async () => {
  await call(api(), changeSettings, {
    headers: headers(),
    body: {
      version: 0,
      mail_texts: {
        ...usualMailTexts,
        confirmed: {
          subject: { en: "Good news from {shop}", ar: "" },
          title: { en: "Ready soon: {number}", ar: "" },
          intro: { en: "We pack {pieces} of {number}.", ar: "" },
        },
      },
    },
  });
  const id = await place();
  await place();
  await change(id, { state: "confirmed" });
  const { number } = await read(id);
  const found = await list({ query: number });
  expect(found.total).toBe(3);
  const [confirmed] = found.data;
  expect(confirmed?.subject).toBe("Good news from Nilometer");
  const mail = await call(api(), readMail, { headers: headers(), params: { id: confirmed?.id ?? 0 } });
  expect(mail.text?.replaceAll(/[\u2066-\u2069]/g, "")).toContain(`Ready soon: ${number}`);
  expect(mail.text?.replaceAll(/[\u2066-\u2069]/g, "")).toContain(`We pack 2 pieces of ${number}.`);
});

/** The refusal of a text of the mail that an order was sent. */
const refusal = (part: string, text: string) =>
  refused(api(), changeSettings, {
    headers: headers(),
    body: {
      version: 0,
      mail_texts: {
        ...usualMailTexts,
        sent: { ...usualMailTexts.sent, [part]: { en: text, ar: "" } },
      },
    },
  });

test("D-159 texts of mails take no variable that mails do not have, and no subject of two lines", async () => {
  expect(await refusal("intro", "Dear {buyer}")).toMatchObject({
    status: 422,
    errors: { "mail_texts.sent.intro.en": "unknown_variable" },
  });
  expect(await refusal("subject", "Sent\r\nBcc: all@shop.example")).toMatchObject({
    status: 422,
    errors: { "mail_texts.sent.subject.en": "bad_value" },
  });
});

test("D-22 the mails of an order say what they are about", async () => {
  const id = await place();
  await change(id, { state: "confirmed" });
  const rows = await queries().select({ kind: mails.kind }).from(mails).orderBy(asc(mails.id));
  expect(rows.map(({ kind }) => kind)).toEqual(["order_to_shop", "order_to_buyer", "order_changed"]);
});

test("D-22 a mail that is retried or was given up is sent again at once", async () => {
  const retried = await put({ recipient: "retried@example.com" });
  const givenUp = await put({ recipient: "given-up@example.com", givenUpAt: earlier });
  expect(await resend(retried)).toMatchObject({ status: true, mail: { id: retried, last_error: null } });
  expect(await resend(givenUp)).toMatchObject({ status: true });
  await vi.waitFor(async () => expect(await stateOf(givenUp)).toBe("sent"), WAIT);
  await vi.waitFor(async () => expect(await stateOf(retried)).toBe("sent"), WAIT);
  expect([sentTo("retried@example.com"), sentTo("given-up@example.com")]).toEqual([1, 1]);
  expect(await resend(retried)).toMatchObject({ status: false, mail: { state: "sent" } });
  expect(sentTo("retried@example.com")).toBe(1);
});

test("D-22 all failed mails are sent again, and no others", async () => {
  const waiting = await put({ recipient: "waiting@example.com", lastError: null, attempts: 0 });
  await put({ recipient: "all@example.com" });
  await put({ recipient: "all@example.com", givenUpAt: earlier });
  const answer = await call(api(), resendMails, { headers: headers() });
  expect(answer).toEqual({ status: true, mails: 2 });
  await vi.waitFor(async () => expect((await list({ state: "sent" })).total).toBe(2), WAIT);
  expect(await stateOf(waiting)).toBe("waiting");
  expect((await call(api(), readOverview, { headers: headers() })).mails).toEqual({
    has_server: true,
    demonstration_address: "orders@shop.example",
    retrying: 0,
    given_up: 0,
    kept: 0,
  });
});

test("D-29 the query of the outbox is validated, and an unknown mail is not found", async () => {
  for (const query of [{ state: "lost" }, { per_page: 7 }])
    expect(await refused(api(), listMails, { headers: headers(), query })).toMatchObject({
      status: 400,
      code: "bad_query",
    });
  const only = { headers: headers(), query: { only: "sent" } };
  expect(await refused(api(), resendMails, only)).toMatchObject({ status: 400, code: "bad_query" });
  const unknown = { headers: headers(), params: { id: 2_000_000_000 } };
  for (const endpoint of [resendMail, deleteMail])
    expect(await refused(api(), endpoint, unknown)).toEqual({ status: 404, code: "not_found" });
});

test("D-22 API-22 a search or a person with a null character is refused", async () => {
  const query = { query: "a\0b" };
  expect(await refused(api(), endpoints.listMails, { headers: headers(), query })).toMatchObject({
    status: 400,
    code: "bad_query",
  });
  const by = { by: "a\0b" };
  expect(await refused(api(), endpoints.listAuditLog, { headers: headers(), query: by })).toMatchObject({
    status: 400,
    code: "bad_query",
  });
});

test("D-22 a mail that a node may be sending is neither sent again nor deleted", async () => {
  const id = await put({ recipient: "claimed@example.com", sendingUntil: later });
  expect(await resend(id)).toMatchObject({ status: false });
  expect(await refused(api(), deleteMail, { headers: headers(), params: { id } })).toMatchObject({
    status: 409,
    code: "state_not_allowed",
  });
  await queries().update(mails).set({ sendingUntil: earlier }).where(eq(mails.id, id));
  expect(await resend(id)).toMatchObject({ status: true });
});

test("D-22 a failed mail is deleted, one that is waiting or was sent is not", async () => {
  const id = await put();
  const waiting = await put({ lastError: null });
  expect(await call(api(), deleteMail, { headers: headers(), params: { id } })).toEqual({ status: true });
  expect((await refused(api(), deleteMail, { headers: headers(), params: { id } })).status).toBe(404);
  expect((await refused(api(), deleteMail, { headers: headers(), params: { id: waiting } })).status).toBe(
    409,
  );
  expect((await list()).total).toBe(1);
});

test("D-22 a mail that was kept as a file is sent when an administrator says so, never by itself", async () => {
  const due = { lastError: null, keptAt: earlier, nextAttemptAt: earlier };
  const one = await put({ ...due, recipient: "one@example.com" });
  const kept = await put({ ...due, recipient: "kept@example.com" });
  const failedOne = await put();
  await resend(failedOne);
  await vi.waitFor(async () => expect(await stateOf(failedOne)).toBe("sent"), WAIT);
  expect([await stateOf(one), await stateOf(kept)]).toEqual(["kept", "kept"]);
  // It may have been sent before it is read again.
  const { status, mail } = await resend(one);
  expect([status, ["waiting", "sent"].includes(mail.state)]).toEqual([true, true]);
  await vi.waitFor(async () => expect(await stateOf(one)).toBe("sent"), WAIT);
  expect(await call(api(), resendMails, { headers: headers() })).toMatchObject({ mails: 0 });
  const all = await call(api(), resendMails, { headers: headers(), query: { only: "kept" } });
  expect(all).toEqual({ status: true, mails: 1 });
  await vi.waitFor(async () => expect(await stateOf(kept)).toBe("sent"), WAIT);
  expect([sentTo("one@example.com"), sentTo("kept@example.com")]).toEqual([1, 1]);
});

test("D-135 a test mail goes to the owner's own address, and ten in an hour", async () => {
  const { result, address } = await call(api(), sendTestMail, { headers: headers() });
  expect(result).toBe("sent");
  expect(sentTo(address)).toBe(1);
  expect((await list()).total).toBe(0);
  for (let sent = 1; sent < 10; sent += 1) await call(api(), sendTestMail, { headers: headers() });
  expect(await refused(api(), sendTestMail, { headers: headers() })).toMatchObject({
    status: 429,
    code: "too_many_requests",
  });
  expect(sentTo(address)).toBe(10);
});

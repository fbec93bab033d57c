import { PassThrough } from "node:stream";

import { endpoints } from "@shop/contract/endpoints.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import { sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { deleteExpired } from "../../src/cleanup-job.ts";
import { hashOfToken } from "../../src/credentials/tokens.ts";
import { passwordLinks, passwordRequests } from "../../src/modules/accounts/password-links.table.ts";
import { userSessions } from "../../src/modules/accounts/user-sessions.table.ts";
import { rateLimits } from "../../src/modules/limits/rate-limits.table.ts";
import { mails } from "../../src/modules/mails/mails.table.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused } from "../support/calls.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";
import { WAIT } from "../support/wait.ts";

const { forgotPassword, resetPassword, loginUser, registerUser, readAccount, readShop } = endpoints;

let api: TestApi;
let log = "";
beforeAll(async () => {
  const stream = new PassThrough();
  stream.on("data", (chunk) => {
    log += String(chunk);
  });
  api = await openTestApi(aCatalogue({}), { logger: pino({ level: "debug" }, stream) });
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const table of [rateLimits, mails, passwordRequests]) await api.database.queries.delete(table);
});

const queries = () => api.database.queries;
const OLD = "the forgotten password";
let accounts = 0;

/** Signs a shopper up; returns the address and the token of its session. */
async function signUp(name = "Mona"): Promise<{ email: string; token: string }> {
  accounts += 1;
  const email = `Mona.${accounts}@Example.com`;
  const { token = "" } = await call(api, registerUser, { body: { name, email, password: OLD } });
  return { email, token };
}

const ask = (email: string, locale: Locale = "en") => call(api, forgotPassword, { body: { email, locale } });

/** Asks for a link and returns the token in its mail. */
async function askForToken(email: string): Promise<string> {
  const before = api.sentMails.length;
  await ask(email);
  await api.passwordLinks.answer();
  await vi.waitFor(() => expect(api.sentMails).toHaveLength(before + 1), WAIT);
  return /#(?<token>[\w-]+)/.exec(api.sentMails.at(-1)?.text ?? "")?.groups?.["token"] ?? "";
}

const reset = (token: string, password = "a new password") =>
  call(api, resetPassword, { body: { token, password } });
const refuseReset = (token: string) =>
  refused(api, resetPassword, { body: { token, password: "a new password" } });
const logIn = (email: string, password: string) => call(api, loginUser, { body: { email, password } });
const statusOf = async (token: string): Promise<number> =>
  (await api.request("/backend/public/api/User/me", { headers: { authorization: `Bearer ${token}` } }))
    .status;

/** Asks for a link as a client at an address. */
const from = (sender: string, email: string) =>
  api.request(
    "/backend/public/api/User/forgot-password",
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email }),
    },
    sender,
  );

describe("asking for a link", () => {
  test.for(["en", "ar"] as const)(
    "D-49 it is mailed to the account's address in the reader's language: %s",
    async (locale) => {
      const { email } = await signUp("<Win a prize> https://evil.example");
      const before = api.sentMails.length;
      expect(await ask(` ${email.toUpperCase()} `, locale)).toEqual({ status: true });
      await api.passwordLinks.answer();
      await vi.waitFor(() => expect(api.sentMails).toHaveLength(before + 1), WAIT);
      const mail = api.sentMails.at(-1);
      expect(mail).toMatchObject({ recipient: email, replyTo: "orders@shop.example" });
      expect(mail?.subject).toContain({ en: "A new password for", ar: "كلمة مرور جديدة" }[locale]);
      const path = { en: "/new-password", ar: "/ar/new-password" }[locale];
      expect(mail?.text).toMatch(new RegExp(`https://shop\\.example${path}#[\\w-]{43}(?![\\w-])`));
      expect(mail?.html).toContain(`<html lang="${locale}"`);
      expect(mail?.html).toContain(`href="https://shop.example${path}#`);
      // Whoever signed up with this address chose the name.
      for (const content of [mail?.text, mail?.html, mail?.subject])
        expect(content).not.toMatch(/prize|evil|undefined|null|\{\w+\}/);
    },
  );

  test("D-49 for an unknown address the same is answered and stored before the answer, and no mail written after it", async () => {
    const { email } = await signUp();
    const stored = async (address: string) => {
      const answer = await ask(address);
      const rows = await queries().select().from(passwordRequests);
      const counts = await queries().select({ points: rateLimits.points }).from(rateLimits);
      const all = { answer, rows: rows.length, counts: counts.map(({ points }) => points) };
      await queries().delete(passwordRequests);
      await queries().delete(rateLimits);
      return { ...all, mails: await queries().$count(mails), links: await queries().$count(passwordLinks) };
    };
    expect(await stored("nobody@example.com")).toEqual(await stored(email));
    await ask("nobody@example.com");
    await api.passwordLinks.answer();
    expect(await queries().$count(mails)).toBe(0);
    expect(await queries().$count(passwordRequests)).toBe(0);
  });

  test("D-49 of several requests at once for an account one mail is written", async () => {
    const { email } = await signUp();
    await Promise.all([ask(email), ask(email), ask(email.toLowerCase())]);
    await api.passwordLinks.answer();
    expect(await queries().$count(mails)).toBe(1);
  });

  test("D-49 a request is answered by itself", async () => {
    const quick = await openTestApi(aCatalogue({}), { passwordLinkDelayMs: 1 });
    const email = "mona@example.com";
    await call(quick, registerUser, { body: { name: "Mona", email, password: OLD } });
    await call(quick, forgotPassword, { body: { email } });
    await vi.waitFor(() => expect(quick.sentMails.at(-1)?.recipient).toBe(email), WAIT);
    await quick.close();
  });

  test("D-49 an address gets five links an hour, a sender asks for twenty, and a refusal stores nothing", async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1)
      statuses.push((await from(`203.0.113.${at}`, at % 2 ? "MONA@x.example" : "mona@x.example")).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const other: Response[] = [];
    for (let at = 0; at < 21; at += 1) other.push(await from("198.51.100.7", `buyer${at}@x.example`));
    expect(other.map(({ status }) => status)).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    expect(Number(other.at(-1)?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await queries().$count(passwordRequests)).toBe(25);
  });

  test("D-49 a request names an address and a language", async () => {
    const init = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: " ", locale: "fr" }),
    };
    expect(await api.refusal("/backend/public/api/User/forgot-password", init)).toMatchObject({
      status: 422,
      errors: { email: "required", locale: "bad_value" },
    });
  });

  test("D-49 without a mail server the shop says so, and stores nothing", async () => {
    const without = await openTestApi(aCatalogue({}), { hasMailServer: false });
    expect(await call(without, readShop, {})).toMatchObject({ mails_password_links: false });
    expect(await call(without, forgotPassword, { body: { email: "mona@example.com" } })).toEqual({
      status: false,
    });
    expect(await without.database.queries.$count(passwordRequests)).toBe(0);
    await without.close();
    expect(await call(api, readShop, {})).toMatchObject({ mails_password_links: true });
  });
});

describe("a link", () => {
  test("D-49 sets a new password once, logs in, and ends all other sessions of the account", async () => {
    const { email, token: session } = await signUp();
    const stranger = await signUp();
    const token = await askForToken(email);
    const { user, token: newSession } = await reset(token);
    expect(user.email).toBe(email);
    expect(await statusOf(newSession)).toBe(200);
    expect(await statusOf(session)).toBe(401);
    expect(await statusOf(stranger.token)).toBe(200);
    expect(await logIn(email, OLD)).toEqual({ status: false });
    expect(await logIn(email, "a new password")).toMatchObject({ status: true });
    expect(await refuseReset(token)).toMatchObject({ status: 410, code: "link_expired" });
  });

  test("D-49 works once, also by requests at once", async () => {
    const { email } = await signUp();
    const token = await askForToken(email);
    const outcomes = await Promise.allSettled([1, 2, 3].map((at) => reset(token, `password ${at}`)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("D-49 is outdated by a newer one, and after an hour, as an unknown one is", async () => {
    expect(await refuseReset("unknown")).toMatchObject({ status: 410, code: "link_expired" });
    const { email } = await signUp();
    const first = await askForToken(email);
    const second = await askForToken(email);
    expect(await refuseReset(first)).toMatchObject({ status: 410 });
    await queries()
      .update(passwordLinks)
      .set({ expiresAt: sql`now() - interval '1 second'` });
    expect(await refuseReset(second)).toMatchObject({ status: 410 });
    await deleteExpired(queries());
    expect(await queries().$count(passwordLinks)).toBe(0);
    const third = await askForToken(email);
    const [link] = await queries().select().from(passwordLinks);
    expect((link?.expiresAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(59 * 60_000);
    expect((link?.expiresAt.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(60 * 60_000);
    await reset(third);
  });

  test("D-49 a refused password leaves the link as it is", async () => {
    const { email } = await signUp();
    const token = await askForToken(email);
    const empty = await refused(api, resetPassword, { body: { token, password: "" } });
    expect(empty).toMatchObject({ status: 422, errors: { password: "required" } });
    await reset(token);
  });

  test("D-49 its token is stored as a hash, neither in a sent mail nor in the log", async () => {
    const { email } = await signUp();
    const token = await askForToken(email);
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(await queries().select().from(passwordLinks)).toMatchObject([{ tokenHash: hashOfToken(token) }]);
    await vi.waitFor(async () => {
      const [mail] = await queries().select().from(mails);
      expect(mail?.sentAt).not.toBeNull();
      expect(mail).toMatchObject({ kind: "password_link", text: "", html: "" });
    }, WAIT);
    await reset(token, "secret of the log");
    expect(log).toContain("/User/reset-password");
    expect(log).not.toContain(token);
    expect(log).not.toContain("secret of the log");
  });

  test("D-49 a mail whose link has expired is not sent any more, and deleted", async () => {
    const { email } = await signUp();
    await ask(email);
    const before = api.sentMails.length;
    // Before its answer wakes the outbox.
    await queries().transaction(async (transaction) => {
      await transaction.insert(mails).values({
        messageId: "<expired@test>",
        kind: "password_link",
        recipient: email,
        replyTo: "orders@shop.example",
        subject: "A new password",
        text: "#secret",
        html: "#secret",
        expiresAt: sql`now() - interval '1 second'`,
      });
    });
    await api.passwordLinks.answer();
    await vi.waitFor(() => expect(api.sentMails).toHaveLength(before + 1), WAIT);
    expect(api.sentMails.at(-1)?.messageId).not.toBe("<expired@test>");
    await deleteExpired(queries());
    const left = await queries().select({ messageId: mails.messageId }).from(mails);
    expect(left.map(({ messageId }) => messageId)).not.toContain("<expired@test>");
  });

  test("D-49 a login with the old password that is under way leaves no session", async () => {
    const { email } = await signUp();
    const token = await askForToken(email);
    const logins = Array.from({ length: 8 }, () => logIn(email, OLD));
    const [{ token: own }] = await Promise.all([reset(token), ...logins]);
    const sessions = await queries().select().from(userSessions);
    const account = sessions.find(({ tokenHash }) => tokenHash === hashOfToken(own))?.userId;
    expect(sessions.filter(({ userId }) => userId === account)).toHaveLength(1);
    expect(await call(api, readAccount, { token: own })).toMatchObject({ user: { email } });
  });
});

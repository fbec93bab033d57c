import { PassThrough } from "node:stream";

import { eq, sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import type { Database } from "../src/database/database.ts";
import { backoffSeconds } from "../src/modules/mail/backoff.ts";
import type { Delivery } from "../src/modules/mail/delivery.ts";
import { type MailRow, mails } from "../src/modules/mail/mails.table.ts";
import { type NewMail, openOutbox, type Outbox } from "../src/modules/mail/outbox.ts";
import { smtpDelivery } from "../src/modules/mail/smtp-delivery.ts";
import { type MailServer, startMailServer } from "./support/mail-server.ts";
import { openTestDatabase } from "./support/test-database.ts";

const FROM = "Nilometer <orders@shop.example>";
const quick = { first: 0.05, max: 0.2, maxPermanent: 0.2 };

const mailTo = (recipient: string, rest: Partial<NewMail> = {}): NewMail => ({
  recipient,
  replyTo: "orders@shop.example",
  subject: "Your order",
  text: "Thank you.",
  html: "<p>Thank you.</p>",
  ...rest,
});

let database: Database;
let server: MailServer;
let outboxes: Outbox[] = [];
const log = new PassThrough();
const logger = pino({ level: "debug" }, log);

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  server = await startMailServer();
});
afterEach(async () => {
  await Promise.all(outboxes.map((outbox) => outbox.close()));
  outboxes = [];
  await server.close();
  await database.queries.delete(mails);
});

function open(delivery: Delivery = smtpDelivery(server.url, FROM), timeout = 5): Outbox {
  const outbox = openOutbox({
    queries: database.queries,
    delivery,
    logger,
    domain: "shop.example",
    timeout,
    backoff: quick,
    pollMs: 50,
  });
  outboxes.push(outbox);
  return outbox;
}

async function put(outbox: Outbox, ...newMails: NewMail[]): Promise<void> {
  await database.queries.transaction((transaction) => outbox.put(transaction, newMails));
  outbox.wake();
}

const stored = (): Promise<MailRow[]> => database.queries.select().from(mails).orderBy(mails.id);

const untilSent = (count: number): Promise<void> =>
  vi.waitFor(
    async () => expect((await stored()).filter(({ sentAt }) => sentAt !== null)).toHaveLength(count),
    { timeout: 15_000, interval: 25 },
  );

const untilAttempted = (times: number): Promise<void> =>
  vi.waitFor(async () => expect((await stored())[0]?.attempts).toBeGreaterThanOrEqual(times), {
    timeout: 15_000,
    interval: 25,
  });

describe("a mail server that accepts mails", () => {
  test("D-22 a mail is sent once, from and to the right addresses", async () => {
    const outbox = open();
    await put(outbox, mailTo("mona@example.com", { subject: "طلبك 3CDF-GHJ6" }));
    await untilSent(1);
    const [mail] = server.taken;
    expect(server.taken).toHaveLength(1);
    expect(mail?.from).toBe("orders@shop.example");
    expect(mail?.recipients).toEqual(["mona@example.com"]);
    expect(mail?.raw).toMatch(/^From: Nilometer <orders@shop\.example>\r$/m);
    expect(mail?.raw).toMatch(/^Reply-To: <?orders@shop\.example>?\r$/m);
    expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(mail?.messageId).toBe((await stored())[0]?.messageId);
    expect(mail?.messageId).toMatch(/^<[\w-]{36}@shop\.example>$/);
  });

  test("D-22 a mail of a transaction that rolls back is never sent", async () => {
    const outbox = open();
    const failing = database.queries.transaction(async (transaction) => {
      await outbox.put(transaction, [mailTo("mona@example.com")]);
      throw new Error("no order");
    });
    await expect(failing).rejects.toThrow("no order");
    await put(outbox, mailTo("sami@example.com"));
    await untilSent(1);
    expect(server.taken.map(({ recipients }) => recipients)).toEqual([["sami@example.com"]]);
  });

  test("D-22 several nodes send each mail once", async () => {
    const many = Array.from({ length: 40 }, (_, index) => mailTo(`buyer${index}@example.com`));
    const [first] = [open(), open(), open()];
    await put(first, ...many);
    await untilSent(40);
    expect(new Set(server.taken.map(({ messageId }) => messageId)).size).toBe(40);
    expect(server.taken).toHaveLength(40);
  });

  test.for(["a,b@example.com", "a;b@example.com", '"a<b>@example.com', "x@example.com,y@example.com"])(
    "D-22 an address such as %s is never parsed as two recipients",
    async (recipient) => {
      await put(open(), mailTo(recipient));
      await untilAttempted(1);
      await vi.waitFor(async () => {
        const [mail] = await stored();
        expect(mail?.sentAt !== null || mail.lastError !== null).toBe(true);
      });
      for (const { recipients } of server.taken) expect(recipients).toHaveLength(1);
    },
  );

  test("D-22 a line break in a subject or an address adds no header", async () => {
    await put(
      open(),
      mailTo("mona@example.com", {
        subject: "Hello\r\nBcc: spy@example.com",
        replyTo: "a@x.co\r\nCc: spy@example.com",
      }),
    );
    await untilSent(1);
    expect(server.taken[0]?.recipients).toEqual(["mona@example.com"]);
    expect(server.taken[0]?.raw).not.toMatch(/^(?:Bcc|Cc):/im);
  });

  test("D-22 the credentials of SMTP_URL are used for login; the password is never logged", async () => {
    const withLogin = await startMailServer({ credentials: { user: "shop", pass: "s3cret/&pass" } });
    await put(open(smtpDelivery(withLogin.url, FROM)), mailTo("mona@example.com"));
    await untilSent(1);
    const wrong = withLogin.url.replace("s3cret", "wr0ng");
    await put(open(smtpDelivery(wrong, FROM)), mailTo("sami@example.com"));
    await vi.waitFor(async () =>
      expect((await stored()).at(-1)?.lastError).toMatch(/authentication failed/i),
    );
    const logged = String(log.read()) + JSON.stringify(await stored());
    expect(logged).not.toMatch(/s3cret|wr0ng/);
    expect(smtpDelivery(withLogin.url, FROM).description).toBe(
      `Mails go to the mail server 127.0.0.1:${withLogin.port}.`,
    );
    await Promise.all(outboxes.map((outbox) => outbox.close()));
    await withLogin.close();
  });
});

describe("a mail server that fails", () => {
  test.for(["later", "refuse", "drop"] as const)(
    "D-22 after '%s' a mail is retried with the same Message-ID until it is accepted, and delays no other mail",
    async (behaviour) => {
      server.behave(behaviour, "late@example.com");
      await put(open(), mailTo("late@example.com"), mailTo("other@example.com"));
      await untilAttempted(3);
      expect(server.taken.map(({ recipients }) => recipients)).toEqual([["other@example.com"]]);
      const [{ lastError } = { lastError: null }] = await stored();
      expect(lastError).not.toBeNull();
      server.behave("take", "late@example.com");
      await untilSent(2);
      expect(server.taken).toHaveLength(2);
      expect(server.taken[1]?.messageId).toBe((await stored())[0]?.messageId);
      expect((await stored())[0]?.lastError).toBeNull();
    },
  );

  test.for(["silent", "hang"] as const)(
    "D-22 sending to a server that answers '%s' times out and is retried",
    async (behaviour) => {
      server.behave(behaviour);
      const start = performance.now();
      await put(open(undefined, 0.4), mailTo("mona@example.com"));
      await untilAttempted(2);
      expect(performance.now() - start).toBeLessThan(5000);
      expect((await stored())[0]?.lastError).toBe("The mail server took too long.");
      server.behave("take");
      await untilSent(1);
      expect(server.taken).toHaveLength(1);
    },
  );

  test("D-22 a mail whose acceptance was not confirmed is sent again with the same Message-ID, so that the server can deduplicate", async () => {
    server.behave("take and drop");
    await put(open(), mailTo("mona@example.com"));
    await vi.waitFor(() => expect(server.taken.length).toBeGreaterThan(0));
    server.behave("take");
    await untilSent(1);
    expect(server.taken.length).toBeGreaterThan(1);
    expect(
      new Set(server.taken.map(({ messageId, raw }) => `${messageId} ${raw.match(/^Date: .*/m)?.[0]}`)).size,
    ).toBe(1);
  });

  test("D-22 an unreachable server is retried until it is reachable", async () => {
    const { port } = server;
    await server.close();
    await put(open(smtpDelivery(`smtp://127.0.0.1:${port}`, FROM)), mailTo("mona@example.com"));
    await untilAttempted(3);
    server = await startMailServer({ port });
    await untilSent(1);
    expect(server.taken).toHaveLength(1);
  });

  test("D-22 a mail that a crashed node had claimed is sent by another node when the claim expires", async () => {
    await put(open({ description: "", deliver: () => Promise.resolve() }), mailTo("sent@example.com"));
    await untilSent(1);
    await Promise.all(outboxes.map((outbox) => outbox.close()));
    await database.queries
      .update(mails)
      .set({ sentAt: null, attempts: 1, nextAttemptAt: sql`now() + interval '1 second'` });
    open();
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(server.connections()).toBe(0);
    await untilSent(1);
    expect(server.taken).toHaveLength(1);
    expect((await stored())[0]?.attempts).toBe(2);
  });

  test("D-22 a mail that no server accepts for a month is given up and logged", async () => {
    server.behave("refuse");
    const outbox = open();
    await put(outbox, mailTo("nobody@example.com"));
    await untilAttempted(1);
    await database.queries.update(mails).set({ createdAt: sql`now() - interval '31 days'` });
    await vi.waitFor(async () => expect((await stored())[0]?.givenUpAt).not.toBeNull(), { timeout: 5000 });
    const tries = (await stored())[0]?.attempts;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await stored())[0]?.attempts).toBe(tries);
    expect(String(log.read())).toContain("a mail was given up");
  });
});

test("D-22 closing does not wait for a server that hangs, and the mail is sent after the next start", async () => {
  server.behave("hang");
  const outbox = open(undefined, 60);
  await put(outbox, mailTo("mona@example.com"));
  await vi.waitFor(() => expect(server.connections()).toBe(1));
  const start = performance.now();
  await outbox.close();
  expect(performance.now() - start).toBeLessThan(6000);
  const [mail] = await stored();
  expect([mail?.sentAt, mail?.givenUpAt]).toEqual([null, null]);
  await database.queries
    .update(mails)
    .set({ nextAttemptAt: sql`now()` })
    .where(eq(mails.id, mail?.id ?? 0));
  server.behave("take");
  open().wake();
  await untilSent(1);
  expect(server.taken).toHaveLength(1);
});

test("D-22 the backoff grows to half an hour, to half a day after a permanent failure, with a jitter of up to a half", () => {
  const backoff = { first: 5, max: 1800, maxPermanent: 43_200 };
  const delays = [1, 2, 3, 4, 10, 1000].map((attempts) => backoffSeconds(attempts, false, backoff, 0));
  expect(delays).toEqual([5, 10, 20, 40, 1800, 1800]);
  expect(backoffSeconds(1000, true, backoff, 0)).toBe(43_200);
  expect(backoffSeconds(1, false, backoff, 1)).toBe(2.5);
});

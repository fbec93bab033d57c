import { PassThrough } from "node:stream";

import pino from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";

import type { Database } from "../../../src/database/database.ts";
import type { Delivery } from "../../../src/modules/mails/delivery.ts";
import { type MailRow, mails } from "../../../src/modules/mails/mails.table.ts";
import { type NewMail, openOutbox, type Outbox } from "../../../src/modules/mails/outbox.ts";
import { smtpDelivery } from "../../../src/modules/mails/smtp-delivery.ts";
import { type MailServer, startMailServer } from "../mail-server.ts";
import { openTestDatabase } from "../test-database.ts";

/** Sender of the mails of these outboxes. */
export const FROM = "Nilometer <orders@shop.example>";
const quick = { first: 0.05, max: 0.2, maxPermanent: 0.2 };

/** A mail to one recipient. */
export const mailTo = (recipient: string, rest: Partial<NewMail> = {}): NewMail => ({
  recipient,
  replyTo: "orders@shop.example",
  subject: "Your order",
  text: "Thank you.",
  html: "<p>Thank you.</p>",
  ...rest,
});

/** Outboxes of one database, with a mail server for each test. */
export interface OutboxDesk {
  readonly database: () => Database;
  readonly server: () => MailServer;
  /** Closes the mail server, and starts another on its port when the result is called. */
  readonly stopServer: () => Promise<() => Promise<void>>;
  /** Opens one more outbox, which sends to the mail server unless another delivery is given. */
  readonly open: (delivery?: Delivery, timeout?: number) => Outbox;
  readonly closeOutboxes: () => Promise<void>;
  readonly put: (outbox: Outbox, ...newMails: NewMail[]) => Promise<void>;
  readonly stored: () => Promise<MailRow[]>;
  /** What the outboxes have logged since the last call. */
  readonly logged: () => string;
  /** Waits until a number of mails has been sent. */
  readonly untilSent: (count: number) => Promise<void>;
  /** Waits until the first mail has been tried a number of times. */
  readonly untilAttempted: (times: number) => Promise<void>;
}

const waiting = { timeout: 60_000, interval: 25 };

/** Opens a database for a test file, and a mail server for each of its tests. */
export function outboxDesk(): OutboxDesk {
  let database: Database;
  let server: MailServer;
  let outboxes: Outbox[] = [];
  const log = new PassThrough();
  const logger = pino({ level: "debug" }, log);
  const stored = (): Promise<MailRow[]> => database.queries.select().from(mails).orderBy(mails.id);
  const closeOutboxes = async (): Promise<void> => {
    await Promise.all(outboxes.map((outbox) => outbox.close()));
    outboxes = [];
  };

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    server = await startMailServer();
  });
  afterEach(async () => {
    await closeOutboxes();
    await server.close();
    await database.queries.delete(mails);
  });

  return {
    database: () => database,
    server: () => server,
    stopServer: async () => {
      const { port } = server;
      await server.close();
      return async () => {
        server = await startMailServer({ port });
      };
    },
    open: (delivery = smtpDelivery(server.url, FROM), timeout = 5) => {
      const outbox = openOutbox({
        queries: database.queries,
        delivery,
        logger,
        sender: "orders@shop.example",
        timeout,
        backoff: quick,
        pollMs: 50,
      });
      outboxes.push(outbox);
      return outbox;
    },
    closeOutboxes,
    put: async (outbox, ...newMails) => {
      await database.queries.transaction((transaction) => outbox.put(transaction, newMails));
      outbox.wake();
    },
    stored,
    logged: () => String(log.read()),
    untilSent: (count) =>
      vi.waitFor(
        async () => expect((await stored()).filter(({ sentAt }) => sentAt !== null)).toHaveLength(count),
        waiting,
      ),
    untilAttempted: (times) =>
      vi.waitFor(async () => expect((await stored())[0]?.attempts).toBeGreaterThanOrEqual(times), waiting),
  };
}

import { randomUUID } from "node:crypto";

import type { Logger } from "pino";

import type { Queries } from "../../database/database.ts";
import { errorMessage } from "../../error-code.ts";
import { type Delivery, MailRefused } from "./delivery.ts";
import { insertMails, markFailed, markSent, takeDueMails } from "./mails.repository.ts";
import type { MailRow } from "./mails.table.ts";
import { pauseAfter, type RetryPauses, usualPauses } from "./retry-pause.ts";

/** Mails that are sent at a time. */
const AT_A_TIME = 4;
/** How often a node looks for mails that are due, should nobody tell it. */
const LOOK_EVERY_MS = 5000;
/** Seconds that a node keeps a mail from others beyond the time that sending gets. */
const GRACE_SECONDS = 5;
/** After so long, a mail is given up. */
const GIVE_UP_AFTER_MS = 30 * 24 * 60 * 60 * 1000;
/** What is under way gets so long to end when the outbox is closed. */
const CLOSE_WITHIN_MS = 3000;
const LONGEST_REASON = 500;

/** A mail to be sent. */
export interface NewMail {
  readonly recipient: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Where mails are put, to be sent from there until the mail server has them. */
export interface Outbox {
  /** Puts mails into a transaction: they are sent when that has committed, and never otherwise. */
  readonly put: (transaction: Queries, mails: readonly NewMail[]) => Promise<void>;
  /** Looks for mails to be sent now. */
  readonly wake: () => void;
  /** Begins nothing more, and gives what is under way a few seconds to end; the rest is sent after the next start. */
  readonly close: () => Promise<void>;
}

/** What an outbox is built on. */
export interface OutboxDependencies {
  readonly queries: Queries;
  readonly delivery: Delivery;
  readonly logger: Logger;
  /** The shop's mail domain, in which messages are named. */
  readonly domain: string;
  /** Seconds that handing over one mail may take. */
  readonly timeout: number;
  readonly pauses?: RetryPauses;
  readonly lookEveryMs?: number;
}

/** Opens the outbox of a database: this process sends from it, beside others that share the database. */
export function openOutbox({
  queries,
  delivery,
  logger,
  domain,
  timeout,
  pauses = usualPauses,
  lookEveryMs = LOOK_EVERY_MS,
}: OutboxDependencies): Outbox {
  /** Aborted when nothing more is to be begun, and when nothing is to be waited for any more. */
  const ending = { begins: new AbortController(), sends: new AbortController() };
  let wakes = 0;
  let running: Promise<void> | undefined;

  async function fail(mail: MailRow, error: unknown): Promise<void> {
    const isRefused = error instanceof MailRefused;
    const isOver = Date.now() - mail.createdAt.getTime() > GIVE_UP_AFTER_MS;
    const againIn = isOver ? null : pauseAfter(mail.attempts, isRefused, pauses);
    const reason = errorMessage(error).slice(0, LONGEST_REASON);
    await markFailed(queries, { id: mail.id, reason, againIn });
    const line = { mailId: mail.id, attempts: mail.attempts, reason, againInSeconds: againIn };
    if (isOver) logger.error(line, "a mail was given up");
    else logger.warn(line, "a mail could not be sent");
  }

  async function send(mail: MailRow): Promise<void> {
    try {
      const end = AbortSignal.any([ending.sends.signal, AbortSignal.timeout(timeout * 1000)]);
      await delivery.deliver(mail, end);
    } catch (error) {
      await fail(mail, error);
      return;
    }
    await markSent(queries, mail.id);
    logger.info({ mailId: mail.id, attempts: mail.attempts }, "a mail was sent");
  }

  async function sendDue(): Promise<void> {
    while (!ending.begins.signal.aborted) {
      const wakesBefore = wakes;
      const due = await takeDueMails(queries, { most: AT_A_TIME, seconds: timeout + GRACE_SECONDS });
      await Promise.all(due.map(send));
      if (due.length === 0 && wakes === wakesBefore) return;
    }
  }

  const wake = (): void => {
    wakes += 1;
    if (running || ending.begins.signal.aborted) return;
    const wakesBefore = wakes;
    running = sendDue()
      // What stays taken comes back by itself.
      .catch((error: unknown) => logger.error({ err: error }, "the outbox could not be read"))
      .finally(() => {
        running = undefined;
        if (wakes > wakesBefore) wake();
      });
  };
  const timer = setInterval(wake, lookEveryMs).unref();

  return {
    put: (transaction, newMails) =>
      insertMails(
        transaction,
        newMails.map((mail) => ({ ...mail, messageId: `<${randomUUID()}@${domain}>` })),
      ),
    wake,
    close: async () => {
      ending.begins.abort();
      clearInterval(timer);
      const patience = setTimeout(() => ending.sends.abort(), CLOSE_WITHIN_MS);
      await running;
      clearTimeout(patience);
    },
  };
}

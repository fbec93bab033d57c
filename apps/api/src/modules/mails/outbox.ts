import { randomUUID } from "node:crypto";

import type { MailKind } from "@shop/contract/mails/mail.ts";
import { errorMessage } from "@shop/serving/error-code.ts";
import type { Logger } from "pino";

import type { Queries } from "../../database/database.ts";
import { backoffSeconds, type Backoff, defaultBackoff } from "./backoff.ts";
import { type Delivery, type OutgoingMail, PermanentDeliveryError } from "./delivery.ts";
import { claimDueMails, insertMails, markDelivered, markFailed } from "./mails.repository.ts";
import type { MailRow } from "./mails.table.ts";

/** Mails that are sent concurrently. */
const BATCH_SIZE = 4;
/** Polling interval for due mails of other nodes and for retries. */
const POLL_MS = 5000;
/** Seconds for which a claim outlasts the timeout of sending. */
const CLAIM_MARGIN_SECONDS = 5;
/** Age at which a mail is given up. */
const GIVE_UP_AFTER_MS = 30 * 24 * 60 * 60 * 1000;
/** Time that sends in progress get to end when the outbox is closed. */
const CLOSE_TIMEOUT_MS = 3000;
const MAX_REASON_LENGTH = 500;

/** A mail to send. */
export interface NewMail {
  /** What it is about, for administrators; 'general' by default. */
  readonly kind?: MailKind;
  /** The sender's name in the reader's language; by default the name in MAIL_FROM. */
  readonly senderName?: string | null;
  readonly recipient: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Address that ends such mails by a POST, for the header List-Unsubscribe. */
  readonly unsubscribeUrl?: string;
  /** Seconds after which it is of no use: it is not sent then, and its content is erased once it has left; by default it does not expire. */
  readonly validSeconds?: number;
}

/** Stores mails and sends them, with retries, until the mail server has accepted them. */
export interface Outbox {
  /** Stores mails within a transaction: they are sent only when that commits. Returns their ids. */
  readonly put: (transaction: Queries, mails: readonly NewMail[]) => Promise<number[]>;
  /** Whether mails go to a mail server; without one they are only kept as files. */
  readonly hasServer: boolean;
  /** The address that mails are sent from. */
  readonly sender: string;
  /** Sends a mail at once, without storing it; returns why it was not accepted, null where it was. */
  readonly test: (mail: NewMail) => Promise<string | null>;
  /** Sends due mails now. */
  readonly wake: () => void;
  /** Stops sending and gives sends in progress a few seconds to end; the rest is sent after the next start. */
  readonly close: () => Promise<void>;
}

/** Dependencies of an outbox. */
export interface OutboxDependencies {
  readonly queries: Queries;
  readonly delivery: Delivery;
  readonly logger: Logger;
  /** The address that mails are sent from, whose domain Message-IDs have. */
  readonly sender: string;
  /** Seconds after which sending one mail times out. */
  readonly timeout: number;
  readonly backoff?: Backoff;
  readonly pollMs?: number;
}

const reasonOf = (error: unknown): string => errorMessage(error).slice(0, MAX_REASON_LENGTH);

/** Opens the outbox of a database, from which every node that shares the database sends. */
export function openOutbox({
  queries,
  delivery,
  logger,
  sender,
  timeout,
  backoff = defaultBackoff,
  pollMs = POLL_MS,
}: OutboxDependencies): Outbox {
  /** `claims` ends claiming mails, `sends` aborts sends in progress. */
  const closing = { claims: new AbortController(), sends: new AbortController() };
  const domain = sender.replace(/^.*@/, "");
  const newMessageId = (): string => `<${randomUUID()}@${domain}>`;
  let wakes = 0;
  let running: Promise<void> | undefined;

  async function fail(mail: MailRow, error: unknown): Promise<void> {
    const isPermanent = error instanceof PermanentDeliveryError;
    const isExpired = Date.now() - mail.createdAt.getTime() > GIVE_UP_AFTER_MS;
    const retryIn = isExpired ? null : backoffSeconds(mail.attempts, isPermanent, backoff);
    const reason = reasonOf(error);
    await markFailed(queries, { id: mail.id, reason, retryIn });
    const line = { mailId: mail.id, attempts: mail.attempts, reason, againInSeconds: retryIn };
    if (isExpired) logger.error(line, "a mail was given up");
    else logger.warn(line, "a mail could not be sent");
  }

  const deliver = (mail: OutgoingMail): Promise<void> =>
    delivery.deliver(mail, AbortSignal.any([closing.sends.signal, AbortSignal.timeout(timeout * 1000)]));

  async function test({ senderName = null, recipient, replyTo, subject, text, html }: NewMail) {
    try {
      await deliver({
        id: 0,
        messageId: newMessageId(),
        createdAt: new Date(),
        unsubscribeUrl: null,
        senderName,
        recipient,
        replyTo,
        subject,
        text,
        html,
      });
      return null;
    } catch (error) {
      return reasonOf(error);
    }
  }

  async function send(mail: MailRow): Promise<void> {
    try {
      await deliver(mail);
    } catch (error) {
      await fail(mail, error);
      return;
    }
    const line = { mailId: mail.id, attempts: mail.attempts };
    await markDelivered(queries, mail.id, delivery.hasServer ? "sent" : "kept");
    logger.info(line, delivery.hasServer ? "a mail was sent" : "a mail was kept as a file");
  }

  async function sendDue(): Promise<void> {
    while (!closing.claims.signal.aborted) {
      const wakesBefore = wakes;
      const due = await claimDueMails(queries, {
        limit: BATCH_SIZE,
        seconds: timeout + CLAIM_MARGIN_SECONDS,
      });
      await Promise.all(due.map(send));
      if (due.length === 0 && wakes === wakesBefore) return;
    }
  }

  const wake = (): void => {
    wakes += 1;
    if (running || closing.claims.signal.aborted) return;
    const wakesBefore = wakes;
    running = sendDue()
      // Claims that were not sent expire and are retried.
      .catch((error: unknown) => logger.error({ err: error }, "the outbox could not be read"))
      .finally(() => {
        running = undefined;
        if (wakes > wakesBefore) wake();
      });
  };
  const timer = setInterval(wake, pollMs).unref();

  return {
    put: (transaction, newMails) =>
      insertMails(
        transaction,
        newMails.map((mail) => Object.assign({ messageId: newMessageId() }, mail)),
      ),
    hasServer: delivery.hasServer,
    sender,
    test,
    wake,
    close: async () => {
      closing.claims.abort();
      clearInterval(timer);
      const abortTimer = setTimeout(() => closing.sends.abort(), CLOSE_TIMEOUT_MS);
      await running;
      clearTimeout(abortTimer);
    },
  };
}

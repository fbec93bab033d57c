import { randomUUID } from "node:crypto";

import type { MailKind } from "@shop/contract/mails/mail.ts";
import type { Logger } from "pino";

import type { Queries } from "../../database/database.ts";
import { type Backoff, defaultBackoff } from "./backoff.ts";
import type { Delivery } from "./delivery.ts";
import { mailSender, reasonOf } from "./mail-sender.ts";
import { claimDueMails, insertMails } from "./mails.repository.ts";

/** Mails that are sent concurrently. */
const BATCH_SIZE = 4;
/** Polling interval for due mails of other nodes and for retries. */
const POLL_MS = 5000;
/** Seconds for which a claim outlasts the timeout of sending. */
const CLAIM_MARGIN_SECONDS = 5;
/** Time that sends in progress get to end when the outbox is closed. */
const CLOSE_TIMEOUT_MS = 3000;

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
  const { deliver, send, abort } = mailSender({ queries, delivery, logger, timeout, backoff });
  /** Ends claiming mails. */
  const closing = new AbortController();
  const domain = sender.replace(/^.*@/, "");
  const newMessageId = (): string => `<${randomUUID()}@${domain}>`;
  let wakes = 0;
  let running: Promise<void> | undefined;

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

  async function sendDue(): Promise<void> {
    while (!closing.signal.aborted) {
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
    if (running || closing.signal.aborted) return;
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
      closing.abort();
      clearInterval(timer);
      const abortTimer = setTimeout(abort, CLOSE_TIMEOUT_MS);
      await running;
      clearTimeout(abortTimer);
    },
  };
}

import { errorMessage } from "@shop/serving/error-code.ts";
import type { Logger } from "pino";

import type { Queries } from "../../database/database.ts";
import { type Backoff, backoffSeconds } from "./backoff.ts";
import { type Delivery, type OutgoingMail, PermanentDeliveryError } from "./delivery.ts";
import { markDelivered, markFailed } from "./mails.repository.ts";
import type { MailRow } from "./mails.table.ts";

/** Age at which a mail is given up. */
const GIVE_UP_AFTER_MS = 30 * 24 * 60 * 60 * 1000;
const MAX_REASON_LENGTH = 500;

/** Why a mail was not accepted, as it is stored and shown. */
export const reasonOf = (error: unknown): string => errorMessage(error).slice(0, MAX_REASON_LENGTH);

/** Dependencies of {@link mailSender}. */
interface MailSenderDependencies {
  readonly queries: Queries;
  readonly delivery: Delivery;
  readonly logger: Logger;
  /** Seconds after which sending one mail times out. */
  readonly timeout: number;
  readonly backoff: Backoff;
}

/** Hands mails to the delivery, and stores what became of them. */
export interface MailSender {
  /** Hands a mail over; rejects where it is not accepted in time. */
  readonly deliver: (mail: OutgoingMail) => Promise<void>;
  /** Sends a stored mail; one that is not accepted is due again later, or is given up. */
  readonly send: (mail: MailRow) => Promise<void>;
  /** Aborts what is being sent. */
  readonly abort: () => void;
}

/** Creates the sender of an outbox. */
export function mailSender({
  queries,
  delivery,
  logger,
  timeout,
  backoff,
}: MailSenderDependencies): MailSender {
  const sends = new AbortController();

  const deliver = (mail: OutgoingMail): Promise<void> =>
    delivery.deliver(mail, AbortSignal.any([sends.signal, AbortSignal.timeout(timeout * 1000)]));

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

  return { deliver, send, abort: () => sends.abort() };
}

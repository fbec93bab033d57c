import type { passwordRequestSchema } from "@shop/contract/accounts/user.ts";
import type { Logger } from "pino";
import type { InferOutput } from "valibot";

import { hashOfToken, makeToken } from "../../credentials/tokens.ts";
import type { Queries } from "../../database/database.ts";
import { hourly, throttle } from "../limits/throttle.ts";
import { foldEmail } from "../mails/fold-email.ts";
import { letterHead, type ShopMailbox } from "../mails/letter-head.ts";
import type { Outbox } from "../mails/outbox.ts";
import { strangerMailLimit } from "../mails/stranger-mail-limit.ts";
import { findUserByEmail } from "./accounts.repository.ts";
import { insertRequest, type PasswordRequest, putLink, takeRequests } from "./password-links.repository.ts";
import { passwordMail } from "./password-mail.ts";

/** Seconds for which a link is valid. */
const LINK_SECONDS = 60 * 60;
/** Requests that are answered in one transaction. */
const BATCH_SIZE = 20;
/** Least time between a request and its mail. */
const DELAY_MS = 1000;
/** How often requests are looked for that a process which has ended left. */
const POLL_MS = 60_000;

/** Mails links to new passwords. */
export interface PasswordLinks {
  /** Whether the shop can send links: it has a mail server and a public address. */
  readonly sendsLinks: boolean;
  /**
   * Takes a request for a link; throws too_many_requests. It stores the same for every address: the account is looked up and its mail written
   * later, so that neither answer nor time says whether there is one. False where the shop cannot send links.
   */
  readonly request: (
    request: InferOutput<typeof passwordRequestSchema>,
    sender: string | null,
  ) => Promise<boolean>;
  /** Answers the stored requests now. */
  readonly answer: () => Promise<void>;
  /** Stops answering; the rest is answered after the next start. */
  readonly close: () => Promise<void>;
}

/** Dependencies of {@link openPasswordLinks}. */
export interface PasswordLinkDependencies {
  readonly queries: Queries;
  readonly outbox: Outbox;
  readonly mailbox: ShopMailbox;
  readonly logger: Logger;
  /** Milliseconds between a request and its mail; at most as many more are added by chance. Default 1 s. */
  readonly delayMs?: number;
}

/** Makes a token for an account, which replaces the one before; only its hash is stored. */
export async function makeLink(queries: Queries, userId: number): Promise<string> {
  const token = makeToken();
  await putLink(queries, { userId, tokenHash: hashOfToken(token), seconds: LINK_SECONDS });
  return token;
}

/** Opens the links to new passwords of a database, which every node that shares the database answers. */
export function openPasswordLinks({
  queries,
  outbox,
  mailbox,
  logger,
  delayMs = DELAY_MS,
}: PasswordLinkDependencies): PasswordLinks {
  const { publicUrl } = mailbox;
  const sendsLinks = outbox.hasServer && publicUrl !== undefined;
  const requests = throttle(queries, "password link", { address: hourly(5), sender: hourly(20) });
  const mails = strangerMailLimit(queries);
  const timers = new Set<NodeJS.Timeout>();

  async function write(transaction: Queries, { emailFolded, locale }: PasswordRequest, address: string) {
    const user = await findUserByEmail(transaction, emailFolded);
    if (!user) return;
    const token = await makeLink(transaction, user.id);
    const head = await letterHead(transaction, mailbox);
    const mail = await passwordMail(user.email, { locale, token, publicUrl: address }, head);
    await outbox.put(transaction, [{ ...mail, validSeconds: LINK_SECONDS }]);
  }

  async function answer(): Promise<void> {
    if (!sendsLinks) return;
    for (let taken = BATCH_SIZE; taken === BATCH_SIZE;) {
      taken = await queries.transaction(async (transaction) => {
        const batch = await takeRequests(transaction, BATCH_SIZE);
        // Of several requests for an account only the last one's link would work.
        const last = new Map(batch.map((request) => [request.emailFolded, request]));
        for (const request of last.values()) await write(transaction, request, publicUrl);
        return batch.length;
      });
      if (taken > 0) outbox.wake();
    }
  }

  let running = Promise.resolve();
  const run = (): void => {
    running = running
      .then(answer)
      .catch((error: unknown) => logger.error({ err: error }, "links to new passwords could not be mailed"));
  };
  const poll = setInterval(run, POLL_MS).unref();
  const soon = (): void => {
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        run();
      },
      delayMs * (1 + Math.random()),
    ).unref();
    timers.add(timer);
  };

  return {
    sendsLinks,
    request: async ({ email, locale }, sender) => {
      if (!sendsLinks) return false;
      const address = foldEmail(email);
      await requests.take({ address, sender });
      // Also for an address without an account, which is answered alike.
      await mails.take({ email, sender });
      await insertRequest(queries, { emailFolded: address, locale });
      soon();
      return true;
    },
    answer,
    close: async () => {
      clearInterval(poll);
      for (const timer of timers) clearTimeout(timer);
      await running;
    },
  };
}

import { ApiError } from "@shop/contract/api-error.ts";
import type { RestockRequest } from "@shop/contract/restock-requests/endpoints.ts";
import type { Logger } from "pino";

import { hashOfToken, makeToken } from "../../credentials/tokens.ts";
import type { Queries } from "../../database/database.ts";
import type { Catalogue } from "../catalogue/catalogue.service.ts";
import { hourly, throttle } from "../limits/throttle.ts";
import { foldEmail } from "../mails/fold-email.ts";
import { letterHead, type ShopMailbox } from "../mails/letter-head.ts";
import type { Outbox } from "../mails/outbox.ts";
import { strangerMailLimit } from "../mails/stranger-mail-limit.ts";
import { restockMail } from "./restock-mail.ts";
import {
  countWaiting,
  deleteOfToken,
  findStock,
  markMailed,
  putRequest,
  takeDue,
} from "./restock-requests.repository.ts";
import { restockRequests } from "./restock-requests.table.ts";

/** Mails that are written in one transaction. */
const BATCH_SIZE = 50;
/** How often all products are looked through, beside those that have just changed. */
const POLL_MS = 60_000;
/** Seconds for which it is of use that a product is back. */
const VALID_SECONDS = 7 * 24 * 60 * 60;
/** Maximum number of requests in the shop; one sender adds at most 30 an hour. */
const MAX_REQUESTS = 100_000;
/** Maximum number of requests that wait for one product. */
const MAX_OF_PRODUCT = 1000;

/** Mails that a product is back, to whoever has asked for it. */
export interface RestockMails {
  /** Whether the shop can send them: it has a mail server and a public address. */
  readonly sendsMails: boolean;
  /**
   * Stores a request for a product that is out of stock, once for each address; false where the shop cannot send mails. Throws not_found, in_stock
   * and too_many_requests.
   */
  readonly request: (productId: number, request: RestockRequest, sender: string | null) => Promise<boolean>;
  /** Deletes the requests of the address whose mail has this token. */
  readonly end: (token: string) => Promise<void>;
  /** Writes the mails of products that are back now. */
  readonly send: () => Promise<void>;
  /** Stops writing mails; the rest is written after the next start. */
  readonly close: () => Promise<void>;
}

/** Dependencies of {@link openRestockMails}. */
export interface RestockMailDependencies {
  readonly queries: Queries;
  readonly catalogue: Pick<Catalogue, "onChange">;
  readonly outbox: Outbox;
  readonly mailbox: ShopMailbox;
  readonly logger: Logger;
}

const changedProducts = (tags: readonly string[]): number[] =>
  tags.flatMap((tag) => (tag.startsWith("product:") ? [Number(tag.slice("product:".length))] : []));

/**
 * Opens the requests of a database, which every node that shares it answers. It compares stock and requests after each change of products, whatever
 * made it; the transaction that stores a mail also marks its request, so that each is answered once.
 */
export function openRestockMails({
  queries,
  catalogue,
  outbox,
  mailbox,
  logger,
}: RestockMailDependencies): RestockMails {
  const { publicUrl } = mailbox;
  const sendsMails = outbox.hasServer && publicUrl !== undefined;
  const limits = throttle(queries, "restock", { sender: hourly(30) });
  const mails = strangerMailLimit(queries);
  const closing = new AbortController();

  async function sendBatch(address: string, ids: readonly number[] | null): Promise<number> {
    return queries.transaction(async (transaction) => {
      const due = await takeDue(transaction, ids, BATCH_SIZE);
      if (due.length === 0) return 0;
      const head = await letterHead(transaction, mailbox);
      for (const { id, email, locale, productId, name, nameAr } of due) {
        const token = makeToken();
        const product = { id: productId, name, name_ar: nameAr };
        const mail = await restockMail(email, { locale, product, token, publicUrl: address }, head);
        await outbox.put(transaction, [{ ...mail, validSeconds: VALID_SECONDS }]);
        await markMailed(transaction, id, hashOfToken(token));
      }
      return due.length;
    });
  }

  async function send(ids: readonly number[] | null): Promise<void> {
    if (publicUrl === undefined || !sendsMails) return;
    for (let sent = BATCH_SIZE; sent === BATCH_SIZE && !closing.signal.aborted;) {
      sent = await sendBatch(publicUrl, ids);
      if (sent > 0) outbox.wake();
    }
  }

  /** Products to look at in the next run; null for all. */
  let pending: Set<number> | null = new Set();
  let running: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    while (!closing.signal.aborted && (pending === null || pending.size > 0)) {
      const ids = pending && [...pending];
      pending = new Set();
      await send(ids);
    }
  };
  const wake = (ids: readonly number[] | null): void => {
    if (!sendsMails || closing.signal.aborted) return;
    if (ids === null || pending === null) pending = null;
    else for (const id of ids) pending.add(id);
    running ??= run()
      .catch((error: unknown) =>
        logger.error({ err: error }, "mails of products that are back were not written"),
      )
      .finally(() => {
        running = null;
      });
  };
  const stopListening = catalogue.onChange((tags) => wake(tags && changedProducts(tags)));
  const poll = setInterval(() => wake(null), POLL_MS).unref();

  return {
    sendsMails,
    request: async (productId, { email, locale }, sender) => {
      if (!sendsMails) return false;
      const emailFolded = foldEmail(email);
      const stock = await findStock(queries, productId);
      if (stock === undefined) throw new ApiError("not_found");
      if (stock > 0) throw new ApiError("in_stock");
      // Counted after the refusals, which would block an address for its owner.
      await limits.take({ sender });
      await mails.take({ email, sender });
      const waiting = (await countWaiting(queries, [productId])).get(productId) ?? 0;
      if (waiting >= MAX_OF_PRODUCT || (await queries.$count(restockRequests)) >= MAX_REQUESTS) {
        throw new ApiError("too_many_requests");
      }
      await putRequest(queries, { productId, email, emailFolded, locale });
      // The product may have come back since its stock was read.
      wake([productId]);
      return true;
    },
    end: (token) => deleteOfToken(queries, hashOfToken(token)),
    send: () => send(null),
    close: async () => {
      closing.abort();
      stopListening();
      clearInterval(poll);
      await running;
    },
  };
}

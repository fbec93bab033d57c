import type { Logger } from "pino";

import type { Queries } from "./database/database.ts";
import { forgetOldSessions } from "./modules/accounts/accounts.repository.ts";
import { forgetOldAdminSessions } from "./modules/admins/admin-sessions.repository.ts";
import { forgetOldCarts } from "./modules/carts/carts.repository.ts";
import { forgetOldCounts } from "./modules/limits/rate-limits.repository.ts";
import { forgetSentMails } from "./modules/mail/mails.repository.ts";

const EVERY_MS = 60 * 60 * 1000;
const SENT_MAIL_DAYS = 30;

/** Removes what has had its time: sessions, shared carts, counts, and mails that were sent a month ago. */
export async function removeOld(queries: Queries): Promise<void> {
  await forgetOldSessions(queries);
  await forgetOldAdminSessions(queries);
  await forgetOldCarts(queries);
  await forgetOldCounts(queries);
  await forgetSentMails(queries, SENT_MAIL_DAYS);
}

/** Removes every hour what has had its time; returns how to stop, which waits for what is under way. */
export function keepHouse(queries: Queries, logger: Logger): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = removeOld(queries).catch((error: unknown) =>
      logger.warn({ err: error }, "nothing old was removed"),
    );
  }, EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

import { join } from "node:path";

import type { Settings } from "@shop/serving/settings.ts";
import type { Logger } from "pino";

import type { Queries } from "../../database/database.ts";
import { senderAddress } from "./delivery.ts";
import { fileDelivery } from "./file-delivery.ts";
import { openOutbox, type Outbox } from "./outbox.ts";
import { smtpDelivery } from "./smtp-delivery.ts";

/** The settings for mails. */
export type MailSettings = Pick<Settings, "SMTP_URL" | "MAIL_FROM" | "MAIL_TIMEOUT" | "DATA_DIR">;

/** Opens the outbox to the configured mail server, or to files where SMTP_URL is not set, and logs which. */
export function openShopOutbox(
  queries: Queries,
  { SMTP_URL, MAIL_FROM, MAIL_TIMEOUT, DATA_DIR }: MailSettings,
  logger: Logger,
): Outbox {
  const delivery = SMTP_URL
    ? smtpDelivery(SMTP_URL, MAIL_FROM)
    : fileDelivery(join(DATA_DIR, "mails"), MAIL_FROM);
  logger.info(delivery.description);
  return openOutbox({
    queries,
    delivery,
    logger,
    sender: senderAddress(MAIL_FROM),
    timeout: MAIL_TIMEOUT,
  });
}

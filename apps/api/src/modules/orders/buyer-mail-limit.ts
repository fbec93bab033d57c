import { ApiError } from "@shop/contract/api-error.ts";

import type { Queries } from "../../database/database.ts";
import { mailboxOf } from "../accounts/fold-email.ts";
import { hourly, throttle } from "../limits/throttle.ts";

/** Whom a mail to a buyer goes to, and who causes it. */
interface BuyerMail {
  readonly email: string;
  /** The client's address; null for requests in process. */
  readonly sender: string | null;
}

/** Limits the mails that strangers can make the shop send to an address. */
export interface BuyerMailLimit {
  /** Counts a mail; false where the limit of its address or of its sender is reached. */
  readonly allows: (mail: BuyerMail) => Promise<boolean>;
  /** Refunds a mail that was not written. */
  readonly giveBack: (mail: BuyerMail) => Promise<void>;
}

const keysOf = ({ email, sender }: BuyerMail) => ({ recipient: mailboxOf(email), sender });

/** Creates the limit: per hour ten mails to an address, sixty of a sender. */
export function buyerMailLimit(queries: Queries): BuyerMailLimit {
  const mails = throttle(queries, "buyer mail", { recipient: hourly(10), sender: hourly(60) });
  return {
    allows: async (mail) => {
      try {
        await mails.take(keysOf(mail));
        return true;
      } catch (error) {
        if (error instanceof ApiError && error.code === "too_many_requests") return false;
        throw error;
      }
    },
    giveBack: (mail) => mails.giveBack(keysOf(mail)),
  };
}

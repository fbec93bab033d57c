import { ApiError } from "@shop/contract/api-error.ts";

import type { Queries } from "../../database/database.ts";
import { hourly, throttle } from "../limits/throttle.ts";
import { mailboxOf } from "./fold-email.ts";

/** Whom a mail goes to that somebody causes, of whom the shop does not know whether the address is theirs. */
interface StrangerMail {
  readonly email: string;
  /** The client's address; null for requests in process. */
  readonly sender: string | null;
}

/** Limits the mails of every kind together that strangers can make the shop send to an address. */
export interface StrangerMailLimit {
  /** Counts a mail; throws too_many_requests where the limit of its address or of its sender is reached. */
  readonly take: (mail: StrangerMail) => Promise<void>;
  /** Does some work that writes a mail where that is allowed, or none to an empty address; refunds one that was not written, and where the work fails. */
  readonly during: <T>(
    mail: StrangerMail,
    work: (isAllowed: boolean) => Promise<T>,
    isWritten: (result: T) => boolean,
  ) => Promise<T>;
}

const keysOf = ({ email, sender }: StrangerMail) => ({ recipient: mailboxOf(email), sender });

/** Creates the limit: per hour ten mails to an address, sixty of a sender. All of a database count together. */
export function strangerMailLimit(queries: Queries): StrangerMailLimit {
  const mails = throttle(queries, "stranger mail", { recipient: hourly(10), sender: hourly(60) });
  const allows = async (mail: StrangerMail): Promise<boolean> => {
    if (mail.email === "") return false;
    try {
      await mails.take(keysOf(mail));
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === "too_many_requests") return false;
      throw error;
    }
  };
  return {
    take: (mail) => mails.take(keysOf(mail)),
    during: async (mail, work, isWritten) => {
      const isAllowed = await allows(mail);
      let written = false;
      try {
        const result = await work(isAllowed);
        written = isWritten(result);
        return result;
      } finally {
        if (isAllowed && !written) await mails.giveBack(keysOf(mail));
      }
    },
  };
}

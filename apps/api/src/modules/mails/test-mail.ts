import type { Admin } from "@shop/contract/accounts/user.ts";
import type { AnswerOf } from "@shop/contract/endpoint.ts";
import type { sendTestMail } from "@shop/contract/mails/endpoints.ts";
import { allMessages } from "@shop/i18n/all.ts";
import { fill } from "@shop/i18n/fill.ts";

import type { Queries } from "../../database/database.ts";
import { hourly, throttle } from "../limits/throttle.ts";
import { letterHead, type ShopMailbox } from "./letter-head.ts";
import { mailOf } from "./letter-mail.ts";
import type { Outbox } from "./outbox.ts";

/** Sends a test mail to an owner's own address. */
export type TestMails = (admin: Pick<Admin, "email">) => Promise<AnswerOf<typeof sendTestMail>>;

/** Creates the sending of test mails, of which each owner gets ten in an hour. */
export function testMails(
  queries: Queries,
  outbox: Pick<Outbox, "hasServer" | "test">,
  mailbox: ShopMailbox,
): TestMails {
  const sendings = throttle(queries, "test mail", { admin: hourly(10) });
  return async ({ email }) => {
    if (!outbox.hasServer) return { result: "no_server", address: email, reply: null };
    await sendings.take({ admin: email });
    const head = await letterHead(queries, mailbox);
    const { locale } = head;
    const { test: texts } = allMessages[locale].mails;
    const reply = await outbox.test(
      await mailOf(
        {
          recipient: email,
          replyTo: head.address,
          subject: fill(texts.subject, { shop: head.shop.name[locale] }),
        },
        {
          locale,
          title: texts.title,
          opening: [texts.intro],
          link: null,
          order: null,
          closing: [],
          signature: head.signature[locale],
        },
        head,
      ),
    );
    return { result: reply === null ? "sent" : "refused", address: email, reply };
  };
}

import { leftToRight } from "@shop/domain/locale/figures.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import { localAddress, pages } from "@shop/domain/site/pages.ts";
import { allMessages } from "@shop/i18n/all.ts";
import { fill } from "@shop/i18n/fill.ts";

import type { LetterHead } from "../mails/letter-head.ts";
import { mailOf } from "../mails/letter-mail.ts";
import type { NewMail } from "../mails/outbox.ts";

/** A mail with a link to a new password. */
export interface PasswordMail {
  readonly locale: Locale;
  readonly token: string;
  /** Scheme, host and port of the shop. */
  readonly publicUrl: string;
}

/**
 * Renders the mail with a link to a new password for the address of an account. It holds nothing of the account: whoever signed up with the
 * address may be a stranger to its owner.
 */
export function passwordMail(
  recipient: string,
  { locale, token, publicUrl }: PasswordMail,
  head: LetterHead,
): Promise<NewMail> {
  const { password: texts, toBuyer } = allMessages[locale].mails;
  const places = { shop: head.shop.name[locale], phone: leftToRight(head.shop.phone, locale) };
  return mailOf(
    { kind: "password_link", recipient, replyTo: head.address, subject: fill(texts.subject, places) },
    {
      locale,
      title: texts.title,
      opening: [fill(texts.intro, places)],
      link: { label: texts.link, href: publicUrl + localAddress(pages.newPasswordFor(token), locale) },
      order: null,
      closing: [texts.valid, texts.ignore, fill(toBuyer.questions, places)],
      signature: head.signature[locale],
    },
    head,
  );
}

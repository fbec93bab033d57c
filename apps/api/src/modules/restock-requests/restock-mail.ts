import { addressOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { leftToRight } from "@shop/domain/locale/figures.ts";
import { type Locale, localName, type Named } from "@shop/domain/locale/locale.ts";
import { localAddress, pages } from "@shop/domain/site/pages.ts";
import { allMessages } from "@shop/i18n/all.ts";
import { fill } from "@shop/i18n/fill.ts";

import type { LetterHead } from "../mails/letter-head.ts";
import { mailOf } from "../mails/letter-mail.ts";
import type { NewMail } from "../mails/outbox.ts";

/** A mail that says that a product is back. */
export interface RestockMail {
  readonly locale: Locale;
  readonly product: Named & { readonly id: number };
  readonly token: string;
  /** Scheme, host and port of the shop. */
  readonly publicUrl: string;
}

/** Renders the mail that says that a product is back. Nobody has confirmed its address, so that it holds nothing of a person. */
export async function restockMail(
  recipient: string,
  { locale, product, token, publicUrl }: RestockMail,
  head: LetterHead,
): Promise<NewMail> {
  const { restock: texts, toBuyer } = allMessages[locale].mails;
  const places = {
    shop: head.shop.name[locale],
    product: localName(product, locale),
    phone: leftToRight(head.shop.phone, locale),
  };
  const mail = await mailOf(
    { kind: "restock", recipient, replyTo: head.address, subject: fill(texts.subject, places) },
    {
      locale,
      title: texts.title,
      opening: [fill(texts.intro, places)],
      link: { label: texts.link, href: publicUrl + localAddress(pages.product(product.id), locale) },
      order: null,
      closing: [texts.once, fill(toBuyer.questions, places)],
      signature: head.signature[locale],
      end: { label: texts.end, href: publicUrl + localAddress(pages.endRestockMailsFor(token), locale) },
    },
    head,
  );
  return { ...mail, unsubscribeUrl: publicUrl + addressOf(endpoints.endRestockMails, { token }) };
}

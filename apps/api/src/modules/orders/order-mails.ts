import { type Locale, localName } from "@shop/contract/locale.ts";
import { isZeroPrice, totalOf } from "@shop/contract/money.ts";
import { formatOrderNumber } from "@shop/contract/order-number.ts";
import { localAddress, pages } from "@shop/contract/pages.ts";
import { shop } from "@shop/contract/shop.ts";
import { allMessages } from "@shop/i18n/all.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatPrice } from "@shop/i18n/format.ts";
import { formatCount, plural } from "@shop/i18n/plural.ts";

import { letterHtml } from "../mail/letter-html.ts";
import { letterText } from "../mail/letter-text.ts";
import { type Letter, type LetterLine, leftToRight } from "../mail/letter.ts";
import type { NewMail } from "../mail/outbox.ts";
import type { StoredOrder } from "./orders.repository.ts";

/** Where the shop reads its mail, in which language, and where people reach it. */
export interface ShopMailbox {
  readonly address: string;
  readonly locale: Locale;
  /** Scheme, host and port of the shop; without it no mail leads there. */
  readonly publicUrl?: string | undefined;
}

const TIME_ZONE = "Africa/Cairo";

const times: Readonly<Record<Locale, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: TIME_ZONE }),
  ar: new Intl.DateTimeFormat("ar-EG-u-nu-latn", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: TIME_ZONE,
  }),
};

const hasUnpriced = ({ lines }: StoredOrder): boolean => lines.some(({ price }) => isZeroPrice(price));

/** The words of an order in a reader's language. */
function wordsOf(order: StoredOrder, locale: Locale) {
  const texts = allMessages[locale].mails;
  const figures = (text: string): string => leftToRight(text, locale);
  const money = (price: string): string =>
    isZeroPrice(price) ? texts.priceUpdating : figures(formatPrice(price, texts.priceUpdating));
  const lines = order.lines.map(({ name, nameAr, partNumber, price, qty }): LetterLine => ({
    name: localName({ name, name_ar: nameAr }, locale),
    detail: partNumber ? fill(texts.partNumber, { number: figures(partNumber) }) : "",
    qty: formatCount(qty),
    price: money(price),
    sum: isZeroPrice(price) ? "" : money(totalOf([{ price, qty }])),
  }));
  const rows = [
    { label: texts.name, value: order.name },
    { label: texts.phone, value: figures(order.phone) },
    { label: texts.email, value: figures(order.email) },
    { label: texts.address, value: [order.address1, order.address2].filter(Boolean).join("\n") },
    { label: texts.note, value: order.note },
  ].filter(({ value }) => value !== "");
  const pieces = order.lines.reduce((sum, { qty }) => sum + qty, 0);
  return {
    texts,
    places: {
      number: figures(formatOrderNumber(order.number)),
      time: times[locale].format(order.createdAt),
      total: money(order.total),
      pieces: plural(locale, pieces, texts.pieces),
      shop: shop.name[locale],
      phone: figures(shop.phone),
    },
    body: {
      locale,
      headings: { product: texts.product, sum: texts.sum, total: texts.total },
      lines,
      total: money(order.total),
      details: { title: texts.buyer, rows },
      signature: `${shop.name[locale]} · ${shop.tagline[locale]}`,
    },
  };
}

const mailOf = async (
  to: Pick<NewMail, "recipient" | "replyTo" | "subject">,
  letter: Letter,
): Promise<NewMail> => ({ ...to, text: letterText(letter), html: await letterHtml(letter) });

function mailToShop(order: StoredOrder, { address, locale }: ShopMailbox): Promise<NewMail> {
  const { texts, places, body } = wordsOf(order, locale);
  const { subject, title, intro, confirmPrices, language, languages } = texts.toShop;
  const rows = [...body.details.rows, { label: language, value: languages[order.locale] }];
  return mailOf(
    { recipient: address, replyTo: order.email, subject: fill(subject, places) },
    {
      ...body,
      link: null,
      title: fill(title, places),
      opening: [fill(intro, places)],
      details: { ...body.details, rows },
      closing: hasUnpriced(order) ? [confirmPrices] : [],
    },
  );
}

function mailToBuyer(order: StoredOrder, { address, publicUrl }: ShopMailbox): Promise<NewMail> {
  const { texts, places, body } = wordsOf(order, order.locale);
  const { subject, title, intro, keepNumber, follow, confirmPrices, noPayment, questions } = texts.toBuyer;
  return mailOf(
    { recipient: order.email, replyTo: address, subject: fill(subject, places) },
    {
      ...body,
      link: publicUrl
        ? {
            label: follow,
            href:
              publicUrl + localAddress(pages.orderLookupFor(formatOrderNumber(order.number)), order.locale),
          }
        : null,
      title,
      opening: [fill(intro, places), keepNumber],
      closing: [...(hasUnpriced(order) ? [confirmPrices] : []), noPayment, fill(questions, places)],
    },
  );
}

/** The mails of a new order: to the shop in its language, to the buyer in theirs. */
export const orderMails = (order: StoredOrder, mailbox: ShopMailbox): Promise<NewMail[]> =>
  Promise.all([mailToShop(order, mailbox), mailToBuyer(order, mailbox)]);

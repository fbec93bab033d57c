import { isolateFigures } from "@shop/domain/locale/figures.ts";
import { type Locale, localName } from "@shop/domain/locale/locale.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import { isQuoted } from "@shop/domain/orders/order-state.ts";
import { localAddress, pages } from "@shop/domain/site/pages.ts";
import { allMessages } from "@shop/i18n/all.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay, formatTime } from "@shop/i18n/format-date.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { plural } from "@shop/i18n/plural.ts";
import { paymentLines } from "@shop/i18n/words/payment-words.ts";

import type { LetterHead } from "../../mails/letter-head.ts";
import { mailOf } from "../../mails/letter-mail.ts";
import type { Letter } from "../../mails/letter.ts";
import type { NewMail } from "../../mails/outbox.ts";
import { dueOf, piecesOfOrder, toPayBy, toPaymentTerms } from "../orders.mapper.ts";
import type { StoredOrder } from "../orders.repository.ts";
import { buyerRows, letterLanguage, letterLines, letterSums, orderMoney } from "./order-letter-parts.ts";

/**
 * Formats an order in one language: the texts, the values of their placeholders, and what every letter about it contains. A letter to an
 * unconfirmed address is `brief`: without name, address, company, place of delivery and note, which someone other than its owner may have entered.
 */
export function formatOrder(
  order: StoredOrder,
  locale: Locale,
  { shop, signature, payments, mailTexts }: LetterHead,
  { brief }: { readonly brief: boolean },
) {
  const language = letterLanguage(locale, mailTexts);
  const { texts, figures } = language;
  const terms = toPaymentTerms(order, payments);
  return {
    texts,
    /** How it is to be paid; empty where the shop says nothing about it. */
    payment: paymentLines(toPayBy(order), terms, {
      due: dueOf(order),
      locale,
      texts: allMessages[locale].payment,
    }),
    /** Whether the buyer is asked to pay to an account of the shop. */
    paysToAccount: terms !== null && terms.accounts.length > 0,
    places: {
      number: figures(formatOrderNumber(order.number)),
      date: formatDay(order.createdAt.toISOString(), locale),
      time: formatTime(order.createdAt.toISOString(), locale),
      total: orderMoney(order, order.total, language),
      pieces: plural(locale, piecesOfOrder(order), texts.pieces),
      shop: shop.name[locale],
      phone: figures(shop.phone),
    },
    body: {
      locale,
      order: {
        headings: { product: texts.product, sum: texts.sum },
        lines: letterLines(order, language),
        sums: letterSums(order, language, brief),
        details: { title: texts.buyer, rows: buyerRows(order, language, brief) },
      },
      signature: signature[locale],
    },
  };
}

type Formatted = ReturnType<typeof formatOrder>;

/** The link by which buyers follow an order, in their language; null without the shop's address. */
const followLink = (
  order: StoredOrder,
  { publicUrl }: LetterHead,
  texts: Formatted["texts"],
): Letter["link"] =>
  publicUrl
    ? {
        label: isQuoted(order.state) ? texts.quotation.follow : texts.toBuyer.follow,
        href: publicUrl + localAddress(pages.orderFor(order.token), order.locale),
      }
    : null;

/** Goods in a mail, one product a line. */
export const goodsText = (
  lines: readonly { readonly qty: number; readonly name: string; readonly nameAr: string | null }[],
  locale: Locale,
): string =>
  lines
    .map(
      ({ qty, name, nameAr }) =>
        `${formatCount(qty)} × ${isolateFigures(localName({ name, name_ar: nameAr }, locale), locale)}`,
    )
    .join("\n");

/** Renders a mail about an order to the shop, in its language, whose answers go to the buyer; `write` says what it has of its own. */
export function mailToShop(
  order: StoredOrder,
  head: LetterHead,
  write: (
    formatted: Pick<Formatted, "texts" | "places">,
  ) => Pick<Letter, "title" | "opening"> & { readonly subject: string },
): Promise<NewMail> {
  const { address, locale } = head;
  const { body, ...formatted } = formatOrder(order, locale, head, { brief: false });
  const { subject, title, opening } = write(formatted);
  return mailOf(
    {
      kind: "order_to_shop",
      recipient: address,
      replyTo: order.email || address,
      subject: fill(subject, formatted.places),
    },
    { ...body, link: null, title: fill(title, formatted.places), opening, closing: [] },
    head,
  );
}

/** Renders a mail about an order to its buyer, in their language; `write` says what it has of its own. */
export function mailToBuyer(
  order: StoredOrder,
  head: LetterHead,
  { kind, brief = true }: { readonly kind: NonNullable<NewMail["kind"]>; readonly brief?: boolean },
  write: (
    formatted: Pick<Formatted, "texts" | "places" | "paysToAccount">,
  ) => Pick<Letter, "title" | "opening" | "closing"> & { readonly subject: string },
): Promise<NewMail> {
  const { body, payment, ...formatted } = formatOrder(order, order.locale, head, { brief });
  const { subject, title, opening, closing } = write(formatted);
  const { title: paymentTitle } = allMessages[order.locale].payment;
  return mailOf(
    { kind, recipient: order.email, replyTo: head.address, subject: fill(subject, formatted.places) },
    {
      ...body,
      link: followLink(order, head, formatted.texts),
      title: fill(title, formatted.places),
      opening,
      closing: [...(payment.length > 0 ? [`${paymentTitle}: ${payment.join("\n")}`] : []), ...closing],
    },
    head,
  );
}

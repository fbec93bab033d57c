import { CURRENCY_LABEL } from "@shop/domain/constants.ts";
import { isolateFigures, leftToRight } from "@shop/domain/locale/figures.ts";
import { type Locale, localName } from "@shop/domain/locale/locale.ts";
import { isZeroPrice, totalOf } from "@shop/domain/money/money.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import { isQuoted } from "@shop/domain/orders/order-state.ts";
import { localAddress, pages } from "@shop/domain/site/pages.ts";
import { allMessages } from "@shop/i18n/all.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay, formatTime } from "@shop/i18n/format-date.ts";
import { formatAmount, formatCount, formatPrice } from "@shop/i18n/format.ts";
import { withOwnTexts } from "@shop/i18n/mail-texts.ts";
import { plural } from "@shop/i18n/plural.ts";
import { companyRows } from "@shop/i18n/words/company-words.ts";
import { deliveryLabel } from "@shop/i18n/words/delivery-words.ts";
import { discountLabel } from "@shop/i18n/words/discount-label.ts";
import { paymentLines } from "@shop/i18n/words/payment-words.ts";
import { quantityWords } from "@shop/i18n/words/unit-words.ts";

import type { LetterHead } from "../../mails/letter-head.ts";
import { mailOf } from "../../mails/letter-mail.ts";
import type { Letter, LetterLine, LetterSum } from "../../mails/letter.ts";
import type { NewMail } from "../../mails/outbox.ts";
import {
  dueOf,
  piecesOfOrder,
  returnedOf,
  soldAs,
  toDelivery,
  toDiscount,
  toPayBy,
  toPaymentTerms,
  totalOfOrder,
} from "../orders.mapper.ts";
import type { StoredOrder } from "../orders.repository.ts";

/** Lines of an order in a mail; look-up and dashboard show all. */
const MAX_LETTER_LINES = 100;

/** Whether the price of a line still has to be agreed. */
export const hasUnpriced = ({ lines }: StoredOrder): boolean => lines.some(({ price }) => isZeroPrice(price));

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
  const {
    mails,
    delivery: costs,
    common: { units },
  } = allMessages[locale];
  const texts = withOwnTexts(mails, mailTexts, locale);
  const figures = (text: string): string => leftToRight(text, locale);
  const words = (text: string): string => isolateFigures(text, locale);
  const money = (price: string): string =>
    isZeroPrice(price) ? texts.priceUpdating : figures(formatPrice(price, texts.priceUpdating));
  const lines = order.lines
    .slice(0, MAX_LETTER_LINES)
    .map(({ name, nameAr, partNumber, price, priceBefore, qty, ...line }): LetterLine => ({
      name: words(localName({ name, name_ar: nameAr }, locale)),
      detail: [
        partNumber && fill(texts.partNumber, { number: figures(partNumber) }),
        quantityWords(soldAs(line), qty, locale, units),
      ]
        .filter(Boolean)
        .join(" · "),
      qty: formatCount(qty),
      price:
        priceBefore === null
          ? money(price)
          : fill(texts.offer, { price: money(price), before: money(priceBefore) }),
      sum: isZeroPrice(price) ? "" : money(totalOf([{ price, qty }])),
    }));
  const contacts = [
    { label: texts.phone, value: figures(order.phone) },
    { label: texts.email, value: figures(order.email) },
  ];
  const address = [order.address1, order.address2].filter(Boolean).join("\n");
  const written = [
    { label: texts.name, value: words(order.name) },
    ...contacts,
    { label: texts.address, value: words(address) },
    ...companyRows(order, allMessages[locale].company).map(({ field, label, value }) => ({
      label,
      value: field === "company" ? words(value) : figures(value),
    })),
    { label: texts.note, value: words(order.note) },
  ];
  const rows = (brief ? contacts : written).filter(({ value }) => value !== "");
  const delivery = toDelivery(order);
  const hasFee = !isZeroPrice(order.paymentFee);
  const withDelivery: LetterSum[] = [
    ...(delivery
      ? [
          {
            label: brief ? costs.cost : deliveryLabel(delivery, locale, costs),
            value: isZeroPrice(delivery.cost) ? costs.free : money(delivery.cost),
          },
        ]
      : []),
    ...(hasFee ? [{ label: costs.paymentFee, value: money(order.paymentFee) }] : []),
    ...(delivery || hasFee
      ? [{ label: hasFee ? costs.totalDue : costs.totalWithDelivery, value: money(totalOfOrder(order)) }]
      : []),
  ];
  const returned = returnedOf(order);
  const afterReturns: LetterSum[] = isZeroPrice(returned)
    ? []
    : [
        {
          label: allMessages[locale].orders.returned,
          value: figures(`−${formatPrice(returned, texts.priceUpdating)}`),
        },
        {
          label: allMessages[locale].orders.afterReturns,
          value: figures(`${formatAmount(dueOf(order))} ${CURRENCY_LABEL}`),
        },
      ];
  const terms = toPaymentTerms(order, payments);
  const discount = toDiscount(order);
  const reduced: LetterSum[] =
    discount && !isZeroPrice(discount.amount)
      ? [
          { label: allMessages[locale].orders.sum, value: money(totalOf(order.lines)) },
          {
            label: discountLabel(discount, allMessages[locale].orders),
            value: figures(`−${formatPrice(discount.amount, texts.priceUpdating)}`),
          },
        ]
      : [];
  const further = order.lines.length - lines.length;
  const pieces = piecesOfOrder(order);
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
      total: money(order.total),
      pieces: plural(locale, pieces, texts.pieces),
      shop: shop.name[locale],
      phone: figures(shop.phone),
    },
    body: {
      locale,
      order: {
        headings: { product: texts.product, sum: texts.sum },
        lines,
        sums: [
          ...(further > 0 ? [{ label: texts.furtherLines, value: formatCount(further) }] : []),
          ...reduced,
          { label: texts.total, value: money(order.total) },
          ...withDelivery,
          ...afterReturns,
        ],
        details: { title: texts.buyer, rows },
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

import { CURRENCY_LABEL } from "@shop/domain/constants.ts";
import { isolateFigures, leftToRight } from "@shop/domain/locale/figures.ts";
import { type Locale, localName } from "@shop/domain/locale/locale.ts";
import { isZeroPrice, totalOf } from "@shop/domain/money/money.ts";
import { isFree } from "@shop/domain/orders/lines/free-lines.ts";
import { allMessages } from "@shop/i18n/all.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatAmount, formatCount, formatPrice } from "@shop/i18n/format.ts";
import { withOwnTexts } from "@shop/i18n/mail-texts.ts";
import type { Messages } from "@shop/i18n/messages.ts";
import { companyRows } from "@shop/i18n/words/company-words.ts";
import { deliveryLabel } from "@shop/i18n/words/delivery-words.ts";
import { discountLabel } from "@shop/i18n/words/discount-label.ts";
import { soldWords } from "@shop/i18n/words/unit-words.ts";

import type { LetterHead } from "../../mails/letter-head.ts";
import type { LetterLine, LetterSum } from "../../mails/letter.ts";
import { dueOf, returnedOf, soldAs, toDelivery, toDiscount, totalOfOrder } from "../orders.mapper.ts";
import type { StoredOrder } from "../orders.repository.ts";

/** A language of letters: its texts, and how names, figures and amounts are written in it. */
export interface LetterLanguage {
  readonly locale: Locale;
  /** The texts of mails, with those of the owner. */
  readonly texts: Messages["mails"];
  /** A figure that keeps its direction. */
  readonly figures: (text: string) => string;
  /** Words, in which figures keep their direction. */
  readonly words: (text: string) => string;
  /** An amount; the words for one that is being updated where it is zero. */
  readonly money: (price: string) => string;
  /** An amount that is taken off. */
  readonly less: (amount: string) => string;
}

/** The language of a letter with the owner's texts. */
export function letterLanguage(locale: Locale, own: LetterHead["mailTexts"]): LetterLanguage {
  const texts = withOwnTexts(allMessages[locale].mails, own, locale);
  const figures = (text: string): string => leftToRight(text, locale);
  return {
    locale,
    texts,
    figures,
    words: (text) => isolateFigures(text, locale),
    money: (price) =>
      isZeroPrice(price) ? texts.priceUpdating : figures(formatPrice(price, texts.priceUpdating)),
    less: (amount) => figures(`−${formatPrice(amount, texts.priceUpdating)}`),
  };
}

/** Lines of an order in a mail; look-up and dashboard show all. */
const MAX_LETTER_LINES = 100;

/** A price or the total of an order: one of 0 is free of charge once the order is delivered. */
export const orderMoney = (
  order: Pick<StoredOrder, "state">,
  price: string,
  { texts, money }: Pick<LetterLanguage, "texts" | "money">,
): string => (isFree(order, price) ? texts.freeOfCharge : money(price));

/** The rows of a letter's table. */
export const letterLines = (
  order: StoredOrder,
  { locale, texts, figures, words, money }: LetterLanguage,
): LetterLine[] =>
  order.lines
    .slice(0, MAX_LETTER_LINES)
    .map(({ name, nameAr, partNumber, price, priceBefore, qty, ...line }): LetterLine => {
      const cost = orderMoney(order, price, { texts, money });
      return {
        name: words(localName({ name, name_ar: nameAr }, locale)),
        detail: [
          partNumber && fill(texts.partNumber, { number: figures(partNumber) }),
          soldWords(soldAs(line), { qty, price }, locale, allMessages[locale].common.units),
        ]
          .filter(Boolean)
          .join(" · "),
        qty: formatCount(qty),
        price: priceBefore === null ? cost : fill(texts.offer, { price: cost, before: money(priceBefore) }),
        sum: isZeroPrice(price) ? "" : money(totalOf([{ price, qty }])),
      };
    });

/** What a letter states of the buyer; a brief one only how to reach them. */
export function buyerRows(
  order: StoredOrder,
  { locale, texts, figures, words }: LetterLanguage,
  brief: boolean,
): LetterSum[] {
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
  return (brief ? contacts : written).filter(({ value }) => value !== "");
}

/** What the goods cost without the discount, and the discount; nothing without one. */
function discountSums(order: StoredOrder, { locale, money, less }: LetterLanguage): LetterSum[] {
  const discount = toDiscount(order);
  if (!discount || isZeroPrice(discount.amount)) return [];
  const { orders: texts } = allMessages[locale];
  return [
    { label: texts.sum, value: money(totalOf(order.lines)) },
    { label: discountLabel(discount, texts), value: less(discount.amount) },
  ];
}

/** What delivery and payment cost, and the total with them; nothing where neither is known. */
function deliverySums(order: StoredOrder, { locale, money }: LetterLanguage, brief: boolean): LetterSum[] {
  const { delivery: texts } = allMessages[locale];
  const delivery = toDelivery(order);
  const hasFee = !isZeroPrice(order.paymentFee);
  return [
    ...(delivery
      ? [
          {
            label: brief ? texts.cost : deliveryLabel(delivery, locale, texts),
            value: isZeroPrice(delivery.cost) ? texts.free : money(delivery.cost),
          },
        ]
      : []),
    ...(hasFee ? [{ label: texts.paymentFee, value: money(order.paymentFee) }] : []),
    ...(delivery || hasFee
      ? [{ label: hasFee ? texts.totalDue : texts.totalWithDelivery, value: money(totalOfOrder(order)) }]
      : []),
  ];
}

/** What came back, and what is due without it; nothing where nothing did. */
function returnSums(order: StoredOrder, { locale, figures, less }: LetterLanguage): LetterSum[] {
  const returned = returnedOf(order);
  if (isZeroPrice(returned)) return [];
  const { orders: texts } = allMessages[locale];
  return [
    { label: texts.returned, value: less(returned) },
    { label: texts.afterReturns, value: figures(`${formatAmount(dueOf(order))} ${CURRENCY_LABEL}`) },
  ];
}

/** The sums below a letter's table, of which a brief one does not name the place of delivery. */
export function letterSums(order: StoredOrder, language: LetterLanguage, brief: boolean): LetterSum[] {
  const { texts } = language;
  const further = order.lines.length - MAX_LETTER_LINES;
  return [
    ...(further > 0 ? [{ label: texts.furtherLines, value: formatCount(further) }] : []),
    ...discountSums(order, language),
    { label: texts.total, value: orderMoney(order, order.total, language) },
    ...deliverySums(order, language, brief),
    ...returnSums(order, language),
  ];
}

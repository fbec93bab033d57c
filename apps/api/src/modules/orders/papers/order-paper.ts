import { isolateFigures, leftToRight } from "@shop/domain/locale/figures.ts";
import { type Locale, localName } from "@shop/domain/locale/locale.ts";
import { isZeroPrice, totalOf } from "@shop/domain/money/money.ts";
import { isFree, lacksPrices } from "@shop/domain/orders/lines/free-lines.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import { isQuoted } from "@shop/domain/orders/order-state.ts";
import { shipmentText } from "@shop/domain/orders/parcels/shipment.ts";
import { paidOf, paymentSums, slipOf } from "@shop/domain/orders/payments/order-payments.ts";
import { formatTaxNumber } from "@shop/domain/orders/placing/order-company.ts";
import type { PaymentSettings } from "@shop/domain/payments/payment-options.ts";
import { offeredAccounts } from "@shop/domain/payments/payment-terms.ts";
import type { ShopSettings } from "@shop/domain/site/shop-settings.ts";
import type { TaxSettings } from "@shop/domain/site/tax-settings.ts";
import { allMessages } from "@shop/i18n/all.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay, formatShopDay } from "@shop/i18n/format-date.ts";
import { formatAmount, formatCount } from "@shop/i18n/format.ts";
import { companyRows } from "@shop/i18n/words/company-words.ts";
import { accountLines, paymentLines } from "@shop/i18n/words/payment-words.ts";
import { quantityWords, soldWords } from "@shop/i18n/words/unit-words.ts";

import { amountInWords } from "../../papers/amount-in-words.ts";
import { type Paper, type PaperKind, paperShop } from "../../papers/paper.ts";
import { dueOf, soldAs, toPayBy, toPaymentTerms, toVat } from "../orders.mapper.ts";
import type { StoredOrder } from "../orders.repository.ts";
import type { StoredParcel } from "../parcels/order-parcels.repository.ts";
import { amountOf, orderSums } from "./order-paper-sums.ts";

/** How the order is to be paid, on a quotation the accounts of the shop; null where the shop says nothing about it. */
function paymentBlock(order: StoredOrder, payments: PaymentSettings): Paper["payment"] {
  const { locale, state } = order;
  const { payment: texts } = allMessages[locale];
  const lines = isQuoted(state)
    ? accountLines(offeredAccounts(payments), locale, texts)
    : paymentLines(toPayBy(order), toPaymentTerms(order, payments), { due: dueOf(order), locale, texts });
  return lines.length === 0 ? null : { title: allMessages[locale].payment.title, lines };
}

/** What the shop is registered as, on papers of orders. */
const taxLines = ({ address, tax_number, commercial_register }: TaxSettings, locale: Locale): string[] => {
  const { vat: texts } = allMessages[locale];
  const figures = (text: string): string => leftToRight(text, locale);
  return [
    address[locale],
    tax_number && fill(texts.taxNumber, { number: figures(formatTaxNumber(tax_number)) }),
    commercial_register && fill(texts.commercialRegister, { number: figures(commercial_register) }),
  ].filter((line) => line !== "");
};

/** That prices include tax, where the paper does not state how much, and that some prices are being updated. */
function remarkOf(order: StoredOrder): string {
  const { orderPapers: texts, vat } = allMessages[order.locale];
  return [toVat(order) === null && vat.included, lacksPrices(order) && texts.totalWithoutUpdating]
    .filter(Boolean)
    .join(" ");
}

/** The company that an invoice is for: its name alone, then its numbers with what they are. */
const companyLines = (order: StoredOrder): string[] =>
  companyRows(order, allMessages[order.locale].company).map(({ field, label, value }) =>
    field === "company"
      ? isolateFigures(value, order.locale)
      : `${label}: ${leftToRight(value, order.locale)}`,
  );

/** What is to be paid, in words; '' while prices are being updated. */
function dueInWords(order: StoredOrder): string {
  const due = dueOf(order);
  const isAgreed = !lacksPrices(order) && !isZeroPrice(due);
  return isAgreed ? amountInWords(due, order.locale) : "";
}

/** Number, revision and last day of a quotation. */
function quotationLines({ number, revision, validUntil, locale }: StoredOrder): string[] {
  const { orderPapers: texts } = allMessages[locale];
  const figures = leftToRight(formatOrderNumber(number), locale);
  return [
    revision > 1
      ? fill(texts.revision, { number: figures, revision: formatCount(revision) })
      : fill(texts.number, { number: figures }),
    ...(validUntil === null ? [] : [fill(texts.validUntil, { day: formatShopDay(validUntil, locale) })]),
  ];
}

/** What a paper calls itself: a receipt is one of what is paid, and a quotation no invoice. */
function titleOf({ locale, state, payments }: StoredOrder, kind: PaperKind): string {
  const { orderPapers: texts } = allMessages[locale];
  if (kind === "receipt") return texts.slips[slipOf(state, paidOf(paymentSums(payments)))];
  return texts[kind === "invoice" && isQuoted(state) ? "quotation" : kind];
}

/** Formats an order as a paper in the buyer's language. */
export function orderPaper(
  order: StoredOrder,
  kind: PaperKind,
  { shop, payments, tax }: Pick<ShopSettings, "shop" | "payments" | "tax">,
): Paper {
  const { locale, name, address1, address2, phone, email, note, lines } = order;
  const {
    orderPapers: texts,
    common: { units },
  } = allMessages[locale];
  const isPriced = kind !== "packing";
  const figures = (text: string): string => leftToRight(text, locale);
  const words = (text: string): string => isolateFigures(text, locale);
  const amount = (price: string): string =>
    isZeroPrice(price) && !isFree(order, price) ? texts.priceUpdating : figures(formatAmount(price));
  const number = figures(formatOrderNumber(order.number));
  return {
    locale,
    kind,
    title: titleOf(order, kind),
    shop: paperShop(shop, locale),
    subtitle: [
      ...(order.state === "cancelled" ? [texts.cancelled] : []),
      ...(kind === "quotation" ? quotationLines(order) : [fill(texts.order, { number })]),
      `${texts.date}: ${formatDay(order.createdAt.toISOString(), locale)}`,
    ],
    parties: [
      {
        title: texts.shop,
        lines: [shop.legal_name[locale], ...taxLines(tax, locale), figures(shop.mail), figures(shop.phone)],
      },
      {
        title: texts.buyer,
        lines: [
          words(name),
          ...companyLines(order),
          words(address1),
          words(address2),
          figures(phone),
          figures(email),
        ].filter((line) => line !== ""),
      },
    ],
    headings: {
      tick: isPriced ? null : texts.packed,
      name: texts.product,
      numbers: [texts.quantity, ...(isPriced ? [texts.price, texts.sum] : [])],
    },
    rows: lines.map(({ name: english, nameAr, partNumber, price, priceBefore, qty, ...line }) => ({
      name: words(localName({ name: english, name_ar: nameAr }, locale)),
      detail: [
        partNumber && fill(texts.partNumber, { number: figures(partNumber) }),
        isPriced && isFree(order, price) && texts.freeOfCharge,
        isPriced && priceBefore !== null && fill(texts.priceBefore, { price: amount(priceBefore) }),
        isPriced
          ? soldWords(soldAs(line), { qty, price }, locale, units)
          : quantityWords(soldAs(line), qty, locale, units),
      ]
        .filter(Boolean)
        .join(" · "),
      numbers: [
        formatCount(qty),
        ...(isPriced
          ? [
              amount(price),
              isZeroPrice(price) && !isFree(order, price)
                ? "–"
                : figures(formatAmount(totalOf([{ price, qty }]))),
            ]
          : []),
      ],
    })),
    sums: orderSums(order, isPriced),
    remark: isPriced ? remarkOf(order) : "",
    inWords: kind === "quotation" || kind === "invoice" ? dueInWords(order) : "",
    code: "",
    barcode: order.number,
    terms:
      kind === "quotation" && order.terms
        ? { title: texts.terms, lines: order.terms.split("\n").map(words) }
        : null,
    payment: isPriced ? paymentBlock(order, payments) : null,
    note: note ? { title: texts.note, lines: note.split("\n").map(words) } : null,
    page: texts.page,
  };
}

/** Formats the packing list of a parcel in the buyer's language: its units, who carries it and what its courier collects. */
export function parcelPaper(
  order: StoredOrder,
  { lines, carrier, tracking, collect, at }: StoredParcel,
  settings: Pick<ShopSettings, "shop" | "payments" | "tax">,
): Paper {
  const { locale } = order;
  const { orderPapers: texts } = allMessages[locale];
  const own = lines.flatMap(({ place, qty }) => {
    const line = order.lines[place];
    return line ? [{ ...line, qty }] : [];
  });
  const paper = orderPaper({ ...order, lines: own }, "packing", settings);
  const shipment = shipmentText({ carrier, tracking });
  return {
    ...paper,
    subtitle: [
      ...paper.subtitle,
      `${texts.sentOn}: ${formatDay(at.toISOString(), locale)}`,
      ...(shipment === "" ? [] : [leftToRight(shipment, locale)]),
    ],
    sums: [
      ...paper.sums,
      ...(collect === null
        ? []
        : [
            {
              label: texts.collect,
              value: amountOf(collect, locale),
            },
          ]),
    ],
  };
}

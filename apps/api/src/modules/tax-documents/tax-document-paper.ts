import { CURRENCY_LABEL } from "@shop/domain/constants.ts";
import { isolateFigures, leftToRight } from "@shop/domain/locale/figures.ts";
import { type Locale, localName } from "@shop/domain/locale/locale.ts";
import { isZeroPrice, sumOf } from "@shop/domain/money/money.ts";
import { EXEMPT_VAT_RATE, shortVatRate } from "@shop/domain/orders/lines/vat-rate.ts";
import { formatTaxNumber } from "@shop/domain/orders/placing/order-company.ts";
import type { TaxDocument, TaxLine } from "@shop/domain/tax-documents/tax-document.ts";
import { allMessages } from "@shop/i18n/all.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay, formatTime } from "@shop/i18n/format-date.ts";
import { formatAmount, formatCount } from "@shop/i18n/format.ts";
import { companyRows } from "@shop/i18n/words/company-words.ts";
import { soldWords } from "@shop/i18n/words/unit-words.ts";
import { vatRows } from "@shop/i18n/words/vat-words.ts";

import { amountInWords } from "../papers/amount-in-words.ts";
import type { Paper, PaperBlock, PaperRow } from "../papers/paper.ts";

function sellerBlock({ seller }: TaxDocument, locale: Locale): PaperBlock {
  const { orderPapers: texts, vat } = allMessages[locale];
  const figures = (text: string): string => leftToRight(text, locale);
  return {
    title: texts.shop,
    lines: [
      seller.name[locale],
      seller.branch?.[locale] ?? "",
      seller.address[locale],
      seller.tax_number && fill(vat.taxNumber, { number: figures(formatTaxNumber(seller.tax_number)) }),
      seller.commercial_register &&
        fill(vat.commercialRegister, { number: figures(seller.commercial_register) }),
      figures(seller.mail),
      figures(seller.phone),
    ].filter((line) => line !== ""),
  };
}

function buyerBlock({ buyer }: TaxDocument, locale: Locale): PaperBlock {
  const { orderPapers: texts, company } = allMessages[locale];
  return {
    title: texts.buyer,
    lines: [
      isolateFigures(buyer.name, locale),
      ...companyRows(buyer, company).map(({ field, label, value }) =>
        field === "company" ? isolateFigures(value, locale) : `${label}: ${leftToRight(value, locale)}`,
      ),
      isolateFigures(buyer.address, locale),
      leftToRight(buyer.phone, locale),
    ].filter((line) => line !== ""),
  };
}

function rowOf(line: TaxLine, locale: Locale): PaperRow {
  const {
    orderPapers: texts,
    common: { units },
    vat,
  } = allMessages[locale];
  const figures = (text: string): string => leftToRight(text, locale);
  return {
    name: isolateFigures(localName(line, locale), locale),
    detail: [
      line.part_number && fill(texts.partNumber, { number: figures(line.part_number) }),
      line.rate === EXEMPT_VAT_RATE ? vat.exempt : fill(vat.vat, { rate: shortVatRate(line.rate) }),
      isZeroPrice(line.price) && texts.freeOfCharge,
      line.allowance === true && texts.allowance,
      soldWords(line, line, locale, units),
      !isZeroPrice(line.discount) &&
        fill(texts.lessDiscount, { amount: figures(formatAmount(line.discount)) }),
    ]
      .filter(Boolean)
      .join(" · "),
    numbers: [
      formatCount(line.qty),
      figures(formatAmount(line.price)),
      figures(formatAmount(line.net)),
      figures(formatAmount(line.gross)),
    ],
  };
}

/** What the QR code of a document says: seller, its tax number, number, time, total, tax and hash, one a line. */
const codeOf = ({ seller, number, issued_at, total, vat }: TaxDocument, uuid: string): string =>
  [
    seller.name.ar,
    seller.tax_number,
    number,
    issued_at,
    total,
    sumOf(vat.map((part) => part.vat)),
    uuid,
  ].join("\n");

/** Formats a document in a language as it was issued; `shop` is how the shop names itself now. */
export function taxDocumentPaper(
  document: TaxDocument,
  locale: Locale,
  { shop, uuid }: { readonly shop: Paper["shop"]; readonly uuid: string },
): Paper {
  const { orderPapers: texts, vat } = allMessages[locale];
  const figures = (text: string): string => leftToRight(text, locale);
  const money = (amount: string): string => figures(`${formatAmount(amount)} ${CURRENCY_LABEL}`);
  const { issued_at: issued, refers_to: original } = document;
  return {
    locale,
    kind: "invoice",
    title: document.kind === "invoice" ? texts.taxInvoice : texts.creditNote,
    shop,
    subtitle: [
      fill(texts.number, { number: figures(document.number) }),
      ...(original ? [fill(texts.creditOf, { number: figures(original.number) })] : []),
      fill(texts.order, { number: figures(document.order_number) }),
      `${texts.date}: ${formatDay(issued, locale)}, ${formatTime(issued, locale)}`,
    ],
    parties: [sellerBlock(document, locale), buyerBlock(document, locale)],
    headings: {
      tick: null,
      name: texts.product,
      numbers: [texts.quantity, texts.price, texts.net, texts.sum],
    },
    rows: document.lines.map((line) => rowOf(line, locale)),
    sums: [
      ...vatRows(document.vat, vat).map(({ label, amount }) => ({
        label,
        value: money(amount),
        isPart: true,
      })),
      { label: texts.total, value: money(document.total) },
    ],
    inWords: amountInWords(document.total, locale),
    remark: fill(texts.documentHash, { hash: figures(uuid) }),
    code: codeOf(document, uuid),
    barcode: "",
    terms: null,
    payment: null,
    note: null,
    page: texts.page,
  };
}

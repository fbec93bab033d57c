import type { PurchaseReturn } from "@shop/contract/purchases/purchase-return.ts";
import type { Purchase, PurchaseLine } from "@shop/contract/purchases/purchase.ts";
import { CURRENCY_LABEL } from "@shop/domain/constants.ts";
import { isolateFigures, leftToRight } from "@shop/domain/locale/figures.ts";
import { type Locale, localName } from "@shop/domain/locale/locale.ts";
import { costOfPieces } from "@shop/domain/purchases/packs.ts";
import { allMessages } from "@shop/i18n/all.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay } from "@shop/i18n/format-date.ts";
import { formatAmount, formatCount } from "@shop/i18n/format.ts";
import { plural } from "@shop/i18n/plural.ts";

import type { Paper, PaperBlock, PaperRow } from "../papers/paper.ts";

/** What a purchase order is printed with beside its lines. */
export interface PurchasePaperOptions {
  readonly locale: Locale;
  readonly shop: Paper["shop"];
  /** Address and contact of the shop, line by line. */
  readonly contact: readonly string[];
}

function rowOf(line: PurchaseLine, locale: Locale, hasCharges: boolean): PaperRow {
  const { paper: texts } = allMessages[locale].dashPurchases;
  const figures = (text: string): string => leftToRight(text, locale);
  const { supplier_part: own, part_number: part, qty, pack, cost } = line;
  return {
    name: isolateFigures(localName(line, locale), locale),
    detail: [
      own !== "" && fill(texts.supplierPart, { number: figures(own) }),
      part && fill(texts.partNumber, { number: figures(part) }),
      hasCharges &&
        line.landed_cost !== null &&
        fill(texts.landedOfOne, { cost: figures(formatAmount(line.landed_cost)) }),
      pack > 1 &&
        fill(plural(locale, qty / pack, texts.packs), { pack: formatCount(pack), qty: formatCount(qty) }),
    ]
      .filter(Boolean)
      .join(" · "),
    numbers: [
      pack > 1 ? figures(`${formatCount(qty / pack)} × ${formatCount(pack)}`) : formatCount(qty),
      cost === null ? "–" : figures(formatAmount(cost)),
      cost === null ? "–" : figures(formatAmount(costOfPieces(line, qty))),
    ],
  };
}

const partyOf = (title: string, lines: readonly string[]): PaperBlock => ({
  title,
  lines: lines.filter((line) => line !== ""),
});

/** What the papers of a purchase order have in common: the shop as the buyer, and no code, terms or payment. */
const commonOf = (
  supplier: Purchase["supplier"],
  { locale, shop, contact }: PurchasePaperOptions,
): Pick<
  Paper,
  "locale" | "kind" | "shop" | "parties" | "inWords" | "code" | "barcode" | "terms" | "payment" | "page"
> => {
  const { dashPurchases, orderPapers } = allMessages[locale];
  const { paper: texts } = dashPurchases;
  return {
    locale,
    kind: "invoice",
    shop,
    parties: [
      partyOf(texts.supplier, [
        isolateFigures(supplier.name, locale),
        leftToRight(supplier.phone, locale),
        leftToRight(supplier.email, locale),
      ]),
      partyOf(texts.buyer, [shop.name, ...contact]),
    ],
    inWords: "",
    code: "",
    barcode: "",
    terms: null,
    payment: null,
    page: orderPapers.page,
  };
};

/** A text of several lines below a title; null for none. */
const noteOf = (title: string, text: string, locale: Locale): Paper["note"] =>
  text === "" ? null : { title, lines: text.split("\n").map((line) => isolateFigures(line, locale)) };

/** Formats what goes back to the supplier of a purchase order. */
export function purchaseReturnPaper(
  { number, supplier }: Purchase,
  { made, lines, credit, reason, voided }: PurchaseReturn,
  options: PurchasePaperOptions,
): Paper {
  const { locale } = options;
  const { dashPurchases, orderPapers } = allMessages[locale];
  const { paper: texts, returns } = dashPurchases;
  const figures = (text: string): string => leftToRight(text, locale);
  return {
    ...commonOf(supplier, options),
    title: returns.title,
    subtitle: [
      fill(orderPapers.number, { number: figures(number) }),
      `${orderPapers.date}: ${formatDay(made.at, locale)}`,
      ...(voided ? [returns.voided] : []),
    ],
    headings: { tick: null, name: orderPapers.product, numbers: [orderPapers.quantity, returns.credit] },
    rows: lines.map((line) => ({
      name: isolateFigures(localName(line, locale), locale),
      detail: [
        line.supplier_part !== "" && fill(texts.supplierPart, { number: figures(line.supplier_part) }),
        line.part_number && fill(texts.partNumber, { number: figures(line.part_number) }),
      ]
        .filter(Boolean)
        .join(" · "),
      numbers: [formatCount(line.qty), figures(formatAmount(line.credit))],
    })),
    sums: [{ label: returns.credit, value: figures(`${formatAmount(credit)} ${CURRENCY_LABEL}`) }],
    remark: "",
    note: noteOf(returns.reason, reason, locale),
  };
}

/** Formats a purchase order for its supplier. */
export function purchasePaper(
  { number, state, made, supplier, total, freight, duty, landed_total: landed, unknown, note }: Purchase,
  lines: readonly PurchaseLine[],
  options: PurchasePaperOptions,
): Paper {
  const { locale } = options;
  const { dashPurchases, orderPapers } = allMessages[locale];
  const { paper: texts } = dashPurchases;
  const figures = (text: string): string => leftToRight(text, locale);
  const hasCharges = freight !== null || duty !== null;
  const sumOf = (label: string, amount: string | null) =>
    amount === null ? [] : [{ label, value: figures(`${formatAmount(amount)} ${CURRENCY_LABEL}`) }];
  return {
    ...commonOf(supplier, options),
    title: texts.title,
    subtitle: [
      fill(orderPapers.number, { number: figures(number) }),
      `${orderPapers.date}: ${formatDay(made.at, locale)}`,
      ...(state === "draft" || state === "cancelled" ? [texts[state]] : []),
    ],
    headings: {
      tick: null,
      name: orderPapers.product,
      numbers: [orderPapers.quantity, orderPapers.price, orderPapers.sum],
    },
    rows: lines.map((line) => rowOf(line, locale, hasCharges)),
    sums: hasCharges
      ? [
          ...sumOf(texts.goods, total),
          ...sumOf(texts.freight, freight),
          ...sumOf(texts.duty, duty),
          ...sumOf(texts.landed, landed),
        ]
      : sumOf(orderPapers.total, total),
    remark: unknown > 0 ? texts.withoutCost : "",
    note: noteOf(texts.note, note, locale),
  };
}

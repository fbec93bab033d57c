import { Image, Page, View } from "@react-pdf/renderer";
import { isolateFigures } from "@shop/domain/locale/figures.ts";
import { createElement as h, type ReactElement } from "react";

import { barcodeShape } from "./code-shapes.ts";
import { codePicture, type Directed, directed, lines, styles, text } from "./paper-style.ts";
import type { Paper, PaperRow } from "./paper.ts";

/** The width of a roll of 80 mm in points; the page is as high as its content. */
const ROLL_WIDTH = (80 / 25.4) * 72;

const ends = (start: string, end: string, own: Directed, ...style: (typeof styles.bold)[]): ReactElement =>
  h(
    View,
    { style: [styles.receiptLine, own.row] },
    text(start, styles.grow, own.text, ...style),
    text(end, own.end, ...style),
  );

/** The isolates of a price, which stand around the whole product here: papers cannot nest them. */
const ISOLATES = /[\u2066\u2069]/g;

const row = (
  { name, detail, numbers: [quantity = "", price = "", sum = ""] }: PaperRow,
  own: Directed,
  locale: Paper["locale"],
) => [
  text(name, styles.bold, own.text),
  detail !== "" && text(detail, styles.muted, own.text),
  ends(isolateFigures(`${quantity} × ${price.replaceAll(ISOLATES, "")}`, locale), sum, own),
];

/** The size of the bars of an order's number in millimetres: a printer of 203 dots an inch draws each module three dots wide. */
const BARS = { module: 0.375, height: 10 };

/** The bars that a scanner reads when something comes back. */
function bars(content: string): ReactElement | null {
  const shape = content === "" ? null : barcodeShape(content);
  return (
    shape &&
    h(
      View,
      { style: styles.receiptBars },
      codePicture(shape, { width: shape.width * BARS.module, height: BARS.height }),
    )
  );
}

/** A receipt for a roll of paper: shop, number, lines, sums, buyer and the bars of the number below each other. */
export function receiptPage(paper: Paper, place: number, logo: Buffer | null): ReactElement {
  const own = directed(paper.locale);
  const { shop, title, subtitle, parties, rows, sums, remark, payment, note } = paper;
  const parts: ReadonlyArray<ReadonlyArray<ReactElement | boolean>> = [
    rows.flatMap((one) => row(one, own, paper.locale)),
    [
      ...sums.map(({ label, value, isPart }) => ends(label, value, own, ...(isPart ? [] : [styles.bold]))),
      remark !== "" && text(remark, styles.muted, own.text),
    ],
    ...[...parties, ...(payment ? [payment] : []), ...(note ? [note] : [])].map(
      ({ title: heading, lines: contents }) => [
        text(heading, styles.muted, own.text),
        h(View, null, ...lines(contents, own.text)),
      ],
    ),
  ];
  return h(
    Page,
    { key: place, size: { width: ROLL_WIDTH }, wrap: false, style: [styles.page, styles.receipt] },
    h(View, { style: own.startItems }, logo && h(Image, { src: logo, style: styles.logo })),
    !(logo && shop.isNameOnLogo) && text(shop.name, styles.title, own.text),
    text(title, own.text),
    h(View, null, ...lines(subtitle, styles.muted, own.text)),
    h(View, null, ...parts.map((part, key) => h(View, { key, style: styles.receiptPart }, ...part))),
    bars(paper.barcode),
  );
}

import { Document, Image, Page, renderToBuffer, Text, View } from "@react-pdf/renderer";
import { fill } from "@shop/i18n/fill.ts";
import { createElement as h, type ReactElement } from "react";

import { qrShape } from "./code-shapes.ts";
import { registerFonts } from "./paper-fonts.ts";
import { codePicture, type Directed, directed, lines, styles, text } from "./paper-style.ts";
import type { Paper, PaperBlock, PaperRow } from "./paper.ts";
import { receiptPage } from "./receipt-page.ts";

const block = ({ title, lines: contents }: PaperBlock, { text: own }: Directed): ReactElement[] => [
  text(title, styles.muted, own),
  ...lines(contents, own),
];

interface RowPlace {
  readonly key: number;
  readonly paper: Paper;
  readonly own: Directed;
}

const tableRow = ({ name, detail, numbers }: PaperRow, { key, paper, own }: RowPlace): ReactElement =>
  h(
    View,
    { key, style: [styles.row, own.row], wrap: false },
    paper.headings.tick !== null &&
      h(View, { style: [styles.tick, own.startItems] }, h(View, { style: styles.box })),
    h(
      View,
      { style: styles.name },
      text(name, styles.bold, own.text),
      detail !== "" && text(detail, styles.muted, own.text),
    ),
    ...lines(numbers, styles.number, own.end),
  );

const tableHead = ({ headings }: Paper, own: Directed): ReactElement =>
  h(
    View,
    { style: [styles.tableHead, own.row], fixed: true },
    headings.tick !== null && text(headings.tick, styles.tick, styles.bold, own.text),
    text(headings.name, styles.name, styles.bold, own.text),
    ...lines(headings.numbers, styles.number, styles.bold, own.end),
  );

/** Rows that stay on the page of the sums, which would say nothing of what they are the sum of. */
const ROWS_OF_SUMS = 2;

/** The table of some rows; its head is repeated on each page that has rows, not where only the note goes on. The last rows are kept with `sums`. */
function table(rows: Paper["rows"], paper: Paper, own: Directed, sums: readonly ReactElement[]) {
  const shown = rows.map((row, key) => tableRow(row, { key, paper, own }));
  const flowing = sums.length === 0 ? shown : shown.slice(0, -ROWS_OF_SUMS);
  return h(
    View,
    { key: "table" },
    tableHead(paper, own),
    ...flowing,
    sums.length > 0 && h(View, { key: "sums", wrap: false }, ...shown.slice(flowing.length), ...sums),
  );
}

/** What stands above the table: shop, title, number, date and both parties. */
const opening = (
  { shop, title, subtitle, parties }: Paper,
  own: Directed,
  logo: Buffer | null,
): ReactElement[] => [
  h(
    View,
    { key: "head", style: [styles.head, own.row] },
    h(
      View,
      { style: own.startItems },
      logo && h(Image, { src: logo, style: styles.logo }),
      !(logo && shop.isNameOnLogo) && text(shop.name, styles.large, own.text),
      text(shop.tagline, styles.muted, own.text),
    ),
    h(View, { style: own.endItems }, text(title, styles.title, own.end), ...lines(subtitle, own.end)),
  ),
  h(
    View,
    { key: "parties", style: [styles.parties, own.row] },
    ...parties.map((party) => h(View, { key: party.title, style: styles.party }, ...block(party, own))),
  ),
];

/** The sides of a QR code in millimetres. */
const CODE = { width: 26, height: 26 };

/** What the table ends with: sums, what is to be paid in words, and the code. */
const summing = ({ sums, inWords, code }: Paper, own: Directed): ReactElement[] => [
  h(
    View,
    { key: "sums" },
    ...sums.map(({ label, value, isPart = false }) =>
      h(
        View,
        { key: label, style: [isPart ? styles.sumPart : styles.sum, own.row] },
        text(label, own.text),
        text(value, own.end),
      ),
    ),
  ),
  h(View, { key: "words" }, inWords !== "" && text(inWords, own.end)),
  h(
    View,
    { key: "code", style: [styles.code, own.startItems] },
    code !== "" && codePicture(qrShape(code), CODE),
  ),
];

/** What stands below the table: remark, terms, payment and note. */
const closing = ({ remark, terms, payment, note }: Paper, own: Directed): ReactElement[] => [
  h(View, { key: "remark" }, remark !== "" && text(remark, styles.muted, own.text)),
  h(View, { key: "terms" }, terms && h(View, { style: styles.note }, ...block(terms, own))),
  h(
    View,
    { key: "payment" },
    payment && h(View, { style: styles.note, wrap: false }, ...block(payment, own)),
  ),
  h(View, { key: "note" }, note && h(View, { style: styles.note }, ...block(note, own))),
];

/** The first and the last page of a paper in its file. */
interface PagesOfPaper {
  first: number;
  last: number;
}

/** The page number within a paper; the layout engine renders it for every page once before the last time, so that the last one is known. */
const footer = ({ page }: Paper, own: Directed, seen: PagesOfPaper): ReactElement =>
  h(Text, {
    fixed: true,
    style: [styles.footer, styles.muted, own.text, { textAlign: "center" }],
    render: ({ pageNumber }) => {
      seen.first = Math.min(seen.first, pageNumber);
      seen.last = Math.max(seen.last, pageNumber);
      const pages = seen.last - seen.first + 1;
      return pages > 1 ? fill(page, { page: pageNumber - seen.first + 1, pages }) : "";
    },
  });

/** The layout engine's time grows with the square of the rows that flow over pages: more begin on a new page. */
const FLOWING_ROWS = 60;

function chunksOf(rows: Paper["rows"]): Paper["rows"][] {
  const length = Math.max(1, Math.ceil(rows.length / FLOWING_ROWS));
  const startOf = (index: number): number =>
    index === 0 ? 0 : Math.min(index * FLOWING_ROWS, rows.length - ROWS_OF_SUMS);
  return Array.from({ length }, (_, index) =>
    rows.slice(startOf(index), index === length - 1 ? rows.length : startOf(index + 1)),
  );
}

/** The pages of a paper, which begins on a new one. */
function pagesOf(paper: Paper, place: number, logo: Buffer | null): ReactElement[] {
  if (paper.kind === "receipt") return [receiptPage(paper, place, logo)];
  const own = directed(paper.locale);
  const chunks = chunksOf(paper.rows);
  const seen: PagesOfPaper = { first: Infinity, last: 0 };
  return chunks.map((chunk, index) => {
    const isLast = index === chunks.length - 1;
    return h(
      Page,
      { key: `${place}.${index}`, size: "A4", style: styles.page },
      ...(index === 0 ? opening(paper, own, logo) : []),
      table(chunk, paper, own, isLast ? summing(paper, own) : []),
      ...(isLast ? closing(paper, own) : []),
      footer(paper, own, seen),
    );
  });
}

/** Makes one PDF file of papers with the shop's logo (a PNG file), named after the first; the next file begins after it. */
export function papersPdf(papers: readonly Paper[], logo: Buffer | null = null): Promise<Buffer> {
  const [first] = papers;
  if (!first) throw new RangeError("There is no paper to print.");
  const { locale, title, shop, subtitle } = first;
  registerFonts();
  return renderToBuffer(
    h(
      Document,
      {
        language: locale,
        title: [title, ...(papers.length === 1 ? subtitle : [])].join(" · ").replaceAll(/\p{Cf}/gu, ""),
        author: shop.name,
      },
      ...papers.flatMap((paper, place) => pagesOf(paper, place, logo)),
    ),
  );
}

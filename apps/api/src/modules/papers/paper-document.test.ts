import { expect, test } from "vitest";

import { partsOf } from "../../../tests/support/pdf-parts.ts";
import { papersPdf } from "./paper-document.ts";
import type { Paper } from "./paper.ts";

const words = [
  "جهاز",
  "قياس",
  "\u2066K12+\u2069",
  "رقمي",
  "للمعمل",
  "\u2066±0.5%\u2069",
  "مع",
  "بطول",
  "\u2066(5A)\u2069",
];
/** Names in which other words stand where their lines end. */
const names = Array.from({ length: 50 }, (_, index) =>
  Array.from(
    { length: 14 },
    (_word, place) => words[(index * place + ((index * 7) % 13)) % words.length],
  ).join(" "),
);

const paper: Paper = {
  locale: "ar",
  kind: "invoice",
  title: "فاتورة",
  shop: { name: "متجر", tagline: "قطع", logo: "", isNameOnLogo: false },
  subtitle: [],
  parties: [{ title: "إلى", lines: names.slice(0, 4) }],
  headings: { tick: null, name: "المنتج", numbers: ["الكمية", "السعر", "الإجمالي"] },
  rows: names.map((name) => ({ name, detail: "", numbers: ["1", "10.00 EG", "10.00 EG"] })),
  sums: [{ label: "المجموع", value: "10.00 EG" }],
  inWords: "",
  code: "",
  barcode: "",
  terms: null,
  remark: "",
  payment: null,
  note: { title: "ملاحظة", lines: names.slice(4, 8) },
  page: "{page}/{pages}",
};

/** The characters that a PDF file shows. */
const charactersIn = (pdf: Buffer): string =>
  partsOf(pdf)
    .filter((part) => part.includes("beginbfrange"))
    .flatMap((part) =>
      Array.from(part.matchAll(/<(?<code>[\da-f]{4})>/g), ({ groups }) => groups?.["code"] ?? ""),
    )
    .map((code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .join("");

test("D-33 long Arabic names with part numbers are not hyphenated where a line ends", async () => {
  const shown = charactersIn(await papersPdf([paper]));
  expect(shown).toContain("%");
  expect(shown).not.toContain("-");
});

/** The number of texts on each page. */
const textsOnPages = (pdf: Buffer): number[] =>
  partsOf(pdf).flatMap((part) => (part.includes(" Tf") ? [part.match(/\bBT\b/g)?.length ?? 0] : []));

test("D-33 a page with nothing but the end of the note has no head of the table; one with rows has it", async () => {
  const row = { name: "Meter", detail: "M-1", numbers: ["1", "2.00", "2.00"] };
  const long: Paper = {
    ...paper,
    locale: "en",
    parties: [],
    rows: Array.from({ length: 10 }, () => row),
    note: { title: "Note", lines: Array.from({ length: 40 }, (_, index) => `Line ${index}`) },
  };
  const textsOf = async (one: Paper): Promise<number> =>
    textsOnPages(await papersPdf([one])).reduce((sum, count) => sum + count, 0);
  /** The texts of all heads of the table. */
  const headTexts = async (one: Paper): Promise<number> =>
    (await textsOf(one)) - (await textsOf({ ...one, headings: { tick: null, name: "", numbers: [] } }));
  const once = await headTexts({ ...long, rows: [row], note: null });
  expect(once).toBeGreaterThan(0);
  expect(textsOnPages(await papersPdf([long]))).toHaveLength(2);
  expect(await headTexts(long)).toBe(once);
  expect(await headTexts({ ...long, rows: Array.from({ length: 20 }, () => row), note: null })).toBe(
    2 * once,
  );
});

test("D-33 sums, words and code have at least two rows on their page, however many there are", async () => {
  const row = { name: "Meter", detail: "M-1", numbers: ["1", "2.00", "2.00"] };
  const pagesWith = async (count: number): Promise<number[]> =>
    textsOnPages(
      await papersPdf([
        {
          ...paper,
          locale: "en",
          parties: [],
          headings: { tick: null, name: "", numbers: [] },
          rows: Array.from({ length: count }, () => row),
          inWords: "Ten Egyptian Pounds",
          code: "https://shop.example",
          note: null,
        },
      ]),
    );
  const [one = 0] = await pagesWith(1);
  const [two = 0] = await pagesWith(2);
  const twoRows = 2 * (two - one);
  const lastPages = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => (await pagesWith(12 + index)).slice(1)),
  );
  expect(lastPages.flat().length).toBeGreaterThan(3);
  const over = await pagesWith(61);
  for (const texts of [...lastPages.flat(), over.at(-1)]) expect(texts).toBeGreaterThan(twoRows);
});

test("D-33 a paper has all its letters where the same process has made another one before", async () => {
  const blank: Paper = { ...paper, parties: [], rows: [], note: null };
  const withName = (name: string): Promise<Buffer> =>
    papersPdf([{ ...blank, rows: [{ name, detail: "", numbers: ["1", "2", "3"] }] }]);
  // Their first glyphs are composed of one below and dots.
  await withName("خلاط جهاز");
  const shown = charactersIn(await withName("حساس حرارة"));
  for (const letter of "حسارة") expect(shown).toContain(letter);
});

/** What draws a paper with one row. */
async function drawnFor(name: string): Promise<string> {
  const rows = [{ name, detail: "", numbers: [] }];
  const parts = partsOf(await papersPdf([{ ...paper, parties: [], rows, note: null }]));
  return parts.filter((part) => part.includes(" Tf")).join("\n");
}

const countOf = (content: string, operator: string): number =>
  content.match(new RegExp(`\\b${operator}\\b`, "g"))?.length ?? 0;

test("D-33 each word of a paper is drawn as a whole, and its letters in their places", async () => {
  // A text each for 'A' and the rest of the word would allow a line to end between them.
  const [latin, other] = [await drawnFor("Accelerometer"), await drawnFor("Bccelerometer")];
  expect(countOf(latin, "BT")).toBe(countOf(other, "BT"));
  // Letters with a shift of their own, which the renderer loses, have a position of their own.
  const arabic = await drawnFor("وصيانة في القاهرة");
  expect(countOf(arabic, "Tm")).toBe(countOf(arabic, "BT"));
});

test("D-33 a sentence of the other language ends with its full stop", async () => {
  // A full stop in the paper's own direction is drawn by itself, at the other side.
  const [sentence, other] = [await drawnFor("Please call first."), await drawnFor("Please call firstt")];
  expect(countOf(sentence, "BT")).toBe(countOf(other, "BT"));
});

test("D-33 papers of one file each begin on a new page, and count their own pages", async () => {
  const english: Paper = { ...paper, locale: "en", parties: [], note: null };
  const row = { name: "A", detail: "", numbers: ["1", "2", "3"] };
  const short: Paper = { ...english, rows: [row] };
  // Rows beyond the sixtieth begin on a new page.
  const long: Paper = { ...english, rows: Array.from({ length: 65 }, () => row) };
  const alone = textsOnPages(await papersPdf([long]));
  expect(alone.length).toBeGreaterThan(2);
  const shortAlone = textsOnPages(await papersPdf([short]));
  expect(shortAlone).toHaveLength(1);
  const together = await papersPdf([short, long, { ...short, locale: "ar" }]);
  // The number of a page is a text of its own, which a paper of one page does not have.
  expect(textsOnPages(together).slice(0, -1)).toEqual([...shortAlone, ...alone]);
  expect(textsOnPages(together)).toHaveLength(alone.length + 2);
  expect(charactersIn(together)).not.toContain(String(alone.length + 2));
});

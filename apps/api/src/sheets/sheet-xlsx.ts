import { Readable } from "node:stream";

import yazl from "yazl";

import { inTurns } from "./in-turns.ts";
import type { SheetCell } from "./sheet-csv.ts";

const NAMESPACE = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Indices of the cell formats in styles.xml. */
const STYLE = { text: 1, header: 2, money: 3 } as const;

/** The parts of a workbook beside its one sheet and the list of sheets. Text cells have the format '@' and a quote prefix: they stay text when they are edited. */
const parts: Readonly<Record<string, string>> = {
  "[Content_Types].xml": `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`,
  "_rels/.rels": `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  "xl/styles.xml": `<styleSheet xmlns="${NAMESPACE}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf numFmtId="49" applyNumberFormat="1" quotePrefix="1"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/><xf numFmtId="2" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

/** The list of sheets: the one with a title. */
const workbookXml = (title: string): string =>
  `<workbook xmlns="${NAMESPACE}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escape(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes a text for XML, which has no form for control characters. */
const escape = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character)
    // oxlint-disable-next-line no-control-regex -- These are the characters that XML excludes.
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "");

/** The letters of a column, from 0: A to Z, then AA. */
const lettersOf = (column: number): string =>
  (column >= 26 ? lettersOf(Math.floor(column / 26) - 1) : "") + String.fromCodePoint(65 + (column % 26));

function cellXml(cell: SheetCell, address: string, style: number): string {
  if (cell === null || cell === "") return `<c r="${address}" s="${style}"/>`;
  if (typeof cell !== "string") {
    const format = cell.format ? ` s="${STYLE[cell.format]}"` : "";
    return `<c r="${address}"${format}><v>${cell.number}</v></c>`;
  }
  return `<c r="${address}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escape(cell)}</t></is></c>`;
}

const rowXml = (row: readonly SheetCell[], line: number): string => {
  const style = line === 1 ? STYLE.header : STYLE.text;
  const cells = row.map((cell, column) => cellXml(cell, lettersOf(column) + String(line), style));
  return `<row r="${line}">${cells.join("")}</row>`;
};

async function* sheetXml(
  batches: AsyncIterable<readonly (readonly SheetCell[])[]>,
  isRightToLeft: boolean,
): AsyncGenerator<string> {
  const view = `<sheetView workbookViewId="0"${isRightToLeft ? ' rightToLeft="1"' : ""}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>`;
  yield `${HEAD}<worksheet xmlns="${NAMESPACE}"><sheetViews>${view}</sheetViews><sheetData>`;
  let line = 0;
  for await (const rows of batches) {
    yield rows
      .map((row) => {
        line += 1;
        return rowXml(row, line);
      })
      .join("");
  }
  yield "</sheetData></worksheet>";
}

/** Writes batches of rows, the first of which is the header, as an XLSX file; holds one batch in memory. */
export async function* writeXlsx(
  batches: AsyncIterable<readonly (readonly SheetCell[])[]>,
  { title, isRightToLeft }: { readonly title: string; readonly isRightToLeft: boolean },
): AsyncGenerator<Uint8Array> {
  const zip = new yazl.ZipFile();
  for (const [name, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(HEAD + xml), name);
  zip.addBuffer(Buffer.from(HEAD + workbookXml(title)), "xl/workbook.xml");
  const sheet = Readable.from(inTurns(sheetXml(batches, isRightToLeft)));
  zip.addReadStream(sheet, "xl/worksheets/sheet1.xml");
  zip.end();
  const output = Readable.from(zip.outputStream);
  sheet.once("error", (error) => output.destroy(error));
  try {
    for await (const chunk of output) if (chunk instanceof Uint8Array) yield chunk;
  } finally {
    // A reader that stops early stops the queries.
    sheet.destroy();
  }
}

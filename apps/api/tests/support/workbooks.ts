import { zipOf } from "./zip-files.ts";

const RELATION = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** A sheet of a workbook: the XML of its rows, and its name and state where they matter. */
export interface GivenSheet {
  readonly rows: string;
  readonly name?: string;
  readonly state?: "hidden" | "veryHidden";
  /** The XML of its columns. */
  readonly columns?: string;
}

const sheetOf = ({ name, state }: GivenSheet, id: number): string =>
  `<sheet name="${name ?? `Sheet ${id}`}" sheetId="${id}"${state ? ` state="${state}"` : ""} r:id="rId${id}"/>`;

/** A workbook with the given sheets, and other parts by their paths. */
export function workbookWith(
  sheets: readonly GivenSheet[],
  parts: Readonly<Record<string, string>> = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const numbered = sheets.map((sheet, index) => ({ sheet, id: index + 1 }));
  const files = {
    "xl/workbook.xml": `<workbook xmlns:r="${RELATION}"><sheets>${numbered
      .map(({ sheet, id }) => sheetOf(sheet, id))
      .join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${numbered
      .map(
        ({ id }) =>
          `<Relationship Id="rId${id}" Type="${RELATION}/worksheet" Target="worksheets/sheet${id}.xml"/>`,
      )
      .join("")}</Relationships>`,
    ...Object.fromEntries(
      numbered.map(({ sheet, id }) => [
        `xl/worksheets/sheet${id}.xml`,
        `<worksheet>${sheet.columns ?? ""}<sheetData>${sheet.rows}</sheetData></worksheet>`,
      ]),
    ),
    ...parts,
  };
  return zipOf(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])));
}

/** A workbook whose sheets have the given XML as their rows. */
export const workbookOf = (...sheets: readonly string[]): Promise<Uint8Array<ArrayBuffer>> =>
  workbookWith(sheets.map((rows) => ({ rows })));

/** The XML of a row with cells from column A on: texts, numbers, and cells as their attributes with what stands in them. */
export function rowXml(
  row: number,
  ...cells: readonly (string | number | readonly [string, string])[]
): string {
  const xml = cells.map((cell, index) => {
    const reference = `r="${String.fromCodePoint(65 + index)}${row}"`;
    if (typeof cell === "string") return `<c ${reference} t="inlineStr"><is><t>${cell}</t></is></c>`;
    if (typeof cell === "number") return `<c ${reference}><v>${cell}</v></c>`;
    return `<c ${reference} ${cell[0]}>${cell[1]}</c>`;
  });
  return `<row r="${row}">${xml.join("")}</row>`;
}

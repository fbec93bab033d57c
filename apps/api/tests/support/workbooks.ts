import { zipOf } from "./zip-files.ts";

const RELATION = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** A workbook whose sheets have the given XML as their rows. */
export function workbookOf(...sheets: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const numbers = sheets.map((_, index) => index + 1);
  const files = {
    "xl/workbook.xml": `<workbook xmlns:r="${RELATION}"><sheets>${numbers
      .map((id) => `<sheet name="Sheet ${id}" sheetId="${id}" r:id="rId${id}"/>`)
      .join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${numbers
      .map(
        (id) =>
          `<Relationship Id="rId${id}" Type="${RELATION}/worksheet" Target="worksheets/sheet${id}.xml"/>`,
      )
      .join("")}</Relationships>`,
    ...Object.fromEntries(
      sheets.map((rows, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  };
  return zipOf(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])));
}

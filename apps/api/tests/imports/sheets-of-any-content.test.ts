import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openSheet } from "../../src/sheets/read-sheet.ts";
import { ImportError } from "../../src/sheets/sheet-fault.ts";
import { rowXml, workbookWith } from "../support/workbooks.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sheets-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Whether a file of any content is read, or refused with its reason. */
async function isAnswered(content: string | Uint8Array): Promise<boolean> {
  const file = join(folder, "any");
  await writeFile(file, content);
  try {
    const { reading, lines } = await openSheet(file);
    let last = 0;
    for await (const { line } of lines) {
      expect(line).toBeGreaterThan(last);
      last = line;
    }
    return reading.top.length > 0 && reading.heading_row > 0;
  } catch (error) {
    return error instanceof ImportError;
  }
}

const piece = fc.constantFrom(
  ",",
  ";",
  "\t",
  "\n",
  "\r\n",
  '"',
  '""',
  "1+",
  "Price",
  "Name",
  "1.234",
  "٣٫٥",
  " ",
);

test("D-32 a text file of any content is read or refused", async () => {
  const texts = fc.array(fc.oneof(piece, fc.string({ unit: "binary", maxLength: 6 })), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(texts, async (parts) => {
      expect(await isAnswered(parts.join(""))).toBe(true);
    }),
    { numRuns: 300 },
  );
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
      expect(await isAnswered(bytes)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

const cell = fc.oneof(
  fc.double(),
  fc.constantFrom("Name", "Price", "#N/A"),
  fc.tuple(
    fc.constantFrom('s="0"', 's="1"', 's="99"', 't="s"', 't="e"', 't="b"', 't="d"', 't="?"'),
    fc.constantFrom(
      "<v>1</v>",
      "<v></v>",
      "<f>A1</f>",
      "<f/><v>x</v>",
      "<v>1e400</v>",
      "<is><t>&amp;</t></is>",
      "<v>",
    ),
  ),
);

test("D-32 a workbook with cells and formats of any kind is read or refused", async () => {
  const formats = fc.oneof(
    fc.constantFrom(
      "00000",
      "0.00%",
      "yyyy-mm-dd",
      "[h]:mm",
      "# ?/?",
      '0 "pcs"',
      "General;",
      "@",
      "[Red]0;;",
    ),
    fc.string({ maxLength: 8 }).map((text) => text.replaceAll(/[<>&"]/g, "")),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 6 }),
      formats,
      async (rows, format) => {
        const xml = rows.map((cells, index) => rowXml(index + 1, ...cells)).join("");
        const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="${format.replaceAll('"', "&quot;")}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs></styleSheet>`;
        const workbook = await workbookWith([{ rows: xml }], { "xl/styles.xml": styles });
        expect(await isAnswered(workbook)).toBe(true);
      },
    ),
    { numRuns: 200 },
  );
});

import { expect, test } from "vitest";

import type { SheetCell } from "./sheet-csv.ts";
import { writeSheet } from "./write-sheet.ts";

const ROWS = 1000;

test.for(["csv", "xlsx"] as const)(
  "D-115 parts of eight sheets as %s are made one at a time, and others have their turns meanwhile",
  async (format) => {
    let running = 0;
    let most = 0;
    async function* rows(): AsyncGenerator<SheetCell[][]> {
      for (let batch = 0; batch < 3; batch += 1) {
        running += 1;
        most = Math.max(most, running);
        await new Promise(setImmediate);
        running -= 1;
        yield Array.from({ length: ROWS }, (_, at) => [`row ${at}`]);
      }
    }
    let turns = 0;
    let isDone = false;
    const count = (): void => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    const sizes = await Promise.all(
      Array.from({ length: 8 }, async () => {
        let bytes = 0;
        for await (const chunk of writeSheet(rows(), { name: "s", format, locale: "en" }).content)
          bytes += chunk.length;
        return bytes;
      }),
    );
    isDone = true;
    expect(most).toBe(1);
    // At least one for each fifty rows of each sheet.
    expect(turns).toBeGreaterThan((8 * 3 * ROWS) / 50);
    expect(Math.min(...sizes)).toBeGreaterThan(0);
  },
);

async function* twoRows(): AsyncGenerator<SheetCell[][]> {
  yield [["a"]];
  yield [["b"]];
}

test("D-115 a sheet that nobody reads on keeps no other one waiting", async () => {
  const options = { name: "s", format: "csv", locale: "en" } as const;
  const [idle, read] = [writeSheet(twoRows(), options), writeSheet(twoRows(), options)];
  const first = idle.content[Symbol.asyncIterator]();
  await first.next();
  const text: string[] = [];
  for await (const chunk of read.content) text.push(Buffer.from(chunk).toString());
  expect(text.join("")).toContain("b");
  await first.return?.();
});

import type { Queries } from "../../../database/database.ts";
import type { RawLine } from "../../../sheets/read-sheet.ts";
import type { ImportRow } from "../imports.table.ts";
import { findLinesByNumber, findRawLines, findRepeated } from "../lines/import-lines.repository.ts";
import type { ReadingRules } from "../lines/line-values.ts";
import type { TierRows } from "../lines/tier-rows.ts";
import type { Step } from "../run-step.ts";
import { matchProducts } from "./match-products.ts";
import { SamePartLines } from "./same-part.ts";
import { Variants } from "./variants.ts";

/** Lines that are read at a time. */
const STEP = 500;

/** Reads the lines of an import whose part numbers stand in several of them; of a product with several rows its first one. */
export async function readSameParts(
  queries: Queries,
  { id, fields }: Pick<ImportRow, "id" | "fields">,
  rules: ReadingRules,
  { worker, throttle, tierRows }: Pick<Step, "worker" | "throttle"> & { readonly tierRows: TierRows | null },
): Promise<SamePartLines> {
  const found = new SamePartLines();
  const column = fields.indexOf("part_number");
  const repeated = column === -1 ? [] : await findRepeated(queries, id, column);
  const lines = repeated
    .flatMap((one) => one.lines)
    .filter((line) => !tierRows?.firstOf(line))
    .toSorted((one, other) => one - other);
  const variants = new Variants();
  const add = async (raw: readonly RawLine[]): Promise<void> => {
    const read = (await worker.parse(raw, rules)).map((one) => variants.named(one));
    const matches = await matchProducts(
      queries,
      read.map(({ values }) => values),
    );
    for (const [index, one] of read.entries()) {
      const match = matches[index];
      if (match && !tierRows?.firstOf(one.line)) found.add(one, match);
    }
    await throttle.turn();
  };
  if (lines.length === 0) return found;
  if (!fields.includes("handle")) {
    for (let start = 0; start < lines.length; start += STEP) {
      const rows = await findLinesByNumber(queries, id, lines.slice(start, start + STEP));
      await add(rows.map(({ line, cells }) => ({ line, cells })));
    }
    return found;
  }
  // Rows of a common handle are named after its first one, which may stand anywhere above.
  let last = 0;
  let raw: readonly RawLine[];
  do {
    raw = await findRawLines(queries, id, last, STEP);
    last = raw.at(-1)?.line ?? last;
    await add(raw);
  } while (raw.length > 0);
  return found;
}

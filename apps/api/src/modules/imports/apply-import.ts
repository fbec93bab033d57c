import type { Admin } from "@shop/contract/entities/user.ts";

import type { Queries } from "../../database/database.ts";
import { createGroups } from "./create-groups.ts";
import { readGroups } from "./group-index.ts";
import { countOutcomes, lastLine } from "./import-lines.repository.ts";
import { noCounts } from "./imports.repository.ts";
import type { ImportRow } from "./imports.table.ts";
import type { FindPictures } from "./line-pictures.ts";
import { missingKey } from "./missing-key.ts";
import type { Pace } from "./pace.ts";
import { replanLines } from "./replan.ts";
import { type CreatedGroup, findOutdated, lockProductsOf, writePlans } from "./write-plans.ts";

/** Parts of the work on a line: comparing its plan with the products, writing it; the rest is its search document. */
const COMPARING = 0.1;
const WRITING = 0.4;

/** Writes the plans of all accepted lines in one transaction; those whose products have changed since the check are planned again. Returns the counts that hold now, and the groups that it created. */
export async function runApply(
  transaction: Queries,
  row: ImportRow,
  { admin, pace, pictures }: { readonly admin: Admin; readonly pace: Pace; readonly pictures: FindPictures },
): Promise<Pick<ImportRow, "counts" | "createdGroups">> {
  const importId = row.id;
  const createdGroups = row.createGroups
    ? await createGroups(transaction, row.missingGroups, { admin, pace })
    : [];
  const index = await readGroups(transaction, row);
  const groups = row.missingGroups.flatMap((missing): CreatedGroup[] => {
    const found = index.find(missing);
    if (!row.createGroups || found === null || !("group" in found)) return [];
    const { subCategory } = found.group;
    return [
      { key: missingKey(missing), category_id: subCategory.categoryId, sub_category_id: subCategory.id },
    ];
  });
  await lockProductsOf(transaction, importId, pace);
  const last = await lastLine(transaction, importId);
  await pace.ranges(
    last,
    async (after, to) => {
      const lines = await findOutdated(transaction, { importId, after, to }, groups);
      await replanLines(transaction, importId, lines, { groups: index, pictures });
    },
    COMPARING,
  );
  await pace.ranges(
    last,
    (after, to) => writePlans(transaction, { importId, after, to }, { admin, groups }),
    WRITING,
  );
  const counts = { ...noCounts, warned: row.counts.warned };
  for (const { outcome, lines } of await countOutcomes(transaction, importId)) {
    if (outcome) counts[outcome] = lines;
  }
  return { counts, createdGroups };
}

import { ApiError } from "@shop/contract/api-error.ts";
import {
  type ImportPictures,
  type GroupMapping,
  type MappedGroup,
  MAX_LISTED_FILES,
  type ProductImport,
} from "@shop/contract/imports/product-import.ts";
import { isCostAmount } from "@shop/domain/catalogue/product-fields.ts";
import type { ColumnField } from "@shop/domain/sheets/sheet-fields.ts";
import type { DecimalMark } from "@shop/domain/sheets/sheet-numbers.ts";
import { tierFault } from "@shop/domain/sheets/tier-columns.ts";

import type { Queries } from "../../database/database.ts";
import { runCheck } from "./check-import.ts";
import type { ImportSteps } from "./import-steps.ts";
import { moveImport, noCounts } from "./imports.repository.ts";
import { type ImportRow, noJumps } from "./imports.table.ts";
import { noneAsked } from "./lines/asked-lines.ts";
import { pictureFinder } from "./lines/line-pictures.ts";
import { missingKey } from "./matching/missing-key.ts";
import { findPictures } from "./pictures/import-pictures.repository.ts";
import { zipPictures } from "./pictures/zip-pictures.ts";
import type { Step } from "./run-step.ts";
import type { WritingSteps } from "./writing/writing-steps.ts";

/** How the columns of a sheet are read. */
export interface CheckRequest {
  readonly fields: readonly (ColumnField | null)[];
  readonly decimal: DecimalMark;
  readonly cost_rate: string | null;
  readonly create_groups: boolean;
  /** Whether lines without the stock that the sheet was made from set that of products of the shop. */
  readonly set_stock: boolean;
  /** Whether products are sold in the packs that their names tell, where nothing says how they are sold. */
  readonly set_packs: boolean;
  /** Whether products get the specifications that their part numbers state, where nothing else states them. */
  readonly set_specifications: boolean;
  /** In place of the stored ones. */
  readonly mapped_groups?: readonly GroupMapping[] | undefined;
}

/** Mapped groups without their lines, each once. */
const uncounted = (given: readonly GroupMapping[]): MappedGroup[] => [
  ...new Map(given.map((one) => [missingKey(one), { ...one, lines: 0 }])).values(),
];

const withUnused = (pictures: ImportPictures, unused: readonly string[]): ImportPictures => ({
  ...pictures,
  unused: unused.slice(0, MAX_LISTED_FILES),
  unused_count: unused.length,
});

/** Throws invalid for columns that are none of a sheet's, or are read as one field twice. */
function requireColumns(fields: CheckRequest["fields"], { headers }: Pick<ImportRow, "headers">): void {
  const given = fields.filter((field) => field !== null);
  const isFit = fields.length === headers.length && given.length > 0 && new Set(given).size === given.length;
  if (!isFit || tierFault(fields)) throw new ApiError("invalid", { errors: { fields: "bad_value" } });
}

/** What an import keeps of a request, without what an earlier check has found. */
const requested = ({
  fields,
  decimal,
  cost_rate: rate,
  create_groups: createGroups,
  set_stock: setStock,
  set_packs: setPacks,
  set_specifications: setSpecifications,
  mapped_groups: mapped,
}: CheckRequest) => ({
  state: "checking" as const,
  fields,
  decimal,
  costRate: fields.some(isCostAmount) ? rate : null,
  createGroups,
  setStock,
  setPacks,
  setSpecifications,
  ...noneAsked,
  counts: noCounts,
  missingGroups: [],
  priceJumps: noJumps,
  ...(mapped && { mappedGroups: uncounted(mapped) }),
});

/** Checks the lines of an import, and stores what was found. */
async function check(
  queries: Queries,
  started: ImportRow,
  step: Step,
  findStored: WritingSteps["findStored"],
): Promise<void> {
  const zip = zipPictures(await findPictures(queries, started.id));
  const { asked, ...checked } = await runCheck(queries, started, {
    ...step,
    pictures: pictureFinder(await findStored(), zip),
  });
  const pictures = started.pictures && withUnused(started.pictures, zip.unused());
  await moveImport(queries, started.id, ["checking"], {
    state: "checked",
    ...checked,
    ...asked,
    pictures,
    done: 0,
  });
}

/** Creates the function that starts the check of an import. */
export const checkStarter =
  (queries: Queries, { row, start }: ImportSteps, findStored: WritingSteps["findStored"]) =>
  async (id: number, request: CheckRequest): Promise<ProductImport> => {
    requireColumns(request.fields, await row(id));
    return start(id, ["uploaded", "checked"], requested(request), (started, step) =>
      check(queries, started, step, findStored),
    );
  };

import { ApiError } from "@shop/contract/api-error.ts";
import type { ImportState, ProductImport } from "@shop/contract/imports/product-import.ts";

import type { Queries } from "../../database/database.ts";
import type { ImportRuns } from "./import-runs.ts";
import { toImport } from "./imports.mapper.ts";
import { findImport, moveImport } from "./imports.repository.ts";
import type { ImportRow } from "./imports.table.ts";
import type { StepWork } from "./run-step.ts";
import { notAllowed } from "./writing/writing-steps.ts";

/** What starts the steps of an import. */
export interface ImportSteps {
  /** The import with the progress of its step; throws not_found. */
  readonly row: (id: number) => Promise<ImportRow>;
  /** Starts a step of an import that is in one of some states; throws not_found and state_not_allowed. */
  readonly start: (
    id: number,
    from: readonly ImportState[],
    change: Parameters<typeof moveImport>[3],
    work: StepWork,
    cleanUp?: () => Promise<void>,
  ) => Promise<ProductImport>;
}

/** Creates what starts the steps of imports. */
export function importSteps(queries: Queries, runs: ImportRuns): ImportSteps {
  const row = async (id: number): Promise<ImportRow> => {
    const found = await findImport(queries, id);
    if (!found) throw new ApiError("not_found");
    return runs.current(found);
  };

  return {
    row,
    start: async (id, from, change, work, cleanUp) => {
      const { state } = await row(id);
      if (!from.includes(state)) throw notAllowed();
      const fresh = { fault: null, done: 0, isStopping: false, isWaiting: false };
      const begin = () => moveImport(queries, id, from, { ...fresh, ...change });
      const started = await runs.start(id, begin, work, cleanUp);
      if (!started) throw notAllowed();
      return toImport(started);
    },
  };
}

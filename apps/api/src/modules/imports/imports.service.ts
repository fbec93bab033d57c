import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { LineFilter, ProductImport } from "@shop/contract/imports/product-import.ts";
import type { Logger } from "pino";

import type { Database } from "../../database/database.ts";
import type { UploadFolder } from "../../uploads/upload-folder.ts";
import type { Catalogue } from "../catalogue/catalogue.service.ts";
import type { SearchIndex } from "../find/engine/search-index.ts";
import type { PictureStore } from "../media/picture-store.ts";
import { type ImportReading, importReading } from "./import-reading.ts";
import { importRuns } from "./import-runs.ts";
import { importSteps } from "./import-steps.ts";
import { canStop, hasLines, toImport } from "./imports.mapper.ts";
import { findImports, findRunning, moveImport, runningStates } from "./imports.repository.ts";
import type { ImportRow } from "./imports.table.ts";
import { findLines } from "./lines/import-lines.repository.ts";
import type { ImportLineRow } from "./lines/import-lines.table.ts";
import { type CheckRequest, checkStarter } from "./start-check.ts";
import { prepareApply } from "./writing/apply-import.ts";
import { createGroups } from "./writing/create-groups.ts";
import { planUndo } from "./writing/undo-import.ts";
import { notAllowed, writingSteps } from "./writing/writing-steps.ts";

/** Imports of products; each throws not_found for an unknown id, and state_not_allowed where the import is in another state. */
export interface ImportService extends ImportReading {
  readonly list: (before: number | undefined, limit: number) => Promise<ImportRow[]>;
  readonly read: (id: number) => Promise<ProductImport>;
  readonly row: (id: number) => Promise<ImportRow>;
  /** Lines of an import that exists. */
  readonly lines: (
    id: number,
    part: { readonly filter?: LineFilter | undefined; readonly after: number; readonly limit: number },
  ) => Promise<ImportLineRow[]>;
  readonly check: (id: number, request: CheckRequest) => Promise<ProductImport>;
  /** Throws invalid where prices jump against the stored ones and that is not accepted. */
  readonly apply: (id: number, admin: Admin, acceptsJumps: boolean) => Promise<ProductImport>;
  readonly undo: (id: number, admin: Admin) => Promise<ProductImport>;
  readonly cancel: (id: number) => Promise<ProductImport>;
  /** Ends the steps whose processes have died, and completes those in the background that have changed products. */
  readonly resume: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Dependencies of {@link importService}. */
export interface ImportDependencies {
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly pictures: Pick<PictureStore, "store" | "findStored">;
  readonly uploads: UploadFolder;
  /** What searches find products by. */
  readonly searchIndex: Pick<SearchIndex, "followed">;
  readonly logger: Logger;
}

/** Creates the service of imports. */
export function importService({
  database,
  catalogue,
  pictures: store,
  uploads,
  searchIndex,
  logger,
}: ImportDependencies): ImportService {
  const { queries } = database;
  const { findStored, findPicturesOf, applyAll, undoAll, beginWriting } = writingSteps({
    database,
    catalogue,
    pictures: store,
    searchIndex,
    logger,
  });
  const runs = importRuns(database, logger, (found, step) =>
    found.state === "applying" ? applyAll(found, step) : undoAll(found, step),
  );
  const steps = importSteps(queries, runs);
  const { row, start } = steps;

  return {
    list: async (before, limit) => {
      const found: ImportRow[] = [];
      for (const one of await findImports(queries, before, limit)) found.push(await runs.current(one));
      return found;
    },
    row,
    read: async (id) => toImport(await row(id)),
    lines: (id, part) => findLines(queries, id, part),
    ...importReading({ queries, uploads, pictures: store, runs, steps }),
    check: checkStarter(queries, steps, findStored),
    apply: async (id, admin, acceptsJumps) => {
      const { state, priceJumps } = await row(id);
      if (state === "checked" && priceJumps.jumps.length > 0 && !acceptsJumps) {
        throw new ApiError("invalid", { errors: { accept_price_jumps: "required" } });
      }
      return start(id, ["checked"], { state: "applying", actor: admin }, async (started, step) => {
        await prepareApply(queries, started, { ...step, pictures: await findPicturesOf(id) });
        const begun = await beginWriting(started, async (transaction) => ({
          createdGroups: started.createGroups
            ? await createGroups(transaction, started.missingGroups, { admin, throttle: step.throttle })
            : [],
        }));
        await applyAll(begun, step);
      });
    },
    undo: async (id, admin) => {
      if (!hasLines(await row(id))) throw notAllowed();
      return start(id, ["applied"], { state: "undoing", actor: admin }, async (started, step) => {
        await planUndo(queries, started, step.throttle);
        await undoAll(await beginWriting(started), step);
      });
    },
    cancel: async (id) => {
      const found = await row(id);
      const { state } = found;
      if (runningStates.includes(state)) {
        if (!canStop(found)) throw notAllowed();
        await moveImport(queries, id, [state], { isStopping: true });
        runs.stop(id);
        return toImport(await row(id));
      }
      const cancelled = await moveImport(queries, id, ["uploaded", "checked"], {
        state: "cancelled",
        fault: null,
      });
      if (!cancelled) throw notAllowed();
      return toImport(cancelled);
    },
    resume: async () => {
      for (const one of await findRunning(queries)) await runs.current(one);
    },
    close: runs.close,
  };
}

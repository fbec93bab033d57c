import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import {
  type ImportPictures,
  type GroupMapping,
  type ImportState,
  type LineFilter,
  type MappedGroup,
  MAX_LISTED_FILES,
  type ProductImport,
} from "@shop/contract/imports/product-import.ts";
import { isCostAmount } from "@shop/domain/catalogue/product-fields.ts";
import type { ColumnField } from "@shop/domain/sheets/sheet-fields.ts";
import type { DecimalMark } from "@shop/domain/sheets/sheet-numbers.ts";
import { tierFault } from "@shop/domain/sheets/tier-columns.ts";
import type { Logger } from "pino";

import type { Database } from "../../database/database.ts";
import type { ReadingChoice } from "../../sheets/read-sheet.ts";
import type { UploadFolder } from "../../uploads/upload-folder.ts";
import type { Catalogue } from "../catalogue/catalogue.service.ts";
import type { PictureStore } from "../media/picture-store.ts";
import { runCheck } from "./check-import.ts";
import { storeFile } from "./import-files.repository.ts";
import { importRuns, type Step } from "./import-runs.ts";
import { canStop, hasLines, readableStates, toImport } from "./imports.mapper.ts";
import {
  findImport,
  findImports,
  findRunning,
  insertImport,
  moveImport,
  noCounts,
  runningStates,
} from "./imports.repository.ts";
import { type ImportRow, noJumps } from "./imports.table.ts";
import { findLines } from "./lines/import-lines.repository.ts";
import type { ImportLineRow } from "./lines/import-lines.table.ts";
import { pictureFinder } from "./lines/line-pictures.ts";
import { missingKey } from "./matching/missing-key.ts";
import { findPictures, replacePictures } from "./pictures/import-pictures.repository.ts";
import { runReadPictures } from "./pictures/read-pictures.ts";
import { zipPictures } from "./pictures/zip-pictures.ts";
import { readingAgain, runReadAgain } from "./read-again.ts";
import { runRead } from "./read-import.ts";
import { fileNameOf, withUpload } from "./uploads.ts";
import { prepareApply } from "./writing/apply-import.ts";
import { createGroups } from "./writing/create-groups.ts";
import { planUndo } from "./writing/undo-import.ts";
import { notAllowed, writingSteps } from "./writing/writing-steps.ts";

/** How the columns of a sheet are read. */
interface CheckRequest {
  readonly fields: readonly (ColumnField | null)[];
  readonly decimal: DecimalMark;
  readonly cost_rate: string | null;
  readonly create_groups: boolean;
  /** Whether lines without the stock that the sheet was made from set that of products of the shop. */
  readonly set_stock: boolean;
  /** In place of the stored ones. */
  readonly mapped_groups?: readonly GroupMapping[] | undefined;
}

/** Imports of products; each throws not_found for an unknown id, and state_not_allowed where the import is in another state. */
export interface ImportService {
  readonly list: (before: number | undefined, limit: number) => Promise<ImportRow[]>;
  readonly read: (id: number) => Promise<ProductImport>;
  readonly row: (id: number) => Promise<ImportRow>;
  /** Lines of an import that exists. */
  readonly lines: (
    id: number,
    part: { readonly filter?: LineFilter | undefined; readonly after: number; readonly limit: number },
  ) => Promise<ImportLineRow[]>;
  /** Stores an uploaded sheet, and reads it in the background. */
  readonly create: (file: Blob, admin: Admin) => Promise<ProductImport>;
  /** Reads the stored file in another way, in the background. */
  readonly readAgain: (id: number, choice: ReadingChoice, admin: Admin) => Promise<ProductImport>;
  /** Stores the pictures of a ZIP in the background, in place of those of an earlier one. */
  readonly addPictures: (id: number, file: Blob) => Promise<ProductImport>;
  readonly removePictures: (id: number) => Promise<ProductImport>;
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
  readonly logger: Logger;
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

/** Creates the service of imports. */
export function importService({
  database,
  catalogue,
  pictures: store,
  uploads,
  logger,
}: ImportDependencies): ImportService {
  const { queries } = database;
  const { findStored, findPicturesOf, applyAll, undoAll, beginWriting } = writingSteps({
    database,
    catalogue,
    pictures: store,
  });
  const runs = importRuns(database, logger, (found, step) =>
    found.state === "applying" ? applyAll(found, step) : undoAll(found, step),
  );

  const row = async (id: number): Promise<ImportRow> => {
    const found = await findImport(queries, id);
    if (!found) throw new ApiError("not_found");
    return runs.current(found);
  };
  /** Starts a step of an import that is in one of some states. */
  const start = async (
    id: number,
    from: readonly ImportState[],
    change: Parameters<typeof moveImport>[3],
    work: (started: ImportRow, step: Step) => Promise<void>,
    cleanUp?: () => Promise<void>,
  ): Promise<ProductImport> => {
    const { state } = await row(id);
    if (!from.includes(state)) throw notAllowed();
    const fresh = { fault: null, done: 0, isStopping: false, isWaiting: false };
    const begin = () => moveImport(queries, id, from, { ...fresh, ...change });
    const started = await runs.start(id, begin, work, cleanUp);
    if (!started) throw notAllowed();
    return toImport(started);
  };

  return {
    list: async (before, limit) => {
      const found: ImportRow[] = [];
      for (const one of await findImports(queries, before, limit)) found.push(await runs.current(one));
      return found;
    },
    row,
    read: async (id) => toImport(await row(id)),
    lines: (id, part) => findLines(queries, id, part),
    create: (file, admin) =>
      withUpload(uploads, file, async (path, cleanUp) => {
        const created = await insertImport(queries, {
          fileName: fileNameOf(file),
          state: "reading",
          adminId: admin.id,
          by: admin.email,
        });
        const started = await runs.start(
          created.id,
          () => Promise.resolve(created),
          async (begun, step) => {
            await storeFile(queries, begun.id, path);
            await runRead(queries, begun, { file: path, admin }, step);
          },
          cleanUp,
        );
        return toImport(started ?? created);
      }),
    readAgain: async (id, choice, admin) => {
      const { reading } = await row(id);
      if (!reading) throw notAllowed();
      return start(id, readableStates, readingAgain, (started, step) =>
        runReadAgain(queries, started, choice, { ...step, uploads, admin }),
      );
    },
    addPictures: (id, file) =>
      withUpload(uploads, file, (path, cleanUp) => {
        const upload = { path, fileName: fileNameOf(file) };
        return start(
          id,
          ["uploaded", "checked"],
          { state: "unpacking" },
          (started, step) =>
            runReadPictures(queries, started, upload, {
              ...step,
              store: store.store,
              withFolder: uploads.withFolder,
            }),
          cleanUp,
        );
      }),
    removePictures: async (id) => {
      await row(id);
      const removed = await queries.transaction(async (transaction) => {
        await replacePictures(transaction, id, []);
        const moved = await moveImport(transaction, id, ["uploaded", "checked"], {
          state: "uploaded",
          fault: null,
          pictures: null,
        });
        if (!moved) throw notAllowed();
        return moved;
      });
      return toImport(removed);
    },
    check: async (
      id,
      {
        fields,
        decimal,
        cost_rate: rate,
        create_groups: createMissing,
        set_stock: setStock,
        mapped_groups: mapped,
      },
    ) => {
      const { headers } = await row(id);
      const given = fields.filter((field) => field !== null);
      if (fields.length !== headers.length || given.length === 0 || new Set(given).size !== given.length) {
        throw new ApiError("invalid", { errors: { fields: "bad_value" } });
      }
      if (tierFault(fields)) throw new ApiError("invalid", { errors: { fields: "bad_value" } });
      return start(
        id,
        ["uploaded", "checked"],
        {
          state: "checking",
          fields,
          decimal,
          costRate: fields.some(isCostAmount) ? rate : null,
          createGroups: createMissing,
          setStock,
          stockChanges: 0,
          counts: noCounts,
          missingGroups: [],
          priceJumps: noJumps,
          ...(mapped && { mappedGroups: uncounted(mapped) }),
        },
        async (started, step) => {
          const zip = zipPictures(await findPictures(queries, id));
          const checked = await runCheck(queries, started, {
            ...step,
            pictures: pictureFinder(await findStored(), zip),
          });
          const pictures = started.pictures && withUnused(started.pictures, zip.unused());
          await moveImport(queries, id, ["checking"], {
            state: "checked",
            ...checked,
            pictures,
            done: 0,
          });
        },
      );
    },
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

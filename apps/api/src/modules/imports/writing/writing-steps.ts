import { existsSync } from "node:fs";
import { join } from "node:path";

import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { ImportState } from "@shop/contract/imports/product-import.ts";
import { PICTURE_WIDTHS, pictureFile } from "@shop/domain/pictures/pictures.ts";
import type { Logger } from "pino";

import type { Database, Queries } from "../../../database/database.ts";
import type { Catalogue } from "../../catalogue/catalogue.service.ts";
import type { SearchIndex } from "../../find/engine/search-index.ts";
import { demoMedia } from "../../media/media.routes.ts";
import type { PictureStore } from "../../media/picture-store.ts";
import { countLines, moveImport } from "../imports.repository.ts";
import type { ImportRow } from "../imports.table.ts";
import { type FindPictures, pictureFinder } from "../lines/line-pictures.ts";
import { findPictures } from "../pictures/import-pictures.repository.ts";
import { zipPictures } from "../pictures/zip-pictures.ts";
import type { Step } from "../run-step.ts";
import { applyLines } from "./apply-import.ts";
import { endUndo, undoAllLines } from "./undo-import.ts";

/** The error of a step that the state of an import does not allow. */
export const notAllowed = (): ApiError =>
  new ApiError("state_not_allowed", { message: "The import is not in a state for that." });

/** The administrator who started the running step. */
const actorOf = ({ id, actor }: ImportRow): Admin => {
  if (!actor) throw new Error(`Nobody has started the step of import ${id}.`);
  return actor;
};

/** What the steps of imports that change products work with. */
export interface WritingDependencies {
  readonly database: Pick<Database, "queries" | "analyze">;
  readonly catalogue: Pick<Catalogue, "change">;
  readonly pictures: Pick<PictureStore, "findStored">;
  readonly searchIndex: Pick<SearchIndex, "followed">;
  readonly logger: Pick<Logger, "error">;
}

/** The steps of imports that change products. */
export interface WritingSteps {
  /** Whether a picture is stored, or one of the demonstration's. */
  readonly findStored: () => Promise<(key: string) => boolean>;
  /** The pictures that lines of an import may name. */
  readonly findPicturesOf: (id: number) => Promise<FindPictures>;
  /** Writes what an import has not written yet, after its first change. */
  readonly applyAll: (found: ImportRow, step: Step) => Promise<void>;
  /** Undoes what an import has not undone yet, after the first change. */
  readonly undoAll: (found: ImportRow, step: Step) => Promise<void>;
  /** Marks a step as one that changes products, with the first change. */
  readonly beginWriting: (
    started: ImportRow,
    first?: (transaction: Queries) => Promise<Parameters<typeof moveImport>[3]>,
  ) => Promise<ImportRow>;
}

/** Creates the steps. */
export function writingSteps({
  database,
  catalogue,
  pictures: store,
  searchIndex,
  logger,
}: WritingDependencies): WritingSteps {
  const { queries } = database;
  const findStored = async (): Promise<(key: string) => boolean> => {
    const isStored = await store.findStored();
    return (key) =>
      isStored(key) || existsSync(join(demoMedia(), pictureFile(key, PICTURE_WIDTHS[0], "webp")));
  };

  /** Ends a step that has written its lines: stores its result, refreshes the planner's statistics, and waits until searches find what has changed. */
  const end = async (
    { id, state: from }: Pick<ImportRow, "id" | "state">,
    next: ImportState,
    result: (transaction: Queries) => Promise<Parameters<typeof moveImport>[3]>,
  ): Promise<void> => {
    await catalogue.change(async (transaction, touch) => {
      const ended = { ...(await result(transaction)), written: null, actor: null };
      // A node that has lost its lock does not commit.
      if (!(await moveImport(transaction, id, [from], ended))) throw notAllowed();
      touch("everything");
    });
    await database.analyze();
    // The products are stored whatever becomes of the index.
    await searchIndex.followed().catch((error: unknown) => {
      logger.error({ err: error }, "the search index has not followed an import");
    });
    await catalogue.change(async (transaction, touch) => {
      await moveImport(transaction, id, [from], { state: next, done: 0, isStopping: false });
      touch("everything");
    });
  };

  const findPicturesOf = async (id: number): Promise<FindPictures> =>
    pictureFinder(await findStored(), zipPictures(await findPictures(queries, id)));

  async function applyAll(found: ImportRow, step: Step): Promise<void> {
    step.committed();
    const pictures = await findPicturesOf(found.id);
    await applyLines(queries, found, { ...step, admin: actorOf(found), pictures });
    await end(found, "applied", async (transaction) => ({
      counts: await countLines(transaction, found),
      appliedAt: new Date(),
    }));
  }

  async function undoAll(found: ImportRow, step: Step): Promise<void> {
    step.committed();
    const tools = { ...step, admin: actorOf(found) };
    await undoAllLines(queries, found, tools);
    await end(found, "undone", async (transaction) => ({
      undo: await endUndo(transaction, found, tools),
      undoneAt: new Date(),
    }));
  }

  const beginWriting = (
    { id, state }: ImportRow,
    first: (transaction: Queries) => Promise<Parameters<typeof moveImport>[3]> = () => Promise.resolve({}),
  ): Promise<ImportRow> =>
    queries.transaction(async (transaction) => {
      const begun = await moveImport(transaction, id, [state], {
        ...(await first(transaction)),
        written: 0,
      });
      if (!begun) throw notAllowed();
      return begun;
    });

  return { findStored, findPicturesOf, applyAll, undoAll, beginWriting };
}

import type { LineFilter, ProductImport } from "@shop/contract/imports/product-import.ts";
import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import type { RequestBody } from "../../call.ts";
import { firstPageParam, nextPageParam } from "../../cursor-pages.ts";
import { adminKeys } from "../admins/session.ts";
import { invalidateCatalogue } from "../invalidate.ts";
import { upload } from "../upload.ts";

/** How often an open page asks for the progress of a running step. */
const PROGRESS_MS = 700;

/** Query and mutation keys of imports. */
const importKeys = {
  all: [...adminKeys.all, "imports"],
  list: () => [...importKeys.all, "list"],
  detail: (id: number) => [...importKeys.all, "detail", id],
  lines: (id: number) => [...importKeys.all, "lines", id],
  linesOf: (id: number, filter: LineFilter | null, state: string) => [...importKeys.lines(id), filter, state],
  upload: () => [...importKeys.all, "upload"],
  pictures: (id: number) => [...importKeys.all, "pictures", id],
  command: (id: number) => [...importKeys.all, "command", id],
} as const;

const running = new Set<ProductImport["state"]>(["reading", "unpacking", "checking", "applying", "undoing"]);

/** Whether a step of an import runs. */
const isRunning = ({ state }: Pick<ProductImport, "state">): boolean => running.has(state);

/** The earlier imports. */
export const importsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: importKeys.list(),
    queryFn: ({ pageParam, signal }) =>
      api.call("listImports", { query: { cursor: pageParam.cursor }, signal }),
    initialPageParam: firstPageParam(),
    getNextPageParam: nextPageParam,
  });

/** One import; asked for again while a step runs. */
export const importQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: importKeys.detail(id),
    queryFn: ({ signal }) => api.call("readImport", { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) => (data && isRunning(data) ? PROGRESS_MS : false),
  });

/** Lines of an import in a state; a null filter means all. */
export const importLinesQuery = (api: Api, id: number, filter: LineFilter | null, state: string) =>
  infiniteQueryOptions({
    queryKey: importKeys.linesOf(id, filter, state),
    queryFn: ({ pageParam, signal }) =>
      api.call("listImportLines", {
        params: { id },
        query: { filter: filter ?? undefined, cursor: pageParam.cursor },
        signal,
      }),
    initialPageParam: firstPageParam(),
    getNextPageParam: nextPageParam,
  });

/** Uploads a sheet; `onProgress` gets the share that is sent. */
export const uploadImportMutation = (onProgress: (share: number) => void) =>
  mutationOptions({
    mutationKey: importKeys.upload(),
    mutationFn: (file: File) => upload("createImport", { body: { file }, onProgress }),
    onSuccess: ({ import: created }, _file, _result, { client }) => show(client, created),
  });

/** Uploads a ZIP of pictures for an import; `onProgress` gets the share that is sent. */
export const uploadPicturesMutation = (id: number, onProgress: (share: number) => void) =>
  mutationOptions({
    mutationKey: importKeys.pictures(id),
    mutationFn: (file: File) =>
      upload("uploadImportPictures", { params: { id: String(id) }, body: { file }, onProgress }),
    onSuccess: ({ import: changed }, _file, _result, { client }) => show(client, changed),
  });

/** A command of the page of an import. */
export type ImportCommand =
  | { readonly name: "checkImport"; readonly body: RequestBody<"checkImport"> }
  | { readonly name: "readImportFile"; readonly body: RequestBody<"readImportFile"> }
  | { readonly name: "applyImport"; readonly acceptsPriceJumps: boolean }
  | { readonly name: "cancelImport" | "undoImport" | "deleteImportPictures" };

const show = (client: QueryClient, found: ProductImport): void => {
  client.setQueryData(importKeys.detail(found.id), found);
  void client.invalidateQueries({ queryKey: importKeys.list() });
};

/** Starts or stops a step of an import. */
export const importCommandMutation = (api: Api, id: number) =>
  mutationOptions({
    mutationKey: importKeys.command(id),
    mutationFn: (command: ImportCommand) => {
      const params = { id };
      switch (command.name) {
        case "checkImport":
          return api.call("checkImport", { params, body: command.body });
        case "readImportFile":
          return api.call("readImportFile", { params, body: command.body });
        case "applyImport":
          return api.call("applyImport", {
            params,
            query: { accept_price_jumps: command.acceptsPriceJumps ? "1" : undefined },
          });
        case "cancelImport":
        case "undoImport":
        case "deleteImportPictures":
          return api.call(command.name, { params });
        default:
          return command satisfies never;
      }
    },
    onSuccess: ({ import: found }, _command, _result, { client }) => show(client, found),
    // Another person may have changed its state.
    onError: (_error, _command, _result, { client }) =>
      client.invalidateQueries({ queryKey: importKeys.detail(id) }),
  });

/** Outdates what shows products after an import was applied or undone. */
export const showImported = (client: QueryClient): void => invalidateCatalogue(client);

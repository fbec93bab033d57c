import { mutationOptions, queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import type { RequestBody } from "../../call.ts";
import { adminKeys } from "../admins/session.ts";
import { invalidateCatalogue } from "../invalidate.ts";
import { upload } from "../upload.ts";

/** Query and mutation keys of attributes; mutations of different dialogs have different keys. */
const attributeKeys = {
  all: [...adminKeys.all, "attributes"],
  list: (deleted: boolean) => [...attributeKeys.all, "list", deleted],
  save: (id: number | null) => [...attributeKeys.all, "save", id],
  delete: (id: number | null) => [...attributeKeys.all, "delete", id],
  restore: () => [...attributeKeys.all, "restore"],
  preview: () => [...attributeKeys.all, "preview"],
  import: () => [...attributeKeys.all, "import"],
  imports: () => [...attributeKeys.all, "imports"],
  undo: () => [...attributeKeys.all, "undo"],
  ofPart: (numbers: PartNumbers) => [...attributeKeys.all, "of-part", numbers],
  merge: (id: number | null) => [...attributeKeys.all, "merge", id],
} as const;

/** All attributes in their order, or all deleted ones. */
export const attributesQuery = (api: Api, deleted = false) =>
  queryOptions({
    queryKey: attributeKeys.list(deleted),
    queryFn: async ({ signal }) =>
      (await api.call("listAttributes", { query: { deleted: deleted ? "only" : undefined }, signal })).data,
  });

/** Part numbers of a product, and the id of its sub category; empty for none. */
interface PartNumbers {
  readonly manufacturerPartNumber: string;
  readonly partNumber: string;
  readonly subCategoryId: string;
}

/** What part numbers say of the specifications of a sub category; asks for nothing without one of them. */
export const partSpecificationsQuery = (api: Api, numbers: PartNumbers) =>
  queryOptions({
    queryKey: attributeKeys.ofPart(numbers),
    queryFn: ({ signal }) =>
      api.call("readPartSpecifications", {
        query: {
          manufacturer_part_number: numbers.manufacturerPartNumber,
          part_number: numbers.partNumber,
          sub_category_id: numbers.subCategoryId,
        },
        signal,
      }),
    enabled: numbers.subCategoryId !== "" && numbers.manufacturerPartNumber + numbers.partNumber !== "",
  });

/** Adds an attribute (`id` null), or changes one. */
export const saveAttributeMutation = (api: Api, id: number | null) =>
  mutationOptions({
    mutationKey: attributeKeys.save(id),
    mutationFn: ({ version, ...body }: RequestBody<"updateAttribute">) =>
      id === null
        ? api.call("createAttribute", { body })
        : api.call("updateAttribute", { params: { id }, body: { ...body, version } }),
    onSuccess: (_answer, _body, _result, { client }) => invalidateCatalogue(client),
  });

/** Deletes an attribute. */
export const deleteAttributeMutation = (api: Api, id: number | null) =>
  mutationOptions({
    mutationKey: attributeKeys.delete(id),
    mutationFn: (target: number) => api.call("deleteAttribute", { params: { id: target } }),
    onSuccess: (_answer, _target, _result, { client }) => invalidateCatalogue(client),
  });

/** Restores a deleted attribute. */
export const restoreAttributeMutation = (api: Api) =>
  mutationOptions({
    mutationKey: attributeKeys.restore(),
    mutationFn: (id: number) => api.call("restoreAttribute", { params: { id } }),
    onSuccess: (_answer, _id, _result, { client }) => invalidateCatalogue(client),
  });

/** Replaces choices of an attribute by another one in all products. */
export const mergeChoicesMutation = (api: Api, id: number | null) =>
  mutationOptions({
    mutationKey: attributeKeys.merge(id),
    mutationFn: (body: RequestBody<"mergeChoices">) =>
      api.call("mergeChoices", { params: { id: id ?? 0 }, body }),
    onSuccess: (_answer, _body, _result, { client }) => invalidateCatalogue(client),
  });

/** Shows what an import of definitions would do; `onProgress` gets the share of the file that is sent. */
export const previewDefinitionsMutation = (onProgress: (share: number) => void) =>
  mutationOptions({
    mutationKey: attributeKeys.preview(),
    mutationFn: (file: File) => upload("previewAttributes", { body: { file }, onProgress }),
  });

/** Imports definitions as they were previewed. */
export const importDefinitionsMutation = () =>
  mutationOptions({
    mutationKey: attributeKeys.import(),
    mutationFn: (body: { readonly file: File; readonly fingerprint: string }) =>
      upload("importAttributes", { body, onProgress: () => {} }),
    onSuccess: (_answer, _body, _result, { client }) => invalidateCatalogue(client),
  });

/** The latest imports of definitions, the newest first. */
export const definitionImportsQuery = (api: Api) =>
  queryOptions({
    queryKey: attributeKeys.imports(),
    queryFn: async ({ signal }) => (await api.call("listDefinitionImports", { signal })).data,
  });

/** Takes an import of definitions back. */
export const undoDefinitionImportMutation = (api: Api) =>
  mutationOptions({
    mutationKey: attributeKeys.undo(),
    mutationFn: (id: number) => api.call("undoDefinitionImport", { params: { id } }),
    onSuccess: (_answer, _id, _result, { client }) => invalidateCatalogue(client),
  });

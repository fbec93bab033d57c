import type { AdminProductFile } from "@shop/contract/product-files/product-file.ts";
import { isStoredFile } from "@shop/domain/product-files/product-files.ts";

import type { Api } from "../../api.ts";
import { errorCodeOrMessage, isUnauthorized, RequestError } from "../../request-error.ts";
import { upload } from "../upload.ts";
import type { FileEntry, FileFailure, FileResult, FileSelection } from "./view.ts";

/** Called with the share of a file that is uploaded, by the key of its entry. */
type OnProgress = (key: number, share: number) => void;

const textsOf = ({ kind, title, title_ar }: FileEntry) => ({
  kind,
  title: title.trim(),
  title_ar: title_ar.trim(),
});

const isLink = ({ file, record }: FileEntry): boolean =>
  file === null && (record === null || !isStoredFile(record.address));

/** Whether a stored list is what a form has. */
function isStored(
  entries: readonly FileEntry[],
  stored: readonly AdminProductFile[],
  ids: readonly number[],
): boolean {
  return (
    entries.length === stored.length &&
    entries.every((entry, index) => {
      const file = stored[index];
      const { kind, title, title_ar } = textsOf(entry);
      return (
        file !== undefined &&
        ids[index] === file.id &&
        kind === file.kind &&
        title === (file.title ?? "") &&
        title_ar === (file.title_ar ?? "") &&
        (!isLink(entry) || entry.address.trim() === file.address)
      );
    })
  );
}

/** The reason for which an upload was refused: that of its file, or that of the request. */
const reasonOf = (error: unknown): string =>
  (error instanceof RequestError && error.errors["file"]) || errorCodeOrMessage(error);

/** The failures of a list, by the entries whose values were refused; of all where the reason is another. */
function listFailures(entries: readonly FileEntry[], error: unknown): FileFailure[] {
  const errors = error instanceof RequestError ? error.errors : {};
  const failures = entries.flatMap(({ key }, index) => {
    const [reason] = Object.entries(errors).flatMap(([field, code]) =>
      field.startsWith(`files.${index}.`) ? [code] : [],
    );
    return reason === undefined ? [] : [{ key, reason }];
  });
  return failures.length > 0 ? failures : [{ key: null, reason: errorCodeOrMessage(error) }];
}

/**
 * Saves the files of a product as the form has them: uploads new PDFs, then stores the list where it differs. Where some cannot be saved, the
 * others are; rejects only where the session has ended.
 */
export async function saveFiles(
  api: Api,
  productId: number,
  { stored, entries }: FileSelection,
  onProgress: OnProgress,
): Promise<FileResult> {
  let files = stored;
  const failures: FileFailure[] = [];
  const ids = new Map(entries.flatMap(({ key, record }) => (record ? [[key, record.id] as const] : [])));
  for (const entry of entries) {
    const { key, file } = entry;
    if (!file) continue;
    try {
      const before = new Set(files.map(({ id }) => id));
      const body = { product_id: productId, ...textsOf(entry), file };
      const answer = await upload("addProductFile", { body, onProgress: (share) => onProgress(key, share) });
      ({ files } = answer);
      const added = files.find(({ id }) => !before.has(id));
      if (added) ids.set(key, added.id);
    } catch (error) {
      if (isUnauthorized(error)) throw error;
      failures.push({ key, reason: reasonOf(error) });
    }
  }
  const failed = new Set(failures.map(({ key }) => key));
  const listed = entries.filter(({ key }) => !failed.has(key));
  const listedIds = listed.map(({ key }) => ids.get(key) ?? 0);
  if (isStored(listed, files, listedIds)) return { files, failures, records: ids };
  try {
    const answer = await api.call("saveProductFiles", {
      body: {
        product_id: productId,
        known: files.map(({ id }) => id),
        files: listed.map((entry) => {
          const id = ids.get(entry.key);
          return {
            ...textsOf(entry),
            ...(id !== undefined && { id }),
            ...(isLink(entry) && { address: entry.address.trim() }),
          };
        }),
      },
    });
    for (const [index, { key }] of listed.entries()) {
      const file = answer.files[index];
      if (file) ids.set(key, file.id);
    }
    return { files: answer.files, failures, records: ids };
  } catch (error) {
    if (isUnauthorized(error)) throw error;
    return { files, failures: [...failures, ...listFailures(listed, error)], records: ids };
  }
}

import { MAX_PICTURES } from "@shop/contract/files.ts";
import type { PicturesSaved } from "@shop/contract/images/endpoints.ts";
import type { ProductImage } from "@shop/contract/products/product.ts";

import type { Api } from "../../api.ts";
import { errorCodeOrMessage, isUnauthorized, RequestError } from "../../request-error.ts";
import type { PictureEntry, PictureFailure, PictureResult, PictureSelection } from "../products/view.ts";
import { upload } from "../upload.ts";

/** Called with the share of a file that is uploaded, by the key of its picture. */
export type OnFileProgress = (key: number, share: number) => void;

/** An entry with a file to upload. */
type FileEntry = PictureEntry & { readonly file: File };

const hasFile = (entry: PictureEntry): entry is FileEntry => entry.file !== null;

/** Reports the progress of a request as the progress of its files, which are sent one after the other. */
function progressOf(entries: readonly FileEntry[], onProgress: OnFileProgress): (share: number) => void {
  const total = entries.reduce((sum, { file }) => sum + file.size, 0);
  return (share) => {
    let sent = share * total;
    for (const { key, file } of entries) {
      onProgress(key, file.size === 0 ? share : Math.max(0, Math.min(1, sent / file.size)));
      sent -= file.size;
    }
  };
}

/** The files that the server rejected with their reasons; files of the same name differ by their order. */
function rejectedEntries(
  entries: readonly FileEntry[],
  rejected: PicturesSaved["rejected"],
): readonly PictureFailure[] {
  const left = [...entries];
  return rejected.flatMap(({ name, reason }) => {
    const index = left.findIndex(({ file }) => file.name === name);
    const [entry] = index === -1 ? [] : left.splice(index, 1);
    return entry ? [{ key: entry.key, name, file: entry.file, reason, rejected: true }] : [];
  });
}

/** The failures of an upload of which nothing was saved. */
function failuresOf(entries: readonly FileEntry[], error: unknown): readonly PictureFailure[] {
  if (isUnauthorized(error)) throw error;
  const errors = error instanceof RequestError ? error.errors : {};
  return entries.map(({ key, file }) => {
    const { name } = file;
    const reason = errors[name];
    return { key, name, file, reason: reason ?? errorCodeOrMessage(error), rejected: reason !== undefined };
  });
}

/** Uploads and changes the pictures of one product; collects what was saved and what was not. */
class PictureSave {
  images: readonly ProductImage[];
  readonly failures: PictureFailure[] = [];
  /** The record of each entry that has one by now. */
  readonly records = new Map<number, number>();
  /** Whether a change without a file failed. */
  incomplete = false;
  readonly #api: Api;
  readonly #productId: number;
  readonly #onProgress: OnFileProgress;

  constructor(api: Api, productId: number, stored: readonly ProductImage[], onProgress: OnFileProgress) {
    this.#api = api;
    this.#productId = productId;
    this.#onProgress = onProgress;
    this.images = stored;
  }

  /** Replaces the picture of one record: a request of its own, so that a rejected file cannot shift the others. */
  async replace(entry: FileEntry, recordId: number): Promise<void> {
    await this.#send([entry], [recordId]);
  }

  /** Adds pictures, in requests of as many as one may hold; the first ones fill the records that are to be removed. */
  async add(entries: readonly FileEntry[], removed: readonly number[]): Promise<void> {
    for (let start = 0; start < entries.length; start += MAX_PICTURES) {
      await this.#send(entries.slice(start, start + MAX_PICTURES), start === 0 ? removed : []);
    }
  }

  async #send(entries: readonly FileEntry[], ids: readonly number[]): Promise<void> {
    const known = new Set(this.images.map(({ id }) => id));
    const body = { product_id: this.#productId, "image[]": entries.map(({ file }) => file) };
    const onProgress = progressOf(entries, this.#onProgress);
    try {
      const { images, rejected } =
        ids.length > 0
          ? await upload("updateImages", { params: { ids: ids.join(",") }, body, onProgress })
          : await upload("createImages", { body, onProgress });
      const failures = rejectedEntries(entries, rejected);
      const failed = new Set(failures.map(({ key }) => key));
      const added = images.map(({ id }) => id).filter((id) => !known.has(id));
      const targets = [...ids, ...added];
      for (const [index, { key }] of entries.filter((entry) => !failed.has(entry.key)).entries()) {
        const id = targets[index];
        if (id !== undefined) this.records.set(key, id);
      }
      this.failures.push(...failures);
      this.images = images;
    } catch (error) {
      this.failures.push(...failuresOf(entries, error));
    }
  }

  /** Makes a change without a file; a failure leaves the pictures as they are. */
  async change(request: () => Promise<{ readonly images: ProductImage[] }>): Promise<void> {
    try {
      this.images = (await request()).images;
    } catch (error) {
      if (isUnauthorized(error)) throw error;
      this.incomplete = true;
    }
  }

  /** Stores the alternative texts of an entry, where they differ. */
  async describe({ key, alt, alt_ar }: PictureEntry): Promise<void> {
    const id = this.records.get(key);
    const image = this.images.find((one) => one.id === id);
    if (!image || ((image.alt ?? "") === alt.trim() && (image.alt_ar ?? "") === alt_ar.trim())) return;
    await this.change(() =>
      this.#api.call("describeImage", { params: { id: image.id }, body: { alt, alt_ar } }),
    );
  }

  async remove(id: number): Promise<void> {
    await this.change(() => this.#api.call("deleteImage", { params: { id } }));
  }

  /** Puts the records into the order of the entries; records without an entry follow. */
  async order(entries: readonly PictureEntry[]): Promise<void> {
    const stored = this.images.map(({ id }) => id);
    const first = entries.flatMap(({ key }) => {
      const id = this.records.get(key);
      return id !== undefined && stored.includes(id) ? [id] : [];
    });
    const ids = [...new Set([...first, ...stored])];
    if (ids.every((id, index) => id === stored[index])) return;
    await this.change(() => this.#api.call("reorderImages", { body: { product_id: this.#productId, ids } }));
  }
}

/** What {@link savePictures} returns. */
export interface SavedPictures extends PictureResult {
  /** Whether a removal, an order or an alternative text was not saved. */
  readonly incomplete: boolean;
}

/**
 * Saves the pictures of a product as the form has them: new files fill the records that were removed, or are added where there are none.
 * Where some cannot be saved, the others are; rejects only where the session has ended.
 */
export async function savePictures(
  api: Api,
  productId: number,
  { stored, entries }: PictureSelection,
  onProgress: OnFileProgress,
): Promise<SavedPictures> {
  const save = new PictureSave(api, productId, stored, onProgress);
  for (const { key, record } of entries) if (record) save.records.set(key, record.id);
  const kept = new Set(entries.flatMap(({ record }) => (record ? [record.id] : [])));
  const removed = stored.map(({ id }) => id).filter((id) => !kept.has(id));
  const files = entries.filter(hasFile);
  for (const entry of files) if (entry.record) await save.replace(entry, entry.record.id);
  const added = files.filter(({ record }) => record === null);
  if (added.length > 0) await save.add(added, removed);
  else for (const id of removed) await save.remove(id);
  for (const entry of entries) await save.describe(entry);
  await save.order(entries);
  const { images, failures, incomplete } = save;
  return { images, failures, incomplete };
}

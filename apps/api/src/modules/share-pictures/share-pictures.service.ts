import { access } from "node:fs/promises";
import { join } from "node:path";

import { ApiError } from "@shop/contract/api-error.ts";
import { pictureFile, pictureKey } from "@shop/domain/pictures/pictures.ts";
import { admission, type AdmissionLimits } from "@shop/serving/admission.ts";
import type { Track } from "@shop/serving/change-log.ts";
import { type Content, etagOf } from "@shop/serving/content-response.ts";
import { TrackedCache } from "@shop/serving/tracked-cache.ts";

import { childWork } from "../../processes/child-work.ts";
import { WorkError } from "../../processes/work-fault.ts";
import type { ShareFacts } from "./share-facts.ts";
import type { SharePicture } from "./share-picture.ts";

/** Bytes of pictures that are kept: some hundred. */
const KEPT_BYTES = 16 * 1024 * 1024;

/** Pictures are made one after the other; a flood by one sender delays itself. */
const TURNS: AdmissionLimits = { concurrent: 1, waiting: 30, waitMs: 10_000, perSender: 6 };

/** Width of the stored form of a picture that is shown. */
const STORED_WIDTH = 640;

/** Pictures for links. */
export interface SharePictures {
  /** The picture of what `read` answers, made once until something of that changes; throws unavailable where too many wait. */
  readonly picture: (key: string, sender: string | null, read: () => Promise<ShareFacts>) => Promise<Content>;
}

/** Options of {@link sharePictures}. */
interface SharePictureOptions {
  readonly track: Track;
  /** Folders of stored pictures. */
  readonly folders: readonly string[];
  /** Brings a picture that is stored elsewhere into the last of them. */
  readonly bring?: ((name: string) => Promise<void>) | undefined;
}

async function isReadable(file: string): Promise<boolean> {
  try {
    await access(file);
    return true;
  } catch {
    return false;
  }
}

/** Makes pictures for links in another process. */
export function sharePictures({ track, folders, bring }: SharePictureOptions): SharePictures {
  const cache = new TrackedCache<Content & { readonly size: number }>(track, {
    maxSize: KEPT_BYTES,
    sizeOf: ({ size }) => size,
  });
  const turns = admission(TURNS);
  const work = childWork<SharePicture, Uint8Array<ArrayBuffer>>({
    program: new URL("share-picture-process.ts", import.meta.url),
    memoryMb: 384,
    taskMs: 15_000,
    maxWaiting: 10,
  });

  /** The file of a stored picture; null for one on another host, which is not fetched. */
  const fileOf = async (address: string): Promise<string | null> => {
    const key = pictureKey(address);
    if (key === null) return null;
    const name = pictureFile(key, STORED_WIDTH, "webp");
    const files = folders.map((folder) => join(folder, name));
    const readable = await Promise.all(files.map(isReadable));
    if (!readable.includes(true)) await bring?.(name);
    return files[readable.indexOf(true)] ?? files.at(-1) ?? null;
  };

  const make = async (facts: ShareFacts): Promise<Content & { readonly size: number }> => {
    const files = await Promise.all(facts.pictures.map(fileOf));
    try {
      const bytes = await work.run({ ...facts, pictures: files.filter((file) => file !== null) });
      return { etag: etagOf(bytes), size: bytes.length, encodingFor: () => "identity", body: () => bytes };
    } catch (error) {
      throw error instanceof WorkError ? new ApiError("unavailable") : error;
    }
  };

  return {
    picture: (key, sender, read) => cache.get(key, () => turns.run(sender, async () => make(await read()))),
  };
}

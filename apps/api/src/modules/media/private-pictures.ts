import { stat } from "node:fs/promises";

import { ApiError } from "@shop/contract/api-error.ts";
import type { IssueCode } from "@shop/contract/codes.ts";
import { MAX_PROOF_BYTES } from "@shop/contract/orders/new-proof.ts";

import { childWork } from "../../processes/child-work.ts";
import { WorkError } from "../../processes/work-fault.ts";
import { uploadPath } from "../../uploads/uploaded-file.ts";

/** A picture that is stored in the database and served to few, made small and without metadata. */
export interface PrivatePicture {
  /** WebP, at most 300 kB. */
  readonly bytes: Uint8Array;
  /** SHA-256 of the uploaded file. */
  readonly hash: string;
  /** What it looks like: 64 zeros and ones, of which few differ between pictures that look alike. */
  readonly look: string;
}

/** Makes uploaded pictures private ones, one after another in a process of their own. */
export interface PrivatePictures {
  /** The picture of a form field, null for an empty one; throws invalid with the reason, and unavailable where too many wait. */
  readonly encode: (field: string, file: Blob | undefined) => Promise<PrivatePicture | null>;
  readonly close: () => void;
}

/** Opens what makes private pictures; its process runs on demand. */
export function privatePictures(): PrivatePictures {
  const work = childWork<string, IssueCode | PrivatePicture>({
    program: new URL("private-picture-process.ts", import.meta.url),
    memoryMb: 640,
    taskMs: 15_000,
    waitMs: 20_000,
    maxWaiting: 8,
  });
  const run = async (path: string): Promise<IssueCode | PrivatePicture> => {
    if ((await stat(path)).size > MAX_PROOF_BYTES) return "file_too_large";
    try {
      return await work.run(path);
    } catch (error) {
      if (!(error instanceof WorkError)) throw error;
      if (error.fault === "slow" || error.fault === "ended") return "too_costly";
      if (error.fault === "busy") throw Object.assign(new ApiError("unavailable"), { cause: error });
      throw error;
    }
  };
  return {
    encode: async (field, file) => {
      // Browsers send an empty file for an empty file field.
      if (!file || file.size === 0) return null;
      const picture = await run(uploadPath(file));
      if (typeof picture === "string") throw new ApiError("invalid", { errors: { [field]: picture } });
      return picture;
    },
    close: work.stop,
  };
}

import type { IssueCode } from "@shop/contract/codes.ts";

import { childWork } from "../../processes/child-work.ts";
import { WorkError } from "../../processes/work-fault.ts";

/** Converts pictures in another process. */
export interface PictureConverter {
  /**
   * Writes all variants of a picture beside its file as `{file}-{width}.{format}`; returns the reason where the file is rejected, as it is
   * where it takes too much time or memory.
   */
  readonly convert: (file: string) => Promise<IssueCode | null>;
  readonly close: () => void;
}

/** Creates a converter, whose process runs on demand. */
export function pictureConverter(): PictureConverter {
  const work = childWork<string, IssueCode | null>({
    program: new URL("picture-process.ts", import.meta.url),
    memoryMb: 640,
    taskMs: 30_000,
    // Uploads are limited before; the pictures of a request wait for each other outside.
    maxWaiting: 100,
  });
  return {
    convert: async (file) => {
      try {
        return await work.run(file);
      } catch (error) {
        if (error instanceof WorkError && (error.fault === "slow" || error.fault === "ended"))
          return "too_costly";
        throw error;
      }
    },
    close: work.stop,
  };
}

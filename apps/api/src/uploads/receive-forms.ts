import { rm } from "node:fs/promises";

import { admission, type AdmissionLimits } from "@shop/serving/admission.ts";

import { storeForm } from "./store-form.ts";
import type { UploadFolder } from "./upload-folder.ts";

/** Uploads under way at a time, each with its files on the disk; others wait without being read, further ones are refused. */
const UPLOADS: AdmissionLimits = { concurrent: 4, waiting: 8, waitMs: 20_000, perSender: 12 };

/** Reads the fields of a multipart request. */
export type ReadForm = (request: Request) => Promise<Record<string, unknown>>;

/** Serves requests with multipart bodies, a limited number at a time. */
export interface FormReceiver {
  /** Calls `answer` in a turn; the files of its form are deleted afterwards. Throws unavailable where too many wait. */
  readonly receive: <T>(
    sender: string | null,
    maxBytes: number,
    answer: (readForm: ReadForm) => Promise<T>,
  ) => Promise<T>;
}

/** Creates a receiver that stores files in a folder. */
export function formReceiver({ newPath }: Pick<UploadFolder, "newPath">): FormReceiver {
  const turns = admission(UPLOADS);
  return {
    receive: (sender, maxBytes, answer) =>
      turns.run(sender, async () => {
        const paths: string[] = [];
        const store = {
          maxBytes,
          newPath: () => {
            const path = newPath();
            paths.push(path);
            return path;
          },
        };
        try {
          return await answer((request) => storeForm(request, store));
        } finally {
          for (const path of paths) await rm(path, { force: true });
        }
      }),
  };
}

import { rm } from "node:fs/promises";

import { admission, type AdmissionLimits } from "@shop/serving/admission.ts";
import { siteOf } from "@shop/serving/client-address.ts";

import { type LeastRate, storeForm } from "./store-form.ts";
import type { UploadFolder } from "./upload-folder.ts";

/** Uploads under way at a time, each with its files on the disk; others wait without being read, further ones are refused. */
const UPLOADS: AdmissionLimits = { concurrent: 4, waiting: 8, waitMs: 20_000, perSender: 12 };

/** The same for strangers, who delay none of the administrators' uploads: most turns are left by any few senders, who are counted with all addresses of their site. */
const STRANGERS_UPLOADS: AdmissionLimits = { ...UPLOADS, concurrent: 16, perSender: 2 };

/** Milliseconds for one form: as long as the server waits for a request, and enough for a picture from a slow phone. */
const WITHIN_MS = 300_000;
const STRANGERS_WITHIN_MS = 90_000;

/** A slow phone sends faster; who sends a byte now and then gives up the turn. */
const STRANGERS_RATE: LeastRate = { bytesPerSecond: 8 * 1024, afterMs: 5000 };

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

/** Creates a receiver that stores files in a folder, of administrators or of strangers. */
export function formReceiver(
  { newPath }: Pick<UploadFolder, "newPath">,
  { ofStrangers }: { readonly ofStrangers: boolean },
): FormReceiver {
  const turns = admission(ofStrangers ? STRANGERS_UPLOADS : UPLOADS);
  const withinMs = ofStrangers ? STRANGERS_WITHIN_MS : WITHIN_MS;
  return {
    receive: (sender, maxBytes, answer) =>
      turns.run(ofStrangers && sender !== null ? siteOf(sender) : sender, async () => {
        const paths: string[] = [];
        const store = {
          maxBytes,
          withinMs,
          leastRate: ofStrangers ? STRANGERS_RATE : undefined,
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

import { ApiError } from "@shop/contract/api-error.ts";

import { childWork } from "../../processes/child-work.ts";
import { WorkError } from "../../processes/work-fault.ts";
import type { Paper } from "./paper.ts";

/** Makes PDF files in another process. */
export interface PaperPrinter {
  /** The PDF file of a paper; throws unavailable where too many wait, for too long, or the process fails. */
  readonly print: (paper: Paper) => Promise<Uint8Array<ArrayBuffer>>;
  readonly close: () => void;
}

/** Creates a printer, whose process runs on demand. */
export function paperPrinter(): PaperPrinter {
  const work = childWork<Paper, Uint8Array<ArrayBuffer>>({
    program: new URL("paper-process.ts", import.meta.url),
    memoryMb: 512,
    // Together less than the 30 s for which a connection may be silent.
    taskMs: 18_000,
    waitMs: 8_000,
    maxWaiting: 20,
  });
  return {
    print: async (paper) => {
      try {
        return await work.run(paper);
      } catch (error) {
        throw error instanceof WorkError ? new ApiError("unavailable") : error;
      }
    },
    close: work.stop,
  };
}

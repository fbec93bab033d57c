/** Child process that makes PDF files one after the other, which takes longer than a request may hold the server. */
import { constants, setPriority } from "node:os";

import { paperPdf } from "./paper-document.ts";
import type { PaperJob, PaperOutcome } from "./paper.ts";

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

async function make({ id, paper }: PaperJob): Promise<PaperOutcome> {
  try {
    return { id, pdf: new Uint8Array(await paperPdf(paper)) };
  } catch (error) {
    console.error(error);
    return { id, pdf: null };
  }
}

let last: Promise<unknown> = Promise.resolve();
process.on("message", (job: PaperJob) => {
  last = last.then(async () => process.send?.(await make(job)));
});
process.once("disconnect", () => process.exit(0));

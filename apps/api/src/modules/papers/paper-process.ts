/** Child process that makes PDF files one after the other, which takes longer than a request may hold the server. */
import { serveWork } from "../../processes/serve-work.ts";
import { papersPdf } from "./paper-document.ts";
import type { PrintJob } from "./paper-printer.ts";

async function printed(job: PrintJob): Promise<Buffer> {
  if ("papers" in job) return papersPdf(job.papers);
  // Only labels need what makes codes, which is large.
  const { labelsPdf } = await import("./label-document.ts");
  return labelsPdf(job.labels);
}

serveWork(async (job: PrintJob) => new Uint8Array(await printed(job)));

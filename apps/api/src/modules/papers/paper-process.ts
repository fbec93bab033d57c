/** Child process that makes PDF files one after the other, which takes longer than a request may hold the server. */
import { serveWork } from "../../processes/serve-work.ts";
import { papersPdf } from "./paper-document.ts";
import type { PrintJob } from "./paper-printer.ts";

/** PDF files hold no WebP. */
async function pngOf(picture: Uint8Array): Promise<Buffer> {
  // Only a shop with a logo needs what converts pictures, which is large.
  const { default: sharp } = await import("sharp");
  return sharp(picture).png().toBuffer();
}

async function printed(job: PrintJob): Promise<Buffer> {
  if ("papers" in job) return papersPdf(job.papers, job.logo && (await pngOf(job.logo)));
  // Only labels need what makes codes, which is large.
  const { labelsPdf } = await import("./label-document.ts");
  return labelsPdf(job.labels);
}

serveWork(async (job: PrintJob) => new Uint8Array(await printed(job)));

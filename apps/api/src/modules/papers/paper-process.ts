/** Child process that makes PDF files one after the other, which takes longer than a request may hold the server. */
import { serveWork } from "../../processes/serve-work.ts";
import { papersPdf } from "./paper-document.ts";
import type { Paper } from "./paper.ts";

serveWork(async (papers: readonly Paper[]) => new Uint8Array(await papersPdf(papers)));

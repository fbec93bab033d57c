/** Child process that makes PDF files one after the other, which takes longer than a request may hold the server. */
import { serveWork } from "../../processes/serve-work.ts";
import { paperPdf } from "./paper-document.ts";
import type { Paper } from "./paper.ts";

serveWork(async (paper: Paper) => new Uint8Array(await paperPdf(paper)));

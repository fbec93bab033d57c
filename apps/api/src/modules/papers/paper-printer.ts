import { ApiError } from "@shop/contract/api-error.ts";

import { type ChildWork, childWork, type ChildWorkOptions } from "../../processes/child-work.ts";
import { WorkError } from "../../processes/work-fault.ts";
import type { PictureStore } from "../media/picture-store.ts";
import type { LabelPrint } from "./label.ts";
import type { Paper } from "./paper.ts";

/** What the process makes a PDF file of. */
export type PrintJob =
  | {
      readonly papers: readonly Paper[];
      /** The picture of the shop's logo as it is stored; null for none. */
      readonly logo: Uint8Array | null;
    }
  | { readonly labels: LabelPrint };

/** Makes PDF files in another process. */
export interface PaperPrinter {
  /** One PDF file of papers, each from a new page on; throws unavailable where too many wait, for too long, or the process fails. */
  readonly print: (papers: readonly Paper[]) => Promise<Uint8Array<ArrayBuffer>>;
  /** The same for buyers, whose papers administrators' wait for neither in the queue nor in the process. */
  readonly printForBuyer: PaperPrinter["print"];
  /** One PDF file of labels; throws unavailable likewise. */
  readonly printLabels: (labels: LabelPrint) => Promise<Uint8Array<ArrayBuffer>>;
  readonly close: () => void;
}

type PrinterLimits = Pick<ChildWorkOptions, "taskMs" | "maxWaiting"> & { readonly waitMs: number };

const printing = (limits: PrinterLimits): ChildWork<PrintJob, Uint8Array<ArrayBuffer>> =>
  childWork({ program: new URL("paper-process.ts", import.meta.url), memoryMb: 512, ...limits });

/**
 * Creates a printer, whose processes run on demand: one for administrators' single papers, which wait for no file of many and for no labels, and one for those of buyers. Tests that are about something else
 * multiply its times by their `patience`.
 */
export function paperPrinter(pictures: Pick<PictureStore, "read">, { patience = 1 } = {}): PaperPrinter {
  // The times of each are together less than the 30 s for which a connection may be silent.
  const singleLimits = { taskMs: 18_000 * patience, waitMs: 8_000 * patience, maxWaiting: 20 };
  const single = printing(singleLimits);
  const ofBuyers = printing(singleLimits);
  const many = printing({ taskMs: 25_000 * patience, waitMs: 3_000 * patience, maxWaiting: 4 });
  const printed = async (work: typeof single, job: PrintJob): Promise<Uint8Array<ArrayBuffer>> => {
    try {
      return await work.run(job);
    } catch (error) {
      throw error instanceof WorkError ? new ApiError("unavailable") : error;
    }
  };
  const printPapers = async (
    work: typeof single,
    papers: readonly Paper[],
  ): Promise<Uint8Array<ArrayBuffer>> => {
    const address = papers.find(({ shop }) => shop.logo !== "")?.shop.logo;
    const logo = address === undefined ? null : await pictures.read(address);
    return printed(work, { papers, logo });
  };
  return {
    print: (papers) => printPapers(papers.length > 1 ? many : single, papers),
    printForBuyer: (papers) => printPapers(ofBuyers, papers),
    printLabels: (labels) => printed(many, { labels }),
    close: () => {
      single.stop();
      ofBuyers.stop();
      many.stop();
    },
  };
}

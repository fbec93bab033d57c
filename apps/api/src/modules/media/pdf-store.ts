import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";

import type { IssueCode } from "@shop/contract/codes.ts";
import { MAX_PDF_BYTES } from "@shop/contract/product-files/limits.ts";
import { pdfFile } from "@shop/domain/product-files/product-files.ts";

import { childWork } from "../../processes/child-work.ts";
import { WorkError } from "../../processes/work-fault.ts";
import type { PictureFiles } from "./picture-files.ts";

/** A stored PDF, or the reason for its rejection. */
export type StoredPdf =
  | { readonly key: string; readonly bytes: number; readonly pages: number }
  | { readonly reason: IssueCode };

const SIGNATURE = "%PDF-";

async function hasSignature(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(SIGNATURE.length), 0, SIGNATURE.length, 0);
    return buffer.toString("latin1") === SIGNATURE;
  } finally {
    await file.close();
  }
}

/** Stores PDFs beside the pictures, each once under a hash of its content. */
export interface PdfStore {
  /** Stores a copy of a file whose content has the key. */
  readonly store: (path: string, keyOf: (path: string) => Promise<string>) => Promise<StoredPdf>;
  readonly close: () => void;
}

/** Opens the store of PDFs; their pages are counted in another process, with bounded time and memory. */
export function openPdfStore(files: Pick<PictureFiles, "touch" | "write">): PdfStore {
  const work = childWork<string, number | null>({
    program: new URL("pdf-process.ts", import.meta.url),
    memoryMb: 640,
    taskMs: 20_000,
    maxWaiting: 100,
  });
  const countPages = async (path: string): Promise<number | null> => {
    try {
      return await work.run(path);
    } catch (error) {
      if (error instanceof WorkError && (error.fault === "slow" || error.fault === "ended")) return null;
      throw error;
    }
  };
  return {
    store: async (path, keyOf) => {
      const { size: bytes } = await stat(path);
      if (bytes > MAX_PDF_BYTES) return { reason: "pdf_too_large" };
      const pages = (await hasSignature(path)) ? await countPages(path) : null;
      if (pages === null) return { reason: "not_a_pdf" };
      const key = await keyOf(path);
      // Made new again, so that the cleanup does not take it for unused before its record is stored.
      if (!(await files.touch(pdfFile(key)))) await files.write(pdfFile(key), createReadStream(path));
      return { key, bytes, pages };
    },
    close: work.stop,
  };
}

import { open, type FileHandle } from "node:fs/promises";

import { and, eq } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { importFiles } from "./import-files.table.ts";

/** Bytes of a part: a statement with one is short enough for requests that wait for it. */
const PART = 512 * 1024;

async function withFile<T>(
  path: string,
  flags: "r" | "w",
  work: (file: FileHandle) => Promise<T>,
): Promise<T> {
  const file = await open(path, flags);
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}

/** Stores the uploaded file of an import, from which any node can read it again. */
export async function storeFile(queries: Queries, importId: number, path: string): Promise<void> {
  await withFile(path, "r", async (file) => {
    for (let part = 0; ; part += 1) {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(PART), 0, PART, part * PART);
      if (bytesRead === 0) return;
      await queries.insert(importFiles).values({ importId, part, bytes: buffer.subarray(0, bytesRead) });
    }
  });
}

/** Writes the uploaded file of an import to a path. */
export async function loadFile(queries: Queries, importId: number, path: string): Promise<void> {
  await withFile(path, "w", async (file) => {
    for (let part = 0; ; part += 1) {
      const [row] = await queries
        .select({ bytes: importFiles.bytes })
        .from(importFiles)
        .where(and(eq(importFiles.importId, importId), eq(importFiles.part, part)));
      if (!row) return;
      await file.write(row.bytes);
    }
  });
}

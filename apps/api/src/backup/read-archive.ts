import { crc32 } from "node:zlib";

import { errorMessage } from "@shop/serving/error-code.ts";
import yauzl from "yauzl";

import { BackupError } from "./backup-error.ts";

/** A file in an archive. */
export interface ArchivedFile {
  readonly name: string;
  /** CRC-32 of its content. */
  readonly checksum: number;
  /** Bytes of its content, which reading it compares. */
  readonly size: number;
  readonly read: () => Promise<AsyncIterable<Buffer>>;
}

const damaged = (reason: string, cause?: unknown): BackupError =>
  new BackupError(`The backup is damaged (${reason}).`, { cause });

/** The files of an archive in turn. */
export async function* archivedFiles(archive: string): AsyncGenerator<ArchivedFile> {
  const zip = await yauzl.openPromise(archive, { lazyEntries: true, autoClose: false });
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName: name, crc32: checksum, uncompressedSize: size } = entry;
      yield { name, checksum, size, read: () => zip.openReadStreamPromise(entry) };
    }
  } finally {
    zip.close();
  }
}

/** Compares every file of an archive with its checksum; throws a {@link BackupError} where one differs, or the archive cannot be read. */
export async function verifyArchive(archive: string): Promise<void> {
  try {
    for await (const { name, checksum, read } of archivedFiles(archive)) {
      let sum = 0;
      for await (const chunk of await read()) sum = crc32(chunk, sum);
      if (sum !== checksum) throw damaged(`the checksum of ${name} is wrong`);
    }
  } catch (cause) {
    throw cause instanceof BackupError ? cause : damaged(errorMessage(cause), cause);
  }
}

/** Reads one file of an archive as text; throws a {@link BackupError} where there is none, or it has more than `maxBytes`. */
export async function archivedText(archive: string, wanted: string, maxBytes: number): Promise<string> {
  for await (const { name, size, read } of archivedFiles(archive)) {
    if (name !== wanted) continue;
    if (size > maxBytes) throw damaged(`${wanted} is too large`);
    const chunks: Buffer[] = [];
    for await (const chunk of await read()) chunks.push(chunk);
    return Buffer.concat(chunks).toString("utf8");
  }
  throw damaged(`it has no ${wanted}`);
}

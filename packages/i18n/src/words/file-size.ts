import { fill } from "../fill.ts";

/** Texts of sizes, with '{size}' for the number. */
export interface SizeTexts {
  readonly kilobytes: string;
  readonly megabytes: string;
}

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** A number of bytes in whole kilobytes, or from one megabyte on in megabytes with one decimal. */
export function fileSize(bytes: number, { kilobytes, megabytes }: SizeTexts): string {
  return bytes < MEGABYTE
    ? fill(kilobytes, { size: Math.max(1, Math.round(bytes / KILOBYTE)) })
    : fill(megabytes, { size: (bytes / MEGABYTE).toFixed(1).replace(/\.0$/, "") });
}

import type { ImportFault, SheetReading } from "@shop/contract/imports/product-import.ts";

import type { ListedSheet, RawLine, ReadingChoice } from "../../sheets/read-sheet.ts";
import type { ParsedLine, ReadingRules } from "./lines/line-values.ts";

/** A file of an unpacked ZIP. */
export interface UnpackedPicture {
  /** Its path in the ZIP. */
  readonly name: string;
  /** Where it is stored now; null for one that is larger than a picture may be. */
  readonly file: string | null;
}

/** What the import process does. */
export type Task =
  /** Opens a sheet, and finds out how it is to be read where that is not chosen. */
  | { readonly name: "open"; readonly file: string; readonly choice: ReadingChoice }
  /** The next lines of the open sheet; none at its end. */
  | { readonly name: "next"; readonly count: number }
  /** All lines of a sheet of at most so many below its header, without what is hidden. */
  | { readonly name: "all"; readonly file: string; readonly limit: number }
  /** Reads the values of lines. */
  | { readonly name: "parse"; readonly lines: readonly RawLine[]; readonly rules: ReadingRules }
  /** Makes the search documents of products. */
  /** Unpacks the pictures of a ZIP into a folder. */
  | { readonly name: "unpack"; readonly file: string; readonly folder: string };

/** What a task results in. */
export type TaskOutput =
  | { readonly name: "open"; readonly reading: SheetReading }
  | { readonly name: "next"; readonly lines: readonly RawLine[] }
  | ({ readonly name: "all" } & ListedSheet)
  | { readonly name: "parse"; readonly lines: readonly ParsedLine[] }
  | { readonly name: "unpack"; readonly pictures: readonly UnpackedPicture[] };

/** The result of a task, or why there is none. */
export type TaskResult = TaskOutput | { readonly fault: ImportFault; readonly row: number | null };

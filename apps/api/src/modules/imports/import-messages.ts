import type { ImportFault } from "@shop/contract/entities/product-import.ts";

import type { SearchDocument, SearchSource } from "../search/search-document.ts";
import type { ParsedLine, RawLine, ReadingRules } from "./line-values.ts";

/** What the import process does, by its name: input and output. */
export interface ImportTasks {
  /** Opens a sheet. */
  readonly open: { readonly input: string; readonly output: null };
  /** The next lines of the open sheet; none at its end. */
  readonly next: { readonly input: number; readonly output: readonly RawLine[] };
  /** Reads the values of lines. */
  readonly parse: {
    readonly input: { readonly lines: readonly RawLine[]; readonly rules: ReadingRules };
    readonly output: readonly ParsedLine[];
  };
  /** Makes the search documents of products. */
  readonly documents: {
    readonly input: readonly SearchSource[];
    readonly output: readonly SearchDocument[];
  };
}

/** The name of a task. */
export type TaskName = keyof ImportTasks;

/** A request to the import process. */
export type TaskRequest = {
  readonly [N in TaskName]: {
    readonly id: number;
    readonly name: N;
    readonly input: ImportTasks[N]["input"];
  };
}[TaskName];

/** The result of a request, or why there is none. */
export type TaskResult =
  | { readonly id: number; readonly output: ImportTasks[TaskName]["output"] }
  | { readonly id: number; readonly fault: ImportFault };

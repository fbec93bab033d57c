import type { ConformanceCase } from "./conformance/case.ts";
import { listCases } from "./conformance/list.cases.ts";
import { readCases } from "./conformance/read.cases.ts";
import { searchCases } from "./conformance/search.cases.ts";

/** What reads of the catalogue must do, over the demonstration catalogue; they change nothing, so that one API serves them all. */
export const catalogueCases: readonly ConformanceCase[] = [...listCases, ...readCases, ...searchCases];

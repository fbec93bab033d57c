import { MAX_COMPARED } from "@shop/domain/constants.ts";

import { parseId } from "../../parse-id.ts";

/** The ids of products that the address of a comparison names, each once; at most one more than are compared. */
export const comparedIds = (search: URLSearchParams): number[] =>
  [...new Set(search.getAll("id").flatMap((text) => parseId(text) ?? []))].slice(0, MAX_COMPARED + 1);

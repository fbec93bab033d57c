import type { FoundParts } from "@shop/contract/parts-lists/endpoints.ts";
import type { PartsListRequest } from "@shop/contract/parts-lists/parts-list.ts";
import { useState } from "react";

import { useApi } from "../../api-context.tsx";
import { toFormState } from "../../remote.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { findPartsMutation } from "./queries.ts";
import type { PartsListView } from "./view.ts";

/** A list with what is found for it so far. */
interface Searched {
  readonly request: PartsListRequest;
  readonly found: FoundParts;
  readonly at: number;
}

const merged = (before: Searched | null, found: FoundParts, request: PartsListRequest): Searched =>
  before && request.from
    ? { ...before, found: { ...found, lines: [...before.found.lines, ...found.lines] } }
    : { request, found, at: (before?.at ?? 0) + 1 };

/** The model of parts lists. */
export function usePartsListModel(): PartsListView {
  const [searched, setSearched] = useState<Searched | null>(null);
  const find = useSingleMutation(findPartsMutation(useApi()), {
    onSuccess: (found, request) => setSearched((before) => merged(before, found, request)),
  });
  const again = (change: Partial<PartsListRequest>): void => {
    if (searched) find.submit({ ...searched.request, ...change });
  };
  return {
    ...toFormState(find),
    found: searched?.found ?? null,
    foundAt: searched?.at ?? 0,
    onFind: find.submit,
    onMore: () => again({ from: searched?.found.searched ?? 0 }),
    onReread: again,
  };
}

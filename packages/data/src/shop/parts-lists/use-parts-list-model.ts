import type { FoundParts, OpenedPartsList } from "@shop/contract/parts-lists/endpoints.ts";
import type { PartsListRequest } from "@shop/contract/parts-lists/parts-list.ts";
import { useMutation } from "@tanstack/react-query";
import { useMemo, useState } from "react";

import { useApi } from "../../api-context.tsx";
import { toFormState } from "../../remote.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { findPartsMutation, savePartsListMutation } from "./queries.ts";
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

/** The model of parts lists; `opened` is the list of a link, which comes with what is found for it. */
export function usePartsListModel(opened?: OpenedPartsList): PartsListView {
  const [searched, setSearched] = useState<Searched | null>(opened ? { ...opened, at: 1 } : null);
  const find = useSingleMutation(findPartsMutation(useApi()), {
    onSuccess: (found, request) => setSearched((before) => merged(before, found, request)),
  });
  const { mutateAsync: save } = useMutation(savePartsListMutation(useApi()));
  const again = (change: Partial<PartsListRequest>): void => {
    if (searched) find.submit({ ...searched.request, ...change });
  };
  return {
    ...toFormState(find),
    opened: opened?.request ?? null,
    onSave: async () => {
      if (!searched) throw new Error("There is no list to save.");
      return save({ ...searched.request, from: undefined });
    },
    last: useMemo(() => {
      if (!searched) return null;
      const { from: _from, boards = 1, unfitted = false, ...rest } = searched.request;
      return { ...rest, boards: Number(boards), unfitted: unfitted === true };
    }, [searched]),
    found: searched?.found ?? null,
    foundAt: searched?.at ?? 0,
    onFind: find.submit,
    onMore: () => again({ from: searched?.found.searched ?? 0 }),
    onReread: again,
  };
}

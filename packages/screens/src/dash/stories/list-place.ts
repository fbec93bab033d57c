import type { ListDialog } from "@shop/data/dash/lists/list-view.ts";
import type { DraftStore } from "@shop/data/draft-view.ts";
import type { DataTableQuery } from "@shop/ui/data-table/data-table-types.ts";
import { useState } from "react";

import type { ListPlace } from "../shared/list/list-table.tsx";

/** A draft that keeps nothing. */
export const noDraft: DraftStore = { read: () => undefined, write: () => {}, clear: () => {} };

/** Where a story opens a list. */
export interface StoryPlace {
  readonly rows?: number;
  readonly query?: Partial<DataTableQuery>;
  readonly deleted?: boolean;
  readonly dialog?: ListDialog | null;
}

/** Descriptions of {@link StoryPlace} for the table of props. */
export const placeArgTypes = {
  rows: { description: "Rows of one page." },
  query: { description: "Page, search and sort order at first." },
  deleted: { description: "Shows what was deleted." },
  dialog: { description: "The dialog that is open at first." },
};

/** The state of a list that the page's address holds in the shop. */
export function useStoryPlace({
  rows = 5,
  query: start,
  deleted: startDeleted = false,
  dialog: first = null,
}: StoryPlace): ListPlace & { readonly onAdded: (name: string) => void } {
  const [query, onQuery] = useState<DataTableQuery>({
    pageIndex: 0,
    pageSize: rows,
    sort: null,
    search: "",
    ...start,
  });
  const [deleted, onDeleted] = useState(startDeleted);
  const [dialog, onDialog] = useState(first);
  return {
    query,
    onQuery,
    deleted,
    onDeleted,
    dialog,
    onDialog,
    onAdded: (name) => {
      onDialog(null);
      onQuery({ ...query, search: name, pageIndex: 0 });
    },
  };
}

import type { ListPlace } from "@shop/screens/dash/shared/list/list-table.tsx";
import { useSearchParams } from "react-router-dom";

import {
  dialogOf,
  isDeletedShown,
  listQueryOf,
  withDeleted,
  withDialog,
  withListQuery,
} from "./list-address.ts";

/** A {@link ListPlace} in the page's address. */
export interface ListAddress extends ListPlace {
  /** What the list shows, as a query string without the page and the dialog; '' where it shows everything. */
  readonly shown: string;
  /** Closes the dialog and searches for what it has added, which may have its row on another page. */
  readonly onAdded: (name: string) => void;
}

/** The state of a dashboard list that its address holds: rows, deleted ones or not, open dialog. */
export function useListAddress(defaultRows: number): ListAddress {
  const [params, setParams] = useSearchParams();
  const query = listQueryOf(params, defaultRows);
  const deleted = isDeletedShown(params);
  const shown = withDeleted(
    withListQuery(new URLSearchParams(), { ...query, pageIndex: 0 }, defaultRows),
    deleted,
  );
  return {
    query,
    shown: shown.toString(),
    onQuery: (next) =>
      setParams((before) => withListQuery(before, next, defaultRows), {
        // Each page of the table is a step back; what is typed into the search is not.
        replace: next.search !== query.search,
        preventScrollReset: true,
      }),
    deleted,
    onDeleted: (next) => setParams((before) => withDeleted(before, next), { preventScrollReset: true }),
    dialog: dialogOf(params),
    onDialog: (dialog) => setParams((before) => withDialog(before, dialog), { preventScrollReset: true }),
    onAdded: (name) =>
      setParams((before) =>
        withListQuery(withDialog(before, null), { ...query, search: name, pageIndex: 0 }, defaultRows),
      ),
  };
}

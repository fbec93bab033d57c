import { entityDialogs, type ListDialog } from "@shop/data/dash/lists/list-view.ts";
import { ROWS_PER_PAGE, SEARCH_MAX_LENGTH } from "@shop/domain/constants.ts";

import { parseId } from "../parse-id.ts";

/** The rows that the address of a dashboard list names; the shape of the table's own query. */
export interface ListQuery {
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly sort: { readonly id: string; readonly desc: boolean } | null;
  readonly search: string;
}

const sortOf = (text: string | null): ListQuery["sort"] => {
  const [, minus = "", id = ""] = /^(-?)([a-z_]+)$/.exec(text ?? "") ?? [];
  return id ? { id, desc: minus === "-" } : null;
};

/** Reads page, rows per page, sorted column and search text: `?page=2&rows=20&sort=-name&search=relay`. */
export const listQueryOf = (params: URLSearchParams, defaultRows: number): ListQuery => ({
  pageIndex: (parseId(params.get("page") ?? undefined) ?? 1) - 1,
  pageSize: ROWS_PER_PAGE.find((rows) => String(rows) === params.get("rows")) ?? defaultRows,
  sort: sortOf(params.get("sort")),
  search: (params.get("search") ?? "").slice(0, SEARCH_MAX_LENGTH),
});

const changed = (
  before: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): URLSearchParams => {
  const params = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  return params;
};

/** The parameters with other rows; values that are the default are left out. */
export const withListQuery = (
  before: URLSearchParams,
  { pageIndex, pageSize, sort, search }: ListQuery,
  defaultRows: number,
): URLSearchParams =>
  changed(before, {
    page: pageIndex === 0 ? null : String(pageIndex + 1),
    rows: pageSize === defaultRows ? null : String(pageSize),
    sort: sort && `${sort.desc ? "-" : ""}${sort.id}`,
    search: search || null,
  });

/** Whether the address shows what was deleted: `?show=deleted`. */
export const isDeletedShown = (params: URLSearchParams): boolean => params.get("show") === "deleted";

/** The parameters that show what was deleted, or what is in the shop; from the first page. */
export const withDeleted = (before: URLSearchParams, deleted: boolean): URLSearchParams =>
  changed(before, { show: deleted ? "deleted" : null, page: null });

/** The dialog that the address names: `?new`, `?new=relay`, `?edit=12`, `?delete=12`, `?history=12`, `?picture=12`; `?order` is the mode of ordering. */
export function dialogOf(params: URLSearchParams): ListDialog | null {
  const called = params.get("new")?.slice(0, SEARCH_MAX_LENGTH);
  if (called !== undefined) return { kind: "new", ...(called && { called }) };
  if (params.has("order")) return { kind: "order" };
  for (const kind of entityDialogs) {
    const id = parseId(params.get(kind) ?? undefined);
    if (id !== null) return { kind, id };
  }
  return null;
}

/** The parameters with another dialog, or none. */
export function withDialog(before: URLSearchParams, dialog: ListDialog | null): URLSearchParams {
  const kinds = ["new", "order", ...entityDialogs];
  const closed = changed(before, Object.fromEntries(kinds.map((kind) => [kind, null])));
  if (dialog === null) return closed;
  const about = dialog.kind === "new" ? (dialog.called ?? "") : "id" in dialog ? String(dialog.id) : "";
  return changed(closed, { [dialog.kind]: about });
}

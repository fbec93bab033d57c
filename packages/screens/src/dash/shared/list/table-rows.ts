import type { Remote } from "@shop/data/view.ts";
import type { DataTableData } from "@shop/ui/data-table/data-table-types.ts";

/** The rows of a table from one page of a list, with the message of a failure in words. */
export function tableRows<T>(
  page: Remote<{ readonly rows: readonly T[] }>,
  failed: (error: string) => string,
): DataTableData<T> {
  switch (page.status) {
    case "loading":
      return page;
    case "failed":
      return { ...page, error: failed(page.error) };
    case "ready":
      return { ...page, data: page.data.rows };
    default:
      return page satisfies never;
  }
}

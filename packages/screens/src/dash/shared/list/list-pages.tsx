import { Pagination } from "@shop/ui/pagination/pagination.tsx";
import { useMemo } from "react";

import { usePaginationLabels } from "./use-table-labels.ts";

export interface ListPagesProps {
  /** What is paged: it names these pages among others of the same screen. */
  readonly name: string;
  /** The shown page, from 1, with the number of rows of a page and of all. */
  readonly list: { readonly page: number; readonly per_page: number; readonly total: number };
  /** Called with the number of a chosen page. */
  readonly onPage: (page: number) => void;
}

/** The pages of one of several lists of a screen; nothing where there is one page. */
export function ListPages({ name, list: { page, per_page: pageSize, total }, onPage }: ListPagesProps) {
  const texts = usePaginationLabels();
  const labels = useMemo(() => ({ ...texts, pages: `${texts.pages}: ${name}` }), [texts, name]);
  const pageCount = Math.ceil(total / pageSize);
  return (
    pageCount > 1 && (
      <Pagination className="border-line border-t pt-2" {...{ page, pageSize, pageCount, labels, onPage }} />
    )
  );
}

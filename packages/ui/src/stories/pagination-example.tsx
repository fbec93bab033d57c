import { useState } from "react";

import { Pagination } from "../pagination/pagination.tsx";

const ROWS = 45;

/** The pages of 45 rows, with a choice of how many stand on one. */
export function PaginationExample() {
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(10);
  return (
    <Pagination
      page={page}
      pageCount={Math.ceil(ROWS / pageSize)}
      pageSize={pageSize}
      pageSizes={[5, 10, 20]}
      onPage={setPage}
      onPageSize={(size) => {
        setPageSize(size);
        setPage(1);
      }}
    />
  );
}

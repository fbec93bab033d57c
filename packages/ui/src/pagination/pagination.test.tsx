import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { Pagination } from "./pagination.tsx";

const html = (page: number, pageCount: number) =>
  renderToString(
    <Pagination page={page} pageCount={pageCount} pageSize={5} pageSizes={[1, 5]} onPage={() => {}} />,
  );

test("ACAT-7 the server renders the current page and the rows per page", () => {
  expect(html(2, 3)).toContain("page 2 of 3");
  expect(html(2, 3)).toMatch(/rows per page<select[^>]*><option>1<\/option><option selected="">5<\/option>/);
});

test("an empty list renders as page 1 of 1 with all buttons disabled", () => {
  expect(html(1, 0)).toContain("page 1 of 1");
  expect(html(1, 0).match(/aria-disabled="true"/g)).toHaveLength(4);
});

import { useBooksModel } from "@shop/data/dash/books/use-books-model.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { BooksScreen } from "@shop/screens/dash/books/books-screen.tsx";
import { useState } from "react";

import { PageHead } from "../../head/page-head.tsx";

/** The page of the books: closed months, the journal and the stock at a day. */
export function DashBooksPage() {
  const { title } = useMessages("dashBooks");
  const [today] = useState(() => shopDayOf(Date.now()));
  return (
    <>
      <PageHead title={title} description={title} />
      <BooksScreen {...useBooksModel()} today={today} />
    </>
  );
}

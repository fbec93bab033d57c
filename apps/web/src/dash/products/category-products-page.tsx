import { useApi } from "@shop/data/api-context.tsx";
import { isNotFound } from "@shop/data/remote.ts";
import { categoryQuery } from "@shop/data/shop/categories/queries.ts";
import { ADMIN_GROUP_PAGE_SIZE } from "@shop/domain/constants.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";

import { parseId } from "../../parse-id.ts";
import { DashNotFoundPage } from "../shell/not-found-page.tsx";
import { ProductList } from "./product-list.tsx";

function CategoryProducts({ id }: { readonly id: number }) {
  const { locale } = useLocale();
  const category = useQuery(categoryQuery(useApi(), id));
  if (isNotFound(category.error)) return <DashNotFoundPage />;
  return (
    <ProductList
      key={id}
      group={{ category_id: id }}
      groupName={category.data ? localName(category.data, locale) : null}
      pageSize={ADMIN_GROUP_PAGE_SIZE}
    />
  );
}

/** The page of a category's products in the dashboard. */
export function DashCategoryProductsPage() {
  const id = parseId(useParams()["categoryId"]);
  return id === null ? <DashNotFoundPage /> : <CategoryProducts id={id} />;
}

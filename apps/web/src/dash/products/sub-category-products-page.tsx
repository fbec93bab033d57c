import { useApi } from "@shop/data/api-context.tsx";
import { subCategoryChoicesQuery } from "@shop/data/dash/sub-categories/sub-category-choices.ts";
import { ADMIN_GROUP_PAGE_SIZE } from "@shop/domain/constants.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";

import { parseId } from "../../parse-id.ts";
import { DashNotFoundPage } from "../shell/not-found-page.tsx";
import { ProductList } from "./product-list.tsx";

function SubCategoryProducts({ id }: { readonly id: number }) {
  const { locale } = useLocale();
  const { data } = useQuery(subCategoryChoicesQuery(useApi()));
  const own = data?.find((one) => one.id === id);
  if (data && !own) return <DashNotFoundPage />;
  return (
    <ProductList
      key={id}
      group={{ sub_category_id: id }}
      groupName={own ? localName(own, locale) : null}
      pageSize={ADMIN_GROUP_PAGE_SIZE}
      hasOrder
    />
  );
}

/** The page of a sub category's products in the dashboard, each of which can be ordered. */
export function DashSubCategoryProductsPage() {
  const id = parseId(useParams()["subcategoryId"]);
  return id === null ? <DashNotFoundPage /> : <SubCategoryProducts id={id} />;
}

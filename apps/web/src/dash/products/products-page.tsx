import { ADMIN_PAGE_SIZE } from "@shop/domain/constants.ts";

import { ProductList } from "./product-list.tsx";

/** The page of all products in the dashboard. */
export const DashProductsPage = () => (
  <ProductList group={null} groupName={null} pageSize={ADMIN_PAGE_SIZE} />
);

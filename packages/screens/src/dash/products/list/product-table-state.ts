import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import type { Listing, Remote } from "@shop/data/view.ts";
import { type AdminProductSort, adminProductSorts } from "@shop/domain/catalogue/sorting.ts";
import type { DataTableData, DataTableQuery } from "@shop/ui/data-table/data-table-types.ts";

/** The sort of the table's head, which names column and direction apart. */
export const toTableSort = (sort: AdminProductSort | null): DataTableQuery["sort"] =>
  sort === null || sort === "newest" ? null : { id: sort.replace(/^-/, ""), desc: sort.startsWith("-") };

/** The sort of a list that the table's head names; null for none. */
export const toSort = (sort: DataTableQuery["sort"]): AdminProductSort | null => {
  const name = sort && `${sort.desc ? "-" : ""}${sort.id}`;
  return adminProductSorts.find((one) => one === name) ?? null;
};

/** The rows of the table, with the message of a failure in words. */
export function toRows(
  products: Remote<Listing<AdminProduct>>,
  items: readonly AdminProduct[],
  failed: (error: string) => string,
): DataTableData<AdminProduct> {
  switch (products.status) {
    case "loading":
      return products;
    case "failed":
      return { ...products, error: failed(products.error) };
    case "ready":
      return { ...products, data: items };
    default:
      return products satisfies never;
  }
}

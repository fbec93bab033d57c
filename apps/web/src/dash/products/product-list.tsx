import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import { adminProductFilterOf, bulkFilterOf } from "@shop/data/dash/products/queries.ts";
import { useAdminProductListModel } from "@shop/data/dash/products/use-admin-product-list-model.ts";
import { useCellEditsModel } from "@shop/data/dash/products/use-cell-edits-model.ts";
import type { ProductGroup } from "@shop/data/dash/products/view.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { DashProductsScreen } from "@shop/screens/dash/products/list/products-screen.tsx";
import { useMay } from "@shop/screens/dash/shared/rights.tsx";
import { useNotify } from "@shop/screens/shared/page/use-notify.ts";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { useSingleOrder } from "../../shop/orders/use-single-order.tsx";
import { bulkAddress } from "../bulk-changes/bulk-address.ts";
import { SavedListFilters } from "../saved-filters/saved-list-filters.tsx";
import { ProductDialogs } from "./product-dialogs.tsx";
import { ProductLabels } from "./product-labels.tsx";
import {
  productDialogOf,
  productListQueryOf,
  type OpenDialog,
  withProductDialog,
  withProductListQuery,
} from "./product-list-params.ts";

export interface ProductListProps {
  /** The category or sub category whose products the page lists; null for all products, which the address can narrow to one. */
  readonly group: ProductGroup | null;
  /** Its name; null for all products. */
  readonly groupName: string | null;
  /** Products at first, and for each load-more click. */
  readonly pageSize: number;
  /** Offers the order of one product in each row. */
  readonly hasOrder?: boolean;
}

/** Connects a list of products and its dialogs with the data and the page's address. */
export function ProductList({ group, groupName, pageSize, hasOrder = false }: ProductListProps) {
  const { products: texts } = useMessages("dashProducts");
  const [search, setSearch] = useSearchParams();
  const notify = useNotify();
  const order = useSingleOrder();
  const open = (dialog: OpenDialog) => setSearch((before) => withProductDialog(before, dialog));
  const address = productListQueryOf(search);
  const query = { ...address, ...(group && { group: null }) };
  const listed = { ...address, ...(group && { group }) };
  const model = useAdminProductListModel({
    ...listed,
    canChooseGroup: group === null,
    pageSize,
    onNotice: notify,
  });
  const cells = useCellEditsModel();
  const navigate = useNavigate();
  const dialog = productDialogOf(search);
  const mayChange = useMay("products");
  const [labelled, setLabelled] = useState<readonly AdminProduct[] | null>(null);
  const title = groupName === null ? texts.title : fill(texts.titleOf, { name: groupName });
  return (
    <>
      <PageHead title={title} description={title} />
      <DashProductsScreen
        {...model}
        query={query}
        cells={cells}
        filter={bulkFilterOf(adminProductFilterOf(pageSize, listed))}
        onBulk={(selection, field) => void navigate(bulkAddress(selection, field))}
        groupName={groupName}
        savedFilters={
          // A saved filter leads to the list of all products, so that the lists of groups have none.
          group === null && (
            <SavedListFilters
              list="products"
              query={withProductListQuery(new URLSearchParams(), query).toString()}
            />
          )
        }
        onQuery={(next) =>
          setSearch((before) => withProductListQuery(before, next), {
            replace: true,
            preventScrollReset: true,
          })
        }
        onNew={() => open({ name: "new" })}
        actions={{
          onEdit: (id) => open({ name: "edit", id }),
          onDuplicate: (id) => open({ name: "copy", id }),
          onHistory: (id) => open({ name: "history", id }),
          onLabels: setLabelled,
          onOrder: hasOrder ? (product) => order.open(product, 1) : undefined,
        }}
      />
      <ProductLabels products={labelled} onClose={() => setLabelled(null)} />
      <ProductDialogs
        dialog={dialog?.name === "history" || mayChange ? dialog : null}
        subCategoryId={
          listed.group && "sub_category_id" in listed.group ? listed.group.sub_category_id : null
        }
        onClose={() =>
          setSearch((before) => withProductDialog(before, null), { replace: true, preventScrollReset: true })
        }
      />
      {order.dialog}
    </>
  );
}

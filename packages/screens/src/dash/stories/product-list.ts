import type { AdminProductListQuery } from "@shop/data/dash/products/view.ts";
import { fn } from "storybook/test";

import type { DashProductsScreenProps } from "../products/list/products-screen.tsx";

/** The list of products as its plain address names it. */
export const plainProductQuery: AdminProductListQuery = {
  search: "",
  sort: null,
  deleted: false,
  group: null,
  missing: null,
  missingAttribute: null,
  supplier: null,
  lowStock: false,
  visibility: null,
  aside: null,
};

/** Props of the list of products, beside what it shows. */
export const productListArgs = {
  groupName: null,
  lowStockAt: 5,
  seesCosts: true,
  lackedAttribute: null,
  suppliers: [],
  aside: { deciding: { productId: null, submission: { status: "idle" } as const }, onDecide: fn() },
  more: { status: "idle" } as const,
  query: plainProductQuery,
  cells: { stateOf: () => null, check: () => null, onSave: fn(), onDiscard: fn() },
  filter: {},
  onBulk: fn(),
  onQuery: fn(),
  onLoadMore: fn(),
  onDelete: fn<DashProductsScreenProps["onDelete"]>(async () => undefined),
  onRestore: fn(),
  onNew: fn(),
  actions: { onEdit: fn(), onDuplicate: fn(), onHistory: fn(), onLabels: fn() },
};

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
};

/** Descriptions of props that Storybook does not read from the code. */
export const productListArgTypes = {
  onDuplicate: {
    description: "Opens the form of a new product with the values of the product with this id.",
  },
  onEdit: { description: "Opens the form of the product with this id." },
  onHistory: { description: "Opens the change history of the product with this id." },
  onLabels: { description: "Prints labels of the selected products, or of the one of a row." },
  onOrder: { description: "Opens the mode for putting the products of a sub category into order." },
};

/** Props of the list of products, beside what it shows. */
export const productListArgs = {
  groupName: null,
  lowStockAt: 5,
  seesCosts: true,
  lackedAttribute: null,
  suppliers: [],
  more: { status: "idle" } as const,
  ...plainProductQuery,
  cells: { stateOf: () => null, check: () => null, onSave: fn(), onDiscard: fn() },
  filter: {},
  onBulk: fn(),
  onQuery: fn(),
  onLoadMore: fn(),
  onDelete: fn<DashProductsScreenProps["onDelete"]>(async () => undefined),
  onRestore: fn(),
  onDuplicate: fn(),
  onNew: fn(),
  onEdit: fn(),
  onHistory: fn(),
  onLabels: fn(),
};

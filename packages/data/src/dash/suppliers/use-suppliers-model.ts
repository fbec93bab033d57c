import { type Supplier, supplierList, type SupplierUpdate } from "@shop/contract/suppliers/supplier.ts";

import type { ListView } from "../lists/list-view.ts";
import { type ListModelInput, useListModel } from "../lists/use-list-model.ts";
import { supplierQueries } from "./queries.ts";

const list = { queries: supplierQueries, entity: "supplier", schema: supplierList.entry } as const;

/** The model of the list of suppliers, with its dialogs. */
export const useSuppliersModel = (input: ListModelInput): ListView<Supplier, SupplierUpdate> =>
  useListModel(list, input);

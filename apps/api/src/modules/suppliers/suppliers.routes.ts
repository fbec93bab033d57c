import { endpoints } from "@shop/contract/endpoints.ts";
import { supplierFault, supplierTexts } from "@shop/domain/suppliers/supplier.ts";

import type { Queries } from "../../database/database.ts";
import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { listEdits, type ListSource } from "../lists/list-edits.ts";
import { serveList } from "../lists/list-routes.ts";
import { supplierFields, supplierRows } from "./suppliers.repository.ts";

/** What {@link serveSuppliers} needs. */
interface SupplierNeeds extends ListSource {
  /** Reads the numbers of products on sale that name a supplier, by its id; of one supplier where its id is given. */
  readonly countSupplied: (queries: Queries, id?: number) => Promise<ReadonlyMap<number, number>>;
}

/** Serves the list of suppliers. */
export const serveSuppliers = (routes: EndpointRoutes, { countSupplied, ...source }: SupplierNeeds): void =>
  serveList(
    routes,
    {
      list: endpoints.listSuppliers,
      create: endpoints.createSupplier,
      update: endpoints.updateSupplier,
      remove: endpoints.deleteSupplier,
      restore: endpoints.restoreSupplier,
    },
    listEdits(source, {
      entity: "supplier",
      rows: supplierRows,
      fields: supplierFields,
      faultOf: supplierFault,
      readShown: async (queries, id) => {
        const products = await countSupplied(queries, id);
        return (row) => ({ products: products.get(row.id) ?? 0 });
      },
    }),
    supplierTexts,
  );

import { listPage } from "@shop/domain/lists/list-page.ts";
import { supplierFault, supplierTexts } from "@shop/domain/suppliers/supplier.ts";

import { listAnswers } from "../lists/list-answers.ts";
import type { Answers, ShopState } from "../shop/state.ts";

/** Answers to the administrators' list of suppliers. */
export function supplierAnswers(shop: ShopState) {
  const { entries, create, update, remove, restore } = listAnswers(shop, {
    entity: "supplier",
    all: () => shop.suppliers,
    store: (all) => {
      shop.suppliers = all;
    },
    faultOf: supplierFault,
    shown: ({ id }) => ({
      products: [...shop.supplies.values()].filter(({ supplierId }) => supplierId === id).length,
    }),
  });
  return {
    listSuppliers: ({ query: { deleted, ...query } }) => listPage(entries(deleted), query, supplierTexts),
    createSupplier: ({ body }) => create({ id: shop.nextId(), ...body }),
    updateSupplier: update,
    deleteSupplier: remove,
    restoreSupplier: restore,
  } satisfies Partial<Answers>;
}

import { supplierFault, supplierTexts } from "@shop/domain/suppliers/supplier.ts";

import { listAnswers } from "../lists/list-answers.ts";
import type { Answers, ShopState } from "../shop/state.ts";

/** Answers to the administrators' list of suppliers. */
export function supplierAnswers(shop: ShopState) {
  const { list, create, update, remove, restore } = listAnswers(shop, {
    entity: "supplier",
    all: () => shop.suppliers,
    store: (all) => {
      shop.suppliers = all;
    },
    deletedOf: (deleted) => (deleted.entity === "supplier" ? deleted.one : null),
    toDeleted: (one, deleted_at) => ({ entity: "supplier", one, deleted_at }),
    faultOf: supplierFault,
    shown: ({ id }) => ({
      products: [...shop.supplies.values()].filter(({ supplierId }) => supplierId === id).length,
    }),
    texts: supplierTexts,
  });
  return {
    listSuppliers: list,
    createSupplier: ({ body }) => create({ id: shop.nextId(), ...body }),
    updateSupplier: update,
    deleteSupplier: remove,
    restoreSupplier: restore,
  } satisfies Partial<Answers>;
}

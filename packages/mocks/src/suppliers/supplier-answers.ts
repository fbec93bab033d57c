import type { BulkItem } from "@shop/contract/bulk-changes/bulk-change.ts";
import { sheetTypes } from "@shop/contract/product-sheets/endpoints.ts";
import type { ListedSupply, SuppliedProduct, UnreadSupplierLine } from "@shop/contract/suppliers/supplier.ts";
import { listPage } from "@shop/domain/lists/list-page.ts";
import { pageOf } from "@shop/domain/numbered-page.ts";
import { separatorOf, splitCells } from "@shop/domain/parts-list/split-cells.ts";
import { readSupplierList } from "@shop/domain/suppliers/read-supplier-list.ts";
import {
  RECEIVED_ROWS,
  SUPPLIER_PRODUCT_ROWS,
  supplierFault,
  supplierTexts,
} from "@shop/domain/suppliers/supplier.ts";
import { isSameSupply, supplyText } from "@shop/domain/suppliers/supply-text.ts";

import { listAnswers } from "../lists/list-answers.ts";
import { supplyOf } from "../products/stored-fields.ts";
import { entityOf, noteEdit } from "../shop/edits.ts";
import type { Answers, MockSupply, ShopState } from "../shop/state.ts";
import { mockCoded } from "../stock-counts/mock-count.ts";
import { mockReceived } from "./mock-received.ts";

/** The products of a supplier, as the API answers them. */
const mockSupplied = (shop: ShopState, supplierId: number): SuppliedProduct[] =>
  shop.products.flatMap(({ id, name, name_ar, part_number }) => {
    const supply = shop.supplies.get(id);
    return supply?.supplierId === supplierId
      ? [{ id, name, name_ar, part_number, supplier_part: supply.supplierPart, pack: supply.pack }]
      : [];
  });

/** Answers to the administrators' endpoints of suppliers; lists are read as text. */
export function supplierAnswers(shop: ShopState) {
  const { toEntry, entries, create, update, remove, restore } = listAnswers(shop, {
    entity: "supplier",
    all: () => shop.suppliers,
    store: (all) => {
      shop.suppliers = all;
    },
    faultOf: supplierFault,
    shown: ({ id }) => ({ products: mockSupplied(shop, id).length }),
  });
  /** Stores the supplier of a product, undefined for none, with an entry in its history. */
  const storeSupply = (productId: number, stored: MockSupply | undefined): void => {
    const before = supplyOf(shop, productId);
    if (stored) shop.supplies.set(productId, stored);
    else shop.supplies.delete(productId);
    const after = supplyOf(shop, productId);
    if (isSameSupply(before, after)) return;
    const fields = [{ field: "supply", old: supplyText(before) || null, new: supplyText(after) || null }];
    noteEdit(shop, { entity: "product", id: productId }, "updated", fields);
  };
  /** Notes what a list has changed; returns the id of the change. */
  const noteList = (supplierId: number, items: readonly BulkItem[]): number | null => {
    if (items.length === 0) return null;
    const id = shop.nextId();
    const change = {
      id,
      at: new Date().toISOString(),
      by: shop.adminEmail,
      rule: { field: "supply", change: "list", value: supplierId } as const,
      filter: null,
      changed: items.length,
      skipped: 0,
      undone: null,
    };
    shop.bulkChanges = [{ change, items }, ...shop.bulkChanges];
    return id;
  };
  return {
    listSuppliers: ({ query: { deleted, ...query } }) => listPage(entries(deleted), query, supplierTexts),
    createSupplier: ({ body }) => create({ id: shop.nextId(), ...body }),
    updateSupplier: update,
    deleteSupplier: remove,
    restoreSupplier: restore,
    readSupplier: ({ params: { id }, query: { page } }) => {
      const supplier = toEntry(entityOf(shop.suppliers, id));
      const { data, ...paging } = pageOf(mockSupplied(shop, id), page, SUPPLIER_PRODUCT_ROWS);
      const received = mockReceived(shop, id).filter(({ undone }) => !undone);
      const products = data.map((product): ListedSupply => {
        const last = received.find((line) => line.product_id === product.id);
        return Object.assign({}, product, {
          last_received: last ? { at: last.at, unit_cost: last.unit_cost } : null,
        });
      });
      return { supplier, products, ...paging };
    },
    listReceived: ({ params: { id }, query: { page } }) => {
      entityOf(shop.suppliers, id);
      return pageOf(mockReceived(shop, id), page, RECEIVED_ROWS);
    },
    setSuppliedProduct: ({ params: { id }, body: { product, supplier_part: supplierPart, pack } }) => {
      entityOf(shop.suppliers, id);
      const ids =
        "id" in product
          ? shop.products.flatMap((one) => (one.id === product.id ? [one.id] : []))
          : mockCoded(shop, product.code);
      const [productId] = ids;
      if (productId === undefined || ids.length > 1) {
        return {
          outcome: productId === undefined ? "not_found" : "several",
          product: null,
          products: shop.products
            .filter((one) => ids.includes(one.id))
            .map((one) => ({ id: one.id, name: one.name, name_ar: one.name_ar })),
        };
      }
      storeSupply(productId, { supplierId: id, supplierPart, pack });
      const set = mockSupplied(shop, id).find((one) => one.id === productId);
      return { outcome: "set", product: set ?? null, products: [] };
    },
    removeSuppliedProduct: ({ params: { id, productId } }) => {
      entityOf(shop.suppliers, id);
      const isOwn = shop.supplies.get(productId)?.supplierId === id;
      if (isOwn) storeSupply(productId, undefined);
      return { status: isOwn };
    },
    importSuppliedProducts: async ({ params: { id }, body: { file } }) => {
      const supplier = entityOf(shop.suppliers, id);
      const text = await file.text();
      const rows = splitCells(text, separatorOf(text) ?? "\t");
      const lines = readSupplierList(rows.map((cells, at) => ({ row: at + 1, cells })));
      const supplied = new Map<number, { readonly supplierPart: string; readonly pack: number }>();
      const unread = lines.flatMap(({ row, code, part, pack, written, fault }): UnreadSupplierLine[] => {
        const ids = mockCoded(shop, code);
        const [productId] = ids;
        if (fault !== null) return [{ row, code, written, fault }];
        if (productId === undefined) return [{ row, code, written, fault: "not_found" }];
        if (ids.length > 1) return [{ row, code, written, fault: "several" }];
        supplied.set(productId, { supplierPart: part, pack });
        return [];
      });
      const moved = [...supplied.keys()].filter(
        (productId) => (shop.supplies.get(productId)?.supplierId ?? id) !== id,
      );
      const items = [...supplied].flatMap(([productId, { supplierPart: part, pack }]) => {
        const product = shop.products.find((one) => one.id === productId);
        const before = supplyOf(shop, productId);
        const after = { supplier, part, pack };
        if (!product || isSameSupply(before, after)) return [];
        const [old, now] = [supplyText(before), supplyText(after)];
        return [{ id: productId, name: product.name, name_ar: product.name_ar, old, new: now, current: now }];
      });
      for (const [productId, supply] of supplied) shop.supplies.set(productId, { supplierId: id, ...supply });
      return { products: supplied.size, moved: moved.length, change: noteList(id, items), unread };
    },
    exportSuppliedProducts: ({ params: { id } }) => {
      entityOf(shop.suppliers, id);
      const rows = mockSupplied(shop, id).map(({ part_number: part, supplier_part: own, pack }) =>
        [part ?? "", own, String(pack)].join(","),
      );
      return new Blob([["part number,supplier part,pack", ...rows].join("\r\n")], { type: sheetTypes.csv });
    },
  } satisfies Partial<Answers>;
}

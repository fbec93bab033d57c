import { randomUUID } from "node:crypto";

import type { Admin } from "@shop/contract/accounts/user.ts";
import type { AnswerOf } from "@shop/contract/endpoint.ts";
import type { endpoints } from "@shop/contract/endpoints.ts";
import type { InputOf } from "@shop/contract/read-input.ts";
import type { SuppliedProduct, UnreadSupplierLine } from "@shop/contract/suppliers/supplier.ts";
import { pageAt } from "@shop/domain/numbered-page.ts";
import { hiddenLines } from "@shop/domain/sheets/hidden-parts.ts";
import { MAX_SUPPLIER_LINES, readSupplierList } from "@shop/domain/suppliers/read-supplier-list.ts";
import { RECEIVED_ROWS, SUPPLIER_PRODUCT_ROWS } from "@shop/domain/suppliers/supplier.ts";
import { isSameSupply, type Supply, supplyText } from "@shop/domain/suppliers/supply-text.ts";
import { productTag } from "@shop/serving/tags.ts";

import type { Queries } from "../../database/database.ts";
import { requireShown } from "../../database/require-row.ts";
import { type ReadSheetLines, uploadedRows } from "../../sheets/uploaded-rows.ts";
import { supplyField } from "../bulk-changes/supply-field.ts";
import { writeBulkChange } from "../bulk-changes/write-bulk-change.ts";
import type { Catalogue, Touch } from "../catalogue/catalogue.service.ts";
import { record } from "../history/history.repository.ts";
import { toEntry } from "../lists/list-entry.ts";
import {
  countSupplied,
  findSupplied,
  findSuppliedProduct,
  lockSupplies,
  storeSupplies,
  type SuppliedRow,
} from "../product-suppliers/product-suppliers.repository.ts";
import { findProduct } from "../products/find-product.ts";
import { findByCodes, onlyOne } from "../products/product-codes.repository.ts";
import { findLastReceived, findReceived } from "../purchases/received.repository.ts";
import { supplierFields, supplierRows } from "../suppliers/suppliers.repository.ts";
import type { SupplierRow } from "../suppliers/suppliers.table.ts";
import { toLastReceived, toReceivedLine } from "./received.mapper.ts";

/** Products of a supplier that a statement reads for a sheet. */
const SHEET_ROWS = 1000;

type Answer<N extends keyof typeof endpoints> = AnswerOf<(typeof endpoints)[N]>;
type Input<N extends keyof typeof endpoints> = InputOf<(typeof endpoints)[N]>;

/** The products of suppliers; each throws not_found for an unknown or deleted supplier. */
export interface SuppliedProducts {
  readonly read: (id: number, page: number) => Promise<Answer<"readSupplier">>;
  /** A page of what was received from the supplier. */
  readonly received: (id: number, page: number) => Promise<Answer<"listReceived">>;
  readonly set: (
    id: number,
    body: Input<"setSuppliedProduct">["body"],
    admin: Admin,
  ) => Promise<Answer<"setSuppliedProduct">>;
  readonly remove: (id: number, productId: number, admin: Admin) => Promise<boolean>;
  /** Takes over a list as a change of many products; throws invalid for a file that cannot be read. */
  readonly importList: (id: number, file: Blob, admin: Admin) => Promise<Answer<"importSuppliedProducts">>;
  /** The supplier with all its products, batch by batch. */
  readonly all: (
    id: number,
  ) => Promise<{ readonly supplier: SupplierRow; readonly batches: AsyncIterable<readonly SuppliedRow[]> }>;
}

/** Maps a product of a supplier to the wire. */
const toSupplied = ({
  id,
  name,
  name_ar,
  part_number,
  supplier_part,
  pack,
}: SuppliedRow): SuppliedProduct => ({
  id,
  name,
  name_ar,
  part_number,
  supplier_part,
  pack,
});

/** A supplier that is not deleted; throws not_found. */
const shown = async (from: Queries, id: number): Promise<SupplierRow> =>
  requireShown(await supplierRows.read(from, id));

/** Stores that a locked product names another supplier, or none, with an entry in its history. */
async function storeSupply(
  transaction: Queries,
  touch: Touch,
  {
    productId,
    before,
    after,
    admin,
  }: {
    readonly productId: number;
    readonly before: Supply | null;
    readonly after: Supply | null;
    readonly admin: Admin;
  },
): Promise<void> {
  if (isSameSupply(before, after)) return;
  await storeSupplies(transaction, [{ id: productId, supply: after }]);
  touch("products", productTag(productId));
  const fields = [{ field: "supply", old: supplyText(before) || null, new: supplyText(after) || null }];
  await record(transaction, admin, [{ entity: "product", entityId: productId, action: "updated", fields }]);
}

/** Creates the service. */
export function suppliedProducts(
  queries: Queries,
  catalogue: Catalogue,
  readLines: ReadSheetLines,
): SuppliedProducts {
  async function* batchesOf(id: number): AsyncGenerator<readonly SuppliedRow[]> {
    let after: number | undefined = 0;
    while (after !== undefined) {
      const rows: SuppliedRow[] = await findSupplied(queries, id, { after, limit: SHEET_ROWS });
      yield rows;
      after = rows.length < SHEET_ROWS ? undefined : rows.at(-1)?.id;
    }
  }
  return {
    read: async (id, page) => {
      const row = await shown(queries, id);
      const total = (await countSupplied(queries, id)).get(id) ?? 0;
      const { page: at, offset } = pageAt(total, page, SUPPLIER_PRODUCT_ROWS);
      const rows = await findSupplied(queries, id, { offset, limit: SUPPLIER_PRODUCT_ROWS });
      const last = await findLastReceived(
        queries,
        id,
        rows.map((one) => one.id),
      );
      return {
        supplier: toEntry(supplierFields, row, { products: total }),
        products: rows.map((one) =>
          Object.assign(toSupplied(one), { last_received: toLastReceived(last.get(one.id)) }),
        ),
        page: at,
        per_page: SUPPLIER_PRODUCT_ROWS,
        total,
      };
    },
    received: async (id, page) => {
      await shown(queries, id);
      const { rows, total } = await findReceived(queries, id, {
        limit: RECEIVED_ROWS,
        offset: (all) => pageAt(all, page, RECEIVED_ROWS).offset,
      });
      return {
        data: rows.map(toReceivedLine),
        page: pageAt(total, page, RECEIVED_ROWS).page,
        per_page: RECEIVED_ROWS,
        total,
      };
    },
    set: (id, { product, supplier_part: supplierPart, pack }, admin) =>
      catalogue.change(async (transaction, touch) => {
        const { name } = await shown(transaction, id);
        const found = await findProduct(transaction, product);
        if (found.outcome !== "found") return { ...found, product: null };
        const productId = found.id;
        const before = (await lockSupplies(transaction, [productId])).get(productId);
        if (before === undefined) return { outcome: "not_found", product: null, products: [] };
        const after = { supplier: { id, name }, part: supplierPart, pack };
        await storeSupply(transaction, touch, { productId, before, after, admin });
        const row = await findSuppliedProduct(transaction, productId);
        return { outcome: row ? "set" : "not_found", product: row ? toSupplied(row) : null, products: [] };
      }),
    remove: (id, productId, admin) =>
      catalogue.change(async (transaction, touch) => {
        await shown(transaction, id);
        const before = (await lockSupplies(transaction, [productId])).get(productId) ?? null;
        if (before?.supplier.id !== id) return false;
        await storeSupply(transaction, touch, { productId, before, after: null, admin });
        return true;
      }),
    importList: async (id, file, admin) => {
      await shown(queries, id);
      const { rows, hidden } = await uploadedRows(readLines, file, MAX_SUPPLIER_LINES);
      const lines = readSupplierList(rows);
      return catalogue.change(async (transaction, touch) => {
        const { name } = await shown(transaction, id);
        const found = await findByCodes(
          transaction,
          lines.flatMap(({ code, fault }) => (fault === null ? [code] : [])),
        );
        const listed = new Map<number, Supply>();
        const unread: UnreadSupplierLine[] = [];
        for (const { row, code, part, pack, written, fault } of lines) {
          const product = fault ?? onlyOne(found.get(code));
          if (typeof product === "string") unread.push({ row, code, written, fault: product });
          else listed.set(product.id, { supplier: { id, name }, part, pack });
        }
        const before = await lockSupplies(transaction, [...listed.keys()]);
        const changes = [...listed].flatMap(([productId, supply]) => {
          const earlier = before.get(productId);
          // One that was deleted since it was found names none.
          return earlier === undefined || isSameSupply(earlier, supply)
            ? []
            : [{ id: productId, old: supplyText(earlier), new: supplyText(supply) }];
        });
        const moved = [...before.values()].filter(
          (earlier) => earlier !== null && earlier.supplier.id !== id,
        );
        const change =
          changes.length === 0
            ? null
            : await writeBulkChange(transaction, touch, {
                admin,
                field: await supplyField(transaction, { field: "supply", change: "list", value: id }),
                changes,
                filter: null,
                skipped: listed.size - changes.length,
                attempt: `supplier ${id} list ${randomUUID()}`,
                contentHash: "",
              });
        return {
          products: listed.size,
          moved: moved.length,
          change: change?.id ?? null,
          unread: [...hiddenLines(hidden), ...unread],
        };
      });
    },
    all: async (id) => ({ supplier: await shown(queries, id), batches: batchesOf(id) }),
  };
}

import { PRODUCT_CODE_LENGTH } from "@shop/domain/stock-counts/stock-count.ts";
import { MAX_SUPPLIER_LIST_BYTES } from "@shop/domain/suppliers/read-supplier-list.ts";
import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { listEndpoints } from "../lists/list-endpoints.ts";
import { pagePlace, pageQuery } from "../paging.ts";
import { sheetAnswer, sheetQuery } from "../product-sheets/endpoints.ts";
import { idParam, idRule, requiredLine, statusOnly, withId } from "../rules.ts";
import { receivedLineSchema } from "./received.ts";
import {
  listedSupplySchema,
  suppliedProductSchema,
  supplierList,
  supplyFields,
  unreadSupplierLineSchema,
} from "./supplier.ts";

const KILOBYTE = 1024;
const count = v.pipe(v.number(), v.integer());
const named = v.object({ id: idRule, name: v.string(), name_ar: v.nullable(v.string()) });

/** The list of suppliers. */
export const {
  list: listSuppliers,
  create: createSupplier,
  update: updateSupplier,
  remove: deleteSupplier,
  restore: restoreSupplier,
} = listEndpoints(supplierList, "costs", {
  list: "Suppliers by name with their numbers of products; with deleted=only deleted ones that can be restored.",
  create:
    "Adds a supplier; errors.name is name_taken where there is one of that name, whatever its case, limit_reached where there are 1,000.",
  update: "Updates a supplier; errors.name is name_taken where there is another one of that name.",
  remove:
    "Deletes a supplier, which can be restored with its products for 30 days. Purchase orders keep its name.",
  restore:
    "Restores a deleted supplier; errors.name is name_taken where there is another one of that name by now.",
});

/** The products of a supplier. */
export const readSupplier = defineEndpoint({
  access: "admin",
  right: "costs",
  summary:
    "One supplier with a page of 50 of the products that name it, by their ids, with when they were last received from it and what one piece cost. A product names one supplier.",
  params: withId,
  query: v.object({ page: pageQuery }),
  answer: v.object({ supplier: supplierList.entry, products: v.array(listedSupplySchema), ...pagePlace }),
});

/** What was received from a supplier. */
export const listReceived = defineEndpoint({
  access: "admin",
  right: "costs",
  summary:
    "A page of 20 of what was booked of the purchase orders from a supplier, the newest first: a row for each booking and product, with the cost at which it was booked. undone marks what the undo of the booking has taken off again.",
  params: withId,
  query: v.object({ page: pageQuery }),
  answer: v.object({ data: v.array(receivedLineSchema), ...pagePlace }),
});

/** Gives a supplier a product. */
export const setSuppliedProduct = defineEndpoint({
  access: "admin",
  right: "costs",
  summary:
    "Names the supplier of a product, with the supplier's part number and the pieces of a pack, in place of the one before. The product is named by its id, or by a code: its barcode or part number. outcome is set with the product, not_found, or several with the products that have the code, of which none is changed.",
  params: withId,
  body: v.pipe(
    v.object({
      product: v.union(
        [v.strictObject({ id: idRule }), v.strictObject({ code: requiredLine(PRODUCT_CODE_LENGTH) })],
        "bad_value",
      ),
      ...supplyFields,
    }),
    v.metadata({ ref: "NewSuppliedProduct" }),
  ),
  answer: v.object({
    outcome: v.picklist(["set", "not_found", "several"]),
    /** Null where nothing was set. */
    product: v.nullable(suppliedProductSchema),
    /** The products that have the code, up to 10, where they are several. */
    products: v.array(named),
  }),
});

/** Takes a product from a supplier. */
export const removeSuppliedProduct = defineEndpoint({
  access: "admin",
  right: "costs",
  summary: "Leaves a product without a supplier; status false where it does not name this one.",
  params: v.object({ id: idParam, productId: idParam }),
  answer: statusOnly,
});

/** Takes over a list of a supplier's products. */
export const importSuppliedProducts = defineEndpoint({
  access: "admin",
  right: "costs",
  summary:
    "Names the supplier of the products of a list (XLSX, CSV or pasted text) of at most 5,000 lines: part number or barcode, the supplier's part number and the pieces of a pack, recognised by headings in English and Arabic, else in this order. The last line of a product counts. It is a change of many products that can be undone. Lines whose code no product has, or several have, and those with another fault are answered in unread, and not taken over. Rows, columns and other sheets that are hidden in a workbook are left out, and named there as hidden, hidden_columns and hidden_sheets. errors.file has the reason where the file cannot be read.",
  params: withId,
  body: v.object({
    file: v.pipe(
      v.instance(Blob, "required"),
      v.minSize(1, "required"),
      v.maxSize(MAX_SUPPLIER_LIST_BYTES, "file_too_large"),
    ),
  }),
  maxBytes: MAX_SUPPLIER_LIST_BYTES + 64 * KILOBYTE,
  answer: v.object({
    /** Number of products that name the supplier by the list, and of those that named another one before. */
    products: count,
    moved: count,
    /** The change of many products that it has made; null where nothing differed. */
    change: v.nullable(idRule),
    unread: v.array(unreadSupplierLineSchema),
  }),
  failures: ["invalid"],
});

/** The products of a supplier as a sheet. */
export const exportSuppliedProducts = defineEndpoint({
  access: "admin",
  right: "costs",
  summary:
    "The products of a supplier as an XLSX or CSV file with the columns that the import reads, and their names.",
  params: withId,
  query: v.object(sheetQuery),
  ...sheetAnswer,
  failures: ["not_found"],
});

import { MAX_COUNT_BYTES } from "@shop/domain/stock-counts/read-count-list.ts";
import { PRODUCT_CODE_LENGTH, MAX_COUNTED } from "@shop/domain/stock-counts/stock-count.ts";
import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { attempt } from "../orders/endpoints.ts";
import { flagRule, idParam, idRule, requiredLine, wholeNumberRule, withId } from "../rules.ts";
import {
  countedLineSchema,
  countSumsSchema,
  newStockCountSchema,
  stockCountSchema,
  unreadCountLineSchema,
} from "./stock-count.ts";

const KILOBYTE = 1024;
/** The largest number of a page. */
const MAX_PAGE = 1000;

const count = v.pipe(v.number(), v.integer());
const named = v.object({ id: idRule, name: v.string(), name_ar: v.nullable(v.string()) });
const changed = v.object({ status: v.boolean(), count: stockCountSchema });

/** Whether numbers are added to what is counted, or stand for it. */
const modeRule = v.optional(v.picklist(["add", "set"], "bad_value"), "add");

/** Counts of the stock. */
export const listStockCounts = defineEndpoint({
  access: "admin",
  right: "products",
  summary: "The open counts of the stock and the last 50 that were booked or discarded, the newest first.",
  answer: v.object({ data: v.array(stockCountSchema) }),
});

/** Starts a count. */
export const startStockCount = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "Starts a count of the stock, which all administrators can take part in. with_reserved says that pieces of orders that are not sent yet lie where they are counted: what is expected of a product is then its stock with them.",
  body: newStockCountSchema,
  answer: changed,
});

/** One count with its products. */
export const readStockCount = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "One count with its sums and a page of 50 of its products, those that were counted last first; with show=different those whose number differs from what was expected, with show=check those that should be counted again, or of which sold pieces are missing. Values at cost are for those who see costs.",
  params: withId,
  query: v.object({
    show: v.optional(v.picklist(["all", "different", "check"], "bad_query"), "all"),
    page: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^[1-9]\d{0,3}$/, "bad_query"),
        v.transform(Number),
        v.maxValue(MAX_PAGE, "bad_query"),
      ),
      "1",
    ),
  }),
  answer: v.object({
    count: stockCountSchema,
    sums: countSumsSchema,
    lines: v.array(countedLineSchema),
    page: count,
    per_page: count,
    total: count,
  }),
});

/** Counts a product. */
export const countProduct = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "Adds pieces to what is counted of a product, or sets it with mode=set; the product is named by its id, or by a code: its barcode or part number, or the barcode of its pack, of which qty then is packs. outcome is counted with the product, not_found, or several with the products that have the code, of which nothing is counted. A request with the Idempotency-Key of an earlier one counts nothing more. errors.code is too_large for more than 5,000 products or 20,000 scans. state_not_allowed once the count is booked or discarded.",
  params: withId,
  headers: v.object({ "idempotency-key": attempt }),
  body: v.pipe(
    v.object({
      product: v.union(
        [v.strictObject({ id: idRule }), v.strictObject({ code: requiredLine(PRODUCT_CODE_LENGTH) })],
        "bad_value",
      ),
      qty: wholeNumberRule(0, MAX_COUNTED),
      mode: modeRule,
    }),
    v.metadata({ ref: "CountedProduct" }),
  ),
  answer: v.object({
    outcome: v.picklist(["counted", "not_found", "several"]),
    /** Null where nothing was counted. */
    line: v.nullable(countedLineSchema),
    /** The products that have the code, up to 10, where they are several. */
    products: v.array(named),
    version: count,
  }),
  failures: ["state_not_allowed"],
});

/** Counts the lines of a list. */
export const countList = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "Counts the lines of a list of codes and numbers (XLSX, CSV or pasted text) of at most 5,000 lines: barcodes or part numbers, recognised by headings in English and Arabic, else in the first column with the number in the second; a list of one column has a scan in each line; the barcode of a pack counts packs. Lines of one product are added up; with replace=true they stand for what was counted of it before. Lines whose code no product has, or several have, and those without a whole number are answered in unread, and not counted. Rows, columns and other sheets that are hidden in a workbook are left out, and named there as hidden, hidden_columns and hidden_sheets. errors.file has the reason where the file cannot be read.",
  params: withId,
  headers: v.object({ "idempotency-key": attempt }),
  body: v.object({
    file: v.pipe(
      v.instance(Blob, "required"),
      v.minSize(1, "required"),
      v.maxSize(MAX_COUNT_BYTES, "file_too_large"),
    ),
    replace: v.optional(flagRule, false),
  }),
  maxBytes: MAX_COUNT_BYTES + 64 * KILOBYTE,
  answer: v.object({
    /** Number of lines that were counted, and of their products. */
    lines: count,
    products: count,
    unread: v.array(unreadCountLineSchema),
    version: count,
  }),
  failures: ["state_not_allowed"],
});

/** Removes a product from a count. */
export const removeCounted = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "Removes what was counted of a product, so that the count leaves its stock as it is; status false where it has none. state_not_allowed once the count is booked or discarded.",
  params: v.object({ id: idParam, productId: idParam }),
  answer: v.object({ status: v.boolean() }),
  failures: ["state_not_allowed"],
});

/** Books a count. */
export const bookStockCount = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "Adds the difference of each product at the moment of counting to its stock of now, in one transaction with an entry in the history of each, as a change of many products that can be undone. What was sold or delivered since the product was counted stays; no stock falls below 0. Products that are not counted, and deleted ones, stay as they are. edit_conflict where something was counted since version; status false where it is booked already. state_not_allowed once it is discarded.",
  params: withId,
  body: v.pipe(v.object({ version: wholeNumberRule(1, 2_147_483_647) }), v.metadata({ ref: "CountBooking" })),
  answer: changed,
  failures: ["edit_conflict", "state_not_allowed"],
});

/** Discards a count. */
export const discardStockCount = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "Closes a count without changing any stock; status false where it is discarded already. state_not_allowed once it is booked.",
  params: withId,
  answer: changed,
  failures: ["state_not_allowed"],
});

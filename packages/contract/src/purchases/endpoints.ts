import { locales } from "@shop/domain/locale/locale.ts";
import {
  MAX_PURCHASE_LINES,
  MAX_PURCHASE_QTY,
  PURCHASE_NOTE_LENGTH,
  purchaseStates,
} from "@shop/domain/purchases/purchase-order.ts";
import { MAX_ARRIVAL_LIST_BYTES } from "@shop/domain/purchases/read-arrival-list.ts";
import { reorderDays, reorderWeeks } from "@shop/domain/purchases/reorder.ts";
import { PRODUCT_CODE_LENGTH } from "@shop/domain/stock-counts/stock-count.ts";
import { MAX_PACK } from "@shop/domain/suppliers/supplier.ts";
import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { nullablePriceRule } from "../nullable-price.ts";
import { pdf } from "../orders/admin-endpoints.ts";
import { attempt } from "../orders/endpoints.ts";
import { pagePlace, pageQuery } from "../paging.ts";
import { sheetAnswer, sheetQuery } from "../product-sheets/endpoints.ts";
import { flagRule, idParam, idRule, requiredLine, shortText, wholeNumberRule, withId } from "../rules.ts";
import { confirmedAdjustmentRule } from "./cost-adjustment.ts";
import { newPurchaseReturnRule, purchaseReturnSchema } from "./purchase-return.ts";
import {
  purchaseLineSchema,
  purchaseSchema,
  receiptSchema,
  reorderLineSchema,
  unreadArrivalSchema,
} from "./purchase.ts";

const KILOBYTE = 1024;
const count = v.pipe(v.number(), v.integer());
const named = v.object({ id: idRule, name: v.string(), name_ar: v.nullable(v.string()) });
const changed = v.object({ status: v.boolean(), order: purchaseSchema });
const version = wholeNumberRule(1, 2_147_483_647);
const versionBody = v.pipe(v.object({ version }), v.metadata({ ref: "PurchaseVersion" }));
const numberQuery = (min: number, max: number, usual: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, "bad_query"),
      v.transform(Number),
      v.minValue(min, "bad_query"),
      v.maxValue(max, "bad_query"),
    ),
    String(usual),
  );
/** A product by its id, or by a code: its barcode or part number. */
const product = v.union(
  [v.strictObject({ id: idRule }), v.strictObject({ code: requiredLine(PRODUCT_CODE_LENGTH) })],
  "bad_value",
);

/** What may have to be ordered. */
export const readReorder = defineEndpoint({
  access: "admin",
  right: "costs",
  summary:
    "A page of 50 products, drafts left out, that were sold in the last days (90), those whose stock runs out first: what is sold in a week (confirmed orders less returns), stock, pieces of open purchase orders, weeks that the stock lasts, and the pieces to order so that stock and open orders last some weeks (8), in whole packs of the supplier. With show=needed only those of which something is to be ordered; supplier names one, or none for products without a supplier.",
  query: v.object({
    supplier: v.optional(
      v.union(
        [
          v.literal("none"),
          v.pipe(
            v.string(),
            v.regex(/^[1-9]\d{0,9}$/, "bad_query"),
            v.transform(Number),
            v.maxValue(2_147_483_647, "bad_query"),
          ),
        ],
        "bad_query",
      ),
    ),
    days: numberQuery(reorderDays.min, reorderDays.max, reorderDays.usual),
    weeks: numberQuery(reorderWeeks.min, reorderWeeks.max, reorderWeeks.usual),
    show: v.optional(v.picklist(["all", "needed"], "bad_query"), "all"),
    page: pageQuery,
  }),
  answer: v.object({ lines: v.array(reorderLineSchema), ...pagePlace }),
});

/** Purchase orders. */
export const listPurchases = defineEndpoint({
  access: "admin",
  right: "costs",
  summary: "A page of 50 purchase orders, the newest first; with state only those in it.",
  query: v.object({ state: v.optional(v.picklist(purchaseStates, "bad_query")), page: pageQuery }),
  answer: v.object({ orders: v.array(purchaseSchema), ...pagePlace }),
});

/** Makes a purchase order. */
export const makePurchase = defineEndpoint({
  access: "admin",
  right: "costs",
  summary:
    "Makes the draft of a purchase order: of lines, or with proposal of what is proposed for the products of the supplier, where lines replace proposed quantities and 0 leaves a product out. Lines have the supplier's part number, and are in the supplier's pack where their pieces are whole packs, else single; the cost is that of the product times the pieces of a pack. At most 500 lines, those whose stock runs out first. A request with the Idempotency-Key of an earlier one answers its order. errors.supplier_id is bad_value for an unknown supplier.",
  headers: v.object({ "idempotency-key": attempt }),
  body: v.pipe(
    v.object({
      supplier_id: idRule,
      proposal: v.optional(
        v.nullable(
          v.object({
            days: wholeNumberRule(reorderDays.min, reorderDays.max),
            weeks: wholeNumberRule(reorderWeeks.min, reorderWeeks.max),
          }),
        ),
        null,
      ),
      lines: v.optional(
        v.pipe(
          v.array(v.object({ product_id: idRule, qty: wholeNumberRule(0, MAX_PURCHASE_QTY) })),
          v.maxLength(MAX_PURCHASE_LINES, "too_large"),
        ),
        [],
      ),
    }),
    v.metadata({ ref: "NewPurchase" }),
  ),
  answer: changed,
  failures: ["invalid"],
});

/** One purchase order. */
export const readPurchase = defineEndpoint({
  access: "admin",
  right: "costs",
  summary:
    "One purchase order with a page of 50 of its lines, its bookings and what went back of it; with show=open lines of which pieces have not come, with show=arrived those of which pieces are scanned and not booked.",
  params: withId,
  query: v.object({
    show: v.optional(v.picklist(["all", "open", "arrived"], "bad_query"), "all"),
    page: pageQuery,
  }),
  answer: v.object({
    order: purchaseSchema,
    lines: v.array(purchaseLineSchema),
    receipts: v.array(receiptSchema),
    /** The newest first. */
    returns: v.array(purchaseReturnSchema),
    ...pagePlace,
  }),
});

/** Sets the note of a purchase order. */
export const setPurchaseNote = defineEndpoint({
  access: "admin",
  right: "costs",
  summary:
    "Sets the note for the supplier on the paper of a purchase order; '' removes it. edit_conflict where the stored one is not the one before any more.",
  params: withId,
  body: v.pipe(
    v.object({
      note: shortText(PURCHASE_NOTE_LENGTH),
      /** The note that was read. */
      before: v.pipe(v.string(), v.maxLength(PURCHASE_NOTE_LENGTH, "too_long")),
    }),
    v.metadata({ ref: "PurchaseNote" }),
  ),
  answer: changed,
  failures: ["edit_conflict"],
});

/** Sets a line of a purchase order. */
export const setPurchaseLine = defineEndpoint({
  access: "admin",
  right: "costs",
  summary:
    "Sets pieces, pack and cost of a line, or adds it; 0 pieces remove it, what is not sent stays. pack is the number of pieces of the pack in which the line is ordered, 1 for single pieces; cost is what a pack costs, and follows a changed pack where it is not sent, rounded half up to the piastre. A new line without pack is in the supplier's where its pieces are whole packs. errors.qty is bad_value where the pieces are no whole packs. The product is named by its id, or by a code: its barcode or part number, or the barcode of its pack, of which qty then is packs. outcome is set, not_found, or several with the products that have the code, of which none is set. Pieces and packs are changed in a draft only, costs until the order is cancelled: state_not_allowed. errors.product is too_large beyond 500 lines. A cost that changes after pieces were booked is theirs, too: costs_adjust answers in adjustments what the stock is worth more and what was sold costs more today, until the sums of both are sent in adjustment; booked=keep leaves them at their cost, and sets that of later pieces. Adjusting needs the right to products: forbidden.",
  params: withId,
  body: v.pipe(
    v.object({
      product,
      qty: v.optional(wholeNumberRule(0, MAX_PURCHASE_QTY)),
      pack: v.optional(wholeNumberRule(1, MAX_PACK)),
      cost: v.optional(nullablePriceRule),
      /** What a changed cost does with pieces that are booked: it is theirs, too, or that of later ones alone. */
      booked: v.optional(v.picklist(["adjust", "keep"], "bad_value"), "adjust"),
      adjustment: confirmedAdjustmentRule,
    }),
    v.metadata({ ref: "NewPurchaseLine" }),
  ),
  answer: v.object({
    outcome: v.picklist(["set", "not_found", "several"]),
    /** The products that have the code, up to 10, where they are several. */
    products: v.array(named),
    version: count,
  }),
  failures: ["state_not_allowed", "costs_adjust", "forbidden"],
});

/** Sets what a purchase order costs beside its goods. */
export const setPurchaseCharges = defineEndpoint({
  access: "admin",
  right: "costs",
  summary:
    "Sets freight and duty of a purchase order, in pounds without value added tax; null for none. They are shared by its lines by what their ordered pieces cost: pieces that are booked have their share in what the stock cost, those that were booked before are adjusted as by a changed cost (see the lines): costs_adjust with adjustments, until their sums are sent in adjustment. edit_conflict where the stored ones are not those before any more; state_not_allowed for a cancelled order; forbidden where booked pieces are adjusted without the right to products.",
  params: withId,
  body: v.pipe(
    v.object({
      freight: nullablePriceRule,
      duty: nullablePriceRule,
      /** Those that were read. */
      before: v.object({ freight: nullablePriceRule, duty: nullablePriceRule }),
      adjustment: confirmedAdjustmentRule,
    }),
    v.metadata({ ref: "PurchaseCharges" }),
  ),
  answer: changed,
  failures: ["edit_conflict", "state_not_allowed", "costs_adjust", "forbidden"],
});

/** Marks a purchase order as sent. */
export const sendPurchase = defineEndpoint({
  access: "admin",
  right: "costs",
  summary:
    "Marks a draft as sent to its supplier, whose lines stay from then on; status false where it is sent already. edit_conflict where it was changed since version, state_not_allowed for one that is cancelled or has no lines.",
  params: withId,
  body: versionBody,
  answer: changed,
  failures: ["edit_conflict", "state_not_allowed"],
});

/** Cancels a purchase order. */
export const cancelPurchase = defineEndpoint({
  access: "admin",
  right: "costs",
  summary:
    "Cancels a draft, or what is still to come of an order that was sent: what was booked stays. status false where it is cancelled already; state_not_allowed where everything was received.",
  params: withId,
  answer: changed,
  failures: ["state_not_allowed"],
});

/** Returns goods to the supplier. */
export const returnPurchase = defineEndpoint({
  access: "admin",
  right: ["products", "costs"],
  summary:
    "Takes received pieces of a purchase order out of the stock and returns them to its supplier, who credits an amount without value added tax: by default what they cost by the order. What they were worth in the stock less the credit is a loss of the day, and a gain below zero. errors has lines.0.qty: too_large beyond what was received and not returned, stock_short beyond the stock; lines.0.product_id: unknown_product. Ordered pieces do not open again. A request with the Idempotency-Key of an earlier one returns nothing more, status false. edit_conflict where the order was changed since version.",
  params: withId,
  headers: v.object({ "idempotency-key": attempt }),
  body: newPurchaseReturnRule,
  answer: changed,
  failures: ["edit_conflict", "invalid"],
});

const returnParams = v.object({ id: idParam, returnId: idParam });

/** Takes back a return to the supplier. */
export const voidPurchaseReturn = defineEndpoint({
  access: "admin",
  right: ["products", "costs"],
  summary:
    "Takes back a return to the supplier: its pieces are in the stock again, at what they were worth when they left, and its loss is taken back on this day. status false where it was taken back before.",
  params: returnParams,
  answer: changed,
});

/** A return to the supplier as a PDF file. */
export const readPurchaseReturnPaper = defineEndpoint({
  ...pdf,
  access: "admin",
  right: "costs",
  summary:
    "A return to the supplier as a PDF file in a language: part numbers, names, pieces and credits. unavailable where making it takes too long.",
  params: returnParams,
  query: v.object({ locale: v.optional(v.picklist(locales, "bad_query"), "en") }),
  failures: ["not_found"],
});

/** A purchase order as a PDF file. */
export const readPurchasePaper = defineEndpoint({
  ...pdf,
  access: "admin",
  right: "costs",
  summary:
    "A purchase order for its supplier as a PDF file in a language: the supplier's and the maker's part numbers, names, packs with the pieces that they hold, what a pack costs, and the sum. unavailable where making it takes too long.",
  params: withId,
  query: v.object({ locale: v.optional(v.picklist(locales, "bad_query"), "en") }),
  failures: ["not_found"],
});

/** A purchase order as a sheet. */
export const exportPurchase = defineEndpoint({
  access: "admin",
  right: "costs",
  summary:
    "The lines of a purchase order as an XLSX or CSV file: packs, the pieces of a pack and in all, what a pack costs, the sum, and the pieces received.",
  params: withId,
  query: v.object(sheetQuery),
  ...sheetAnswer,
  failures: ["not_found"],
});

/** Notes pieces that have arrived. */
export const scanArrival = defineEndpoint({
  access: "admin",
  right: ["products", "costs"],
  summary:
    "Adds pieces to what has arrived of a line, or sets it with mode=set; the product is named by its id, or by a code: its barcode, its part number, the supplier's part number, or the barcode of its pack, of which qty then is packs. outcome is counted with the line, not_found, not_ordered for a product that the order has not, or several. Nothing is booked yet. A request with the Idempotency-Key of an earlier one counts nothing more. state_not_allowed unless the order is sent.",
  params: withId,
  headers: v.object({ "idempotency-key": attempt }),
  body: v.pipe(
    v.object({
      product,
      qty: wholeNumberRule(0, MAX_PURCHASE_QTY),
      mode: v.optional(v.picklist(["add", "set"], "bad_value"), "add"),
    }),
    v.metadata({ ref: "NewArrival" }),
  ),
  answer: v.object({
    outcome: v.picklist(["counted", "not_found", "not_ordered", "several"]),
    /** Null where nothing was counted. */
    line: v.nullable(purchaseLineSchema),
    /** The products that have the code, up to 10, where they are several. */
    products: v.array(named),
    version: count,
  }),
  failures: ["state_not_allowed"],
});

/** Notes what arrived by a list. */
export const importArrivals = defineEndpoint({
  access: "admin",
  right: ["products", "costs"],
  summary:
    "Adds the pieces of a list (XLSX, CSV or pasted text) of at most 5,000 lines, such as a delivery note, to what has arrived: barcode, part number or the supplier's part number, pieces and the cost of one in pounds, recognised by headings in English and Arabic, else in this order; a list without pieces has a scan in each line; the barcode of a pack counts packs, at what a pack costs. In a list with a column for the pack ('pack', 'pack size', 'pcs/pack', 'unit', 'العبوة', 'قطع/عبوة') the quantity is packs and the cost that of a pack; a blank cell and words for one piece are a pack of 1. Pieces of one product are added up; with replace=true they stand for what was counted of it and not booked before. Costs become those of the lines, of whose packs they are calculated, rounded half up to the piastre. Lines that name no product of the order, and those with another fault, are answered in unread, and not counted. Rows, columns and other sheets that are hidden in a workbook are left out, and named there as hidden, hidden_columns and hidden_sheets. Nothing is booked yet. A request with the Idempotency-Key of an earlier one counts nothing more. errors.file has the reason where the file cannot be read. state_not_allowed unless the order is sent.",
  params: withId,
  headers: v.object({ "idempotency-key": attempt }),
  body: v.object({
    file: v.pipe(
      v.instance(Blob, "required"),
      v.minSize(1, "required"),
      v.maxSize(MAX_ARRIVAL_LIST_BYTES, "file_too_large"),
    ),
    replace: v.optional(flagRule, false),
  }),
  maxBytes: MAX_ARRIVAL_LIST_BYTES + 64 * KILOBYTE,
  answer: v.object({
    /** Number of lines that were counted, of their products, and of products whose cost the list states. */
    lines: count,
    products: count,
    costs: count,
    unread: v.array(unreadArrivalSchema),
    version: count,
  }),
  failures: ["invalid", "state_not_allowed"],
});

/** Books what has arrived. */
export const bookArrivals = defineEndpoint({
  access: "admin",
  right: ["products", "costs"],
  summary:
    "Adds what has arrived to the stock and writes the costs of the lines as those of the products, where they are stated, in one transaction: what a pack costs divided by its pieces, rounded half up to the piastre. cost_jumped with the products in costs where such a cost is more than 1.5 times the stored one or less than half of it, unless confirm_costs is true. The pieces have their share of freight and duty in what the stock cost; costs_adjust where changed costs of other lines change the shares of pieces that were booked before, until it is confirmed as for a line. It is a change of many products that can be undone; pieces of a booking that was undone are open again. edit_conflict where something was counted since version; status false where that version was booked already. state_not_allowed unless the order is sent and something has arrived.",
  params: withId,
  body: v.pipe(
    v.object({
      version,
      /** Whether costs that differ from the stored ones by more than half are meant so. */
      confirm_costs: v.optional(v.boolean("bad_value"), false),
      adjustment: confirmedAdjustmentRule,
    }),
    v.metadata({ ref: "PurchaseBooking" }),
  ),
  answer: changed,
  failures: ["edit_conflict", "cost_jumped", "costs_adjust", "state_not_allowed"],
});

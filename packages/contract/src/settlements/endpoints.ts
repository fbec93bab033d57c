import { MAX_COLLECTED_BYTES } from "@shop/domain/settlements/read-settlement.ts";
import { decimalMarks } from "@shop/domain/sheets/sheet-numbers.ts";
import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { attempt } from "../orders/endpoints.ts";
import {
  bookedOutcomeSchema,
  settlementBookingSchema,
  settlementColumnsRule,
  settlementPreviewSchema,
} from "./settlements.ts";

const KILOBYTE = 1024;
/** Size limit of a booking with the maximum number of orders and the longest notes. */
const BOOKING_BYTES = 512 * KILOBYTE;

/** Reads a courier's sheet. */
export const previewSettlement = defineEndpoint({
  access: "admin",
  right: "orders",
  summary:
    "Reads a courier's sheet of at most 2,000 lines (XLSX, CSV or pasted text) and finds the order of each line by its number, tracking number or, where it has neither, phone; stores nothing. Columns are recognised by headings in English and Arabic, or by their content; `columns` corrects them. Where amounts mean something else with each decimal mark, no line is read before `decimal` is given. errors.file has the reason where the file cannot be read.",
  body: v.object({
    file: v.pipe(
      v.instance(Blob, "required"),
      v.minSize(1, "required"),
      v.maxSize(MAX_COLLECTED_BYTES, "file_too_large"),
    ),
    columns: v.optional(settlementColumnsRule),
    decimal: v.optional(v.picklist(decimalMarks, "bad_value")),
  }),
  maxBytes: MAX_COLLECTED_BYTES + 64 * KILOBYTE,
  answer: settlementPreviewSchema,
});

/** Books what a courier has collected. */
export const bookSettlement = defineEndpoint({
  access: "admin",
  right: "orders",
  summary:
    "Records payments by courier for up to 100 orders of a sheet in one transaction, and answers what became of each, in the order of the request: booked, already booked by the same Idempotency-Key, or refused with edit_conflict where its state or what is left to pay differs from `state` and `left`, or not_found. With `deliver`, sent orders of which nothing is left to pay become delivered. Without a key each request adds payments.",
  headers: v.object({ "idempotency-key": attempt }),
  body: settlementBookingSchema,
  maxBytes: BOOKING_BYTES,
  answer: v.object({ data: v.array(bookedOutcomeSchema) }),
  failures: ["idempotency_mismatch"],
});

import { isFigureRange } from "@shop/domain/figures/figures.ts";
import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { sheetAnswer, sheetQuery } from "../product-sheets/endpoints.ts";
import { dayRule } from "../rules.ts";

/** A close of the books, or its opening again. */
const closingSchema = v.pipe(
  v.object({
    id: v.pipe(v.number(), v.integer()),
    /** The last day that was closed, in the shop's time zone. */
    until: v.string(),
    at: v.string(),
    /** Mail address of who closed it. */
    by: v.string(),
    /** Who opened it again, and when; null while it holds. */
    reopened: v.nullable(v.object({ by: v.string(), at: v.string() })),
  }),
  v.metadata({ ref: "BookClosing" }),
);

const closedSchema = v.pipe(
  v.object({
    /** The last closed day; null where none is. */
    closed_until: v.nullable(v.string()),
    /** The newest first. */
    closings: v.array(closingSchema),
  }),
  v.metadata({ ref: "ClosedBooks" }),
);

/** Which days of the books are closed. */
export const readClosings = defineEndpoint({
  access: "admin",
  right: "figures",
  summary:
    "The last closed day of the books, and every closing with who made it and who opened it again, the newest first.",
  answer: closedSchema,
});

/** Up to which day the books are to be closed. */
export const closingEntrySchema = v.pipe(
  v.object({ until: dayRule("bad_value") }),
  v.metadata({ ref: "BookClosingEntry" }),
);

/** Closes the books. */
export const closeBooks = defineEndpoint({
  access: "admin",
  right: "books",
  summary:
    "Closes the books up to a day that is over: nothing dated on it or before it can be written, changed or deleted any more; what happens later belongs to its own day. invalid where the day is not over (bad_value), or closed already (already_closed).",
  body: closingEntrySchema,
  answer: closedSchema,
  failures: ["invalid"],
});

/** Opens the last closed period again. */
export const reopenBooks = defineEndpoint({
  access: "admin",
  right: "owner",
  summary:
    "Takes back the last closing of the books, which stays in the list with who did it; status false where none holds.",
  answer: v.object({ status: v.boolean(), ...closedSchema.entries }),
});

/** The journal as a sheet. */
export const exportJournal = defineEndpoint({
  access: "admin",
  right: "books",
  summary:
    "The journal of a period by double entry as an XLSX or CSV file, a row for each account of an entry: number of the entry, day, time, document, what happened, account with its number, debit, credit, rate of tax, party and who did it. Debits equal credits in each entry. Sales, tax, cost of sales, losses, stock and payments are those of figures, stock and ledgers; the party is left out without the right customers.",
  query: v.pipe(
    v.object({ ...sheetQuery, from: dayRule("bad_query"), to: dayRule("bad_query") }),
    v.check((range) => isFigureRange(range), "bad_query"),
  ),
  ...sheetAnswer,
});

/** The stock at the end of a day as a sheet. */
export const exportStockList = defineEndpoint({
  access: "admin",
  right: "costs",
  summary:
    "What was in stock at the end of a day as an XLSX or CSV file, a row for each product that had units anywhere, also one that is deleted by now, and their sums: units to sell, reserved for orders, coming back and not for sale, what these cost on average and together, and beside them the units on the way to buyers, which are sold. It is the sum of the journal up to that day.",
  query: v.object({ ...sheetQuery, day: dayRule("bad_query") }),
  ...sheetAnswer,
});

/** Which days of the books are closed, and by whom. */
export type ClosedBooks = v.InferOutput<typeof closedSchema>;
/** A close of the books, or its opening again. */
export type BookClosing = v.InferOutput<typeof closingSchema>;
/** Up to which day the books are to be closed. */
export type BookClosingEntry = v.InferOutput<typeof closingEntrySchema>;

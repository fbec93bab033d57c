import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { cursor, limitOf, withoutNullInQuery } from "../paging.ts";
import { sheetAnswer, sheetQuery } from "../product-sheets/endpoints.ts";
import { dayRule, idParam } from "../rules.ts";
import { auditEntrySchema, auditKinds } from "./audit-entry.ts";

/** Moments on a page by default; what was changed at once, such as the rows of an import, is on one page. */
const AUDIT_PAGE_SIZE = 20;

/** What narrows the audit log. */
const filter = {
  /** First and last day, in the shop's time zone. */
  from: v.optional(dayRule("bad_query")),
  to: v.optional(dayRule("bad_query")),
  /** Who made the change, as the log names them. */
  by: v.optional(v.pipe(v.string(), v.maxLength(320, "bad_query"), withoutNullInQuery)),
  entity: v.optional(v.picklist(auditKinds, "bad_query")),
};

/** The audit log. */
export const listAuditLog = defineEndpoint({
  access: "admin",
  right: "owner",
  summary:
    "What administrators and orders changed in the shop, the newest first: products, groups, brands, specifications, synonyms, slides, settings, orders, accounts, backups and counted cash, with the values before and after. Changes that are alike and were made at once are one entry with their number; `group`, the id of such an entry, lists each of them. `limit` counts moments.",
  query: v.object({ ...filter, group: v.optional(idParam), limit: limitOf(AUDIT_PAGE_SIZE), cursor }),
  answer: v.object({
    data: v.array(auditEntrySchema),
    next_cursor: v.nullable(v.string()),
  }),
});

/** The audit log as a sheet. */
export const exportAuditLog = defineEndpoint({
  access: "admin",
  right: "owner",
  summary:
    "The audit log as an XLSX or CSV file, the oldest change first: a row for each changed field with its values before and after, as they are stored, and for each change of an order.",
  query: v.object({ ...sheetQuery, ...filter }),
  ...sheetAnswer,
});

/** What narrows the audit log. */
export type AuditFilter = v.InferOutput<v.ObjectSchema<typeof filter, undefined>>;

import type { Need } from "@shop/domain/admins/rights.ts";
import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { numberedPageOf, numberedPages } from "../paging.ts";
import { idRule, statusOnly, withId } from "../rules.ts";
import { versionSchema } from "./version.ts";

/** `only`: deleted entries that can be restored. */
export const deletedFilter = v.optional(v.picklist(["only"], "bad_query"));

/** The answer to a saved form. */
export const savedAnswer = v.object({
  status: v.boolean(),
  id: idRule,
  version: versionSchema,
  message: v.optional(v.string()),
  errors: v.optional(v.record(v.string(), v.string())),
});

/** Declares the calls of a list of {@link listEntity}: `right` is the one that they require, `summaries` say what each call does and refuses. */
export const listEndpoints = <
  Entry extends v.GenericSchema,
  Form extends v.GenericSchema,
  Update extends v.GenericSchema,
>(
  entity: { readonly entry: Entry; readonly form: Form; readonly update: Update },
  right: Need,
  summaries: Readonly<Record<"list" | "create" | "update" | "remove" | "restore", string>>,
) => ({
  list: defineEndpoint({
    access: "admin",
    right,
    summary: summaries.list,
    query: v.object({ ...numberedPages, deleted: deletedFilter }),
    answer: numberedPageOf(entity.entry),
  }),
  create: defineEndpoint({
    access: "admin",
    right,
    summary: summaries.create,
    body: entity.form,
    answer: savedAnswer,
  }),
  update: defineEndpoint({
    access: "admin",
    right,
    summary: summaries.update,
    params: withId,
    body: entity.update,
    answer: savedAnswer,
    failures: ["edit_conflict"],
  }),
  remove: defineEndpoint({
    access: "admin",
    right,
    summary: summaries.remove,
    params: withId,
    answer: statusOnly,
  }),
  restore: defineEndpoint({
    access: "admin",
    right,
    summary: summaries.restore,
    params: withId,
    answer: statusOnly,
    failures: ["invalid"],
  }),
});

import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { linkTokenSchema } from "../shared-links.ts";
import { keptNameSchema, keptSchema, newKeptSchema } from "./kept-link.ts";

const data = v.array(keptSchema);
const changed = v.object({ status: v.boolean(), data });

/** The carts and parts lists that the signed-in shopper keeps. */
export const listKept = defineEndpoint({
  access: "user",
  summary: "The carts and parts lists that the signed-in shopper keeps, the newest first.",
  answer: v.object({ data }),
});

/** Keeps a cart or a parts list. */
export const keepLines = defineEndpoint({
  access: "user",
  summary:
    "Keeps a cart or a parts list for the signed-in shopper until it is deleted, and answers all of them. Its token opens it by GET /shared-cart/:token or GET /parts-lists/links/:token. An account keeps fifty (invalid with limit_reached at name).",
  body: newKeptSchema,
  maxBytes: 400 * 1024,
  answer: changed,
});

/** Renames a kept cart or parts list. */
export const renameKept = defineEndpoint({
  access: "user",
  summary: "Renames a kept cart or parts list; status false where it has that name.",
  params: linkTokenSchema,
  body: keptNameSchema,
  answer: changed,
  failures: ["not_found"],
});

/** Deletes a kept cart or parts list. */
export const deleteKept = defineEndpoint({
  access: "user",
  summary: "Deletes a kept cart or parts list, whose token opens nothing from then on.",
  params: linkTokenSchema,
  answer: changed,
  failures: ["not_found"],
});

import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { withId } from "../rules.ts";
import { addressEntrySchema, addressSchema } from "./address.ts";

const data = v.array(addressSchema);
const changed = v.object({ status: v.boolean(), data });

/** The postal addresses of the signed-in shopper. */
export const listAddresses = defineEndpoint({
  access: "user",
  summary: "The postal addresses of the signed-in shopper, the default one first.",
  answer: v.object({ data }),
});

/** Keeps a postal address of the signed-in shopper. */
export const saveAddress = defineEndpoint({
  access: "user",
  summary:
    "Keeps a postal address of the signed-in shopper, or changes the one with an id, and answers all of them; status false where the same is kept already. An account has ten at most (invalid with limit_reached at address); one of them is the default.",
  body: addressEntrySchema,
  answer: changed,
  failures: ["not_found"],
});

/** Deletes a postal address of the signed-in shopper. */
export const deleteAddress = defineEndpoint({
  access: "user",
  summary:
    "Deletes a postal address of the signed-in shopper, and answers the others; the oldest becomes the default where that was it.",
  params: withId,
  answer: changed,
});

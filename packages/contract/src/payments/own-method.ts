import { METHOD_NAME_LENGTH, ownMethodIds } from "@shop/domain/payments/payment-methods.ts";
import * as v from "valibot";

import { listOf } from "../list-rule.ts";
import { requiredText } from "../rules.ts";
import { accountNumberRule } from "../settings/accounts.ts";

/** A method of payment that an owner has named. */
const ownMethodSchema = v.pipe(
  v.object({
    id: v.picklist(ownMethodIds, "bad_value"),
    name: v.object({ en: requiredText(METHOD_NAME_LENGTH), ar: requiredText(METHOD_NAME_LENGTH) }),
    /** The number of its account in the journal. */
    account: accountNumberRule,
    /** Whether it can no longer be chosen; what was paid by it stays. */
    archived: v.boolean("bad_value"),
  }),
  v.metadata({ ref: "OwnMethod" }),
);

/** The methods of payment that an owner has named, each with an id of its own. */
export const ownMethodsSchema = v.pipe(
  listOf(ownMethodSchema, { min: 0, max: ownMethodIds.length, ref: "OwnMethods" }),
  v.check((list) => new Set(list.map(({ id }) => id)).size === list.length, "bad_value"),
);

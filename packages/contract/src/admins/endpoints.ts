import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { withId } from "../rules.ts";
import { accountChangeSchema, adminAccountSchema, newAccountSchema } from "./admin-account.ts";

const owner = { access: "admin", right: "owner" } as const;

/** All administrators. */
export const listAdmins = defineEndpoint({
  ...owner,
  summary: "All administrators by mail address.",
  answer: v.object({
    data: v.array(adminAccountSchema),
    /** Whether every administrator has to have a second factor. */
    two_factor_required: v.boolean(),
  }),
});

/** Adds an administrator. */
export const createAdmin = defineEndpoint({
  ...owner,
  summary: "Adds an administrator with a generated password, which is in this answer only.",
  body: newAccountSchema,
  answer: v.object({ status: v.boolean(), account: adminAccountSchema, password: v.string() }),
});

/** Changes the role of an administrator, or whether they can sign in. */
export const changeAdmin = defineEndpoint({
  ...owner,
  summary:
    "Changes the role or the rights of an administrator, or whether they can sign in; disabling ends their sessions, rights hold from the next request and in open streams at once. Rejected where no owner would be left who can sign in (last_owner).",
  params: withId,
  body: accountChangeSchema,
  answer: v.object({ status: v.boolean(), account: adminAccountSchema }),
});

/** Replaces the password of an administrator. */
export const resetAdminPassword = defineEndpoint({
  ...owner,
  summary:
    "Replaces an administrator's password by a generated one, which is in this answer only, and ends their sessions.",
  params: withId,
  answer: v.object({ status: v.boolean(), account: adminAccountSchema, password: v.string() }),
});

import * as v from "valibot";

import { idRule } from "../rules.ts";

/** A session of an administrator, without what opens it. */
export const adminSessionSchema = v.pipe(
  v.object({
    id: idRule,
    /** Whether it is the one of the request. */
    current: v.boolean(),
    /** Time of the login; null for one that an earlier version of the shop started. */
    created_at: v.nullable(v.string()),
    /** Time of the last request, to the minute. */
    used_at: v.string(),
    /** Browser and system, such as 'Firefox, Windows'; '' where they are not known. */
    browser: v.string(),
    /** The IPv4 address, or the first 48 bits of the IPv6 address, of the login; '' where it is not known. */
    site: v.string(),
  }),
  v.metadata({ ref: "AdminSession" }),
);

/** A session of an administrator. */
export type AdminSession = v.InferOutput<typeof adminSessionSchema>;

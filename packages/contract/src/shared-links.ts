import * as v from "valibot";

/** The token of a link under which something is kept. */
export const linkTokenSchema = v.object({ token: v.pipe(v.string(), v.regex(/^\w{1,40}$/, "bad_id")) });

/** A new link: its token and the time at which it expires. */
export const sharedLinkSchema = v.object({ token: v.string(), expires_at: v.string() });

/** A new link. */
export type SharedLink = v.InferOutput<typeof sharedLinkSchema>;

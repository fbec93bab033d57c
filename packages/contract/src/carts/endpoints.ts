import { defineEndpoint } from "../endpoint.ts";
import { linkTokenSchema, sharedLinkSchema } from "../shared-links.ts";
import { newSharedCartSchema, sharedCartSchema } from "./shared-cart.ts";

/** Shares a cart for some time. */
export const createSharedCart = defineEndpoint({
  access: "public",
  summary: "Stores a cart for 90 days under a short token, by which anyone can open it.",
  body: newSharedCartSchema,
  answer: sharedLinkSchema,
  failures: ["too_many_requests"],
});

/** Opens a shared cart. */
export const readSharedCart = defineEndpoint({
  access: "public",
  summary: "The lines of a shared cart, with the current data of its products.",
  params: linkTokenSchema,
  answer: sharedCartSchema,
});

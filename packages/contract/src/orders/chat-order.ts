import * as v from "valibot";

import { filledText, mobileRule } from "../rules.ts";

/** Who orders by chat: the shop calls back by phone, so the phone is validated; nothing is sent to the server. */
export const chatBuyerSchema = v.object({
  name: filledText,
  phone: mobileRule,
  address: filledText,
  /** Added to the message where it is known. */
  email: v.optional(v.pipe(v.string(), v.trim()), ""),
  /** Added to the message where it is known. */
  note: v.optional(v.pipe(v.string(), v.trim()), ""),
});

/** Who orders by chat. */
export type ChatBuyer = v.InferOutput<typeof chatBuyerSchema>;

/** The entries of a form that orders by chat. */
export type ChatBuyerEntries = v.InferInput<typeof chatBuyerSchema>;

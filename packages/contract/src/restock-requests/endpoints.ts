import { locales } from "@shop/domain/locale/locale.ts";
import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { emailRule, statusOnly, withId } from "../rules.ts";

/** The form that asks for a mail when a product is back. */
export const restockFormSchema = v.object({ email: emailRule });

/** A request for a mail when a product is back, in the language of the mail. */
export const restockRequestSchema = v.pipe(
  v.object({ ...restockFormSchema.entries, locale: v.optional(v.picklist(locales, "bad_value"), "en") }),
  v.metadata({ ref: "RestockRequest" }),
);

/** Asks for a mail when a product is back. */
export const requestRestockMail = defineEndpoint({
  access: "public",
  summary:
    "Asks for one mail when a product that is out of stock is back. The answer is the same whether the address has asked before or has an account; status false where the shop cannot send such mails (no mail server, or no public address), in_stock where the product is there.",
  params: withId,
  body: restockRequestSchema,
  answer: statusOnly,
  failures: ["not_found", "in_stock", "too_many_requests"],
});

/** Ends all requests of the address that a mail went to. */
export const endRestockMails = defineEndpoint({
  access: "public",
  summary:
    "Deletes the requests of the address whose mail has this token in its link; mail programs call it by the header List-Unsubscribe. The answer is the same for an unknown token.",
  params: v.object({ token: v.pipe(v.string(), v.maxLength(200, "bad_id")) }),
  answer: statusOnly,
});

/** What is entered into the form. */
export type RestockForm = v.InferOutput<typeof restockFormSchema>;
/** A valid request. */
export type RestockRequest = v.InferOutput<typeof restockRequestSchema>;

import * as v from "valibot";

import { contactPhoneRule, emailRule } from "../rules.ts";

/** Minimum length of a name in the contact form. */
const CONTACT_NAME_LENGTH = 3;
/** Maximum length of a message in the contact form. */
export const CONTACT_TEXT_LENGTH = 500;

/** The contact form: it is never sent to the server, its content opens as a chat message. */
export const contactSchema = v.object({
  name: v.pipe(v.string("required"), v.trim(), v.minLength(CONTACT_NAME_LENGTH, "too_short")),
  email: emailRule,
  phone: contactPhoneRule,
  text: v.pipe(
    v.string("required"),
    v.trim(),
    v.minLength(1, "required"),
    v.maxLength(CONTACT_TEXT_LENGTH, "too_long"),
  ),
});

/** The values of the contact form before validation. */
export type Contact = v.InferInput<typeof contactSchema>;

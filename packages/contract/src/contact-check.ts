import * as v from "valibot";

import { type Contact, contactSchema } from "./entities/contact.ts";

/** The fields of the contact form that are faulty. */
export type ContactErrors = Readonly<Partial<Record<keyof Contact, true>>>;

/** Checks the contact form; each of its fields has one message for every fault. */
export function checkContact(contact: Contact): ContactErrors {
  const { issues = [] } = v.safeParse(contactSchema, contact);
  return Object.fromEntries(issues.map(({ path }) => [String(path?.[0]?.key), true]));
}

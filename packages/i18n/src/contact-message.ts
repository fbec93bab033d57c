import type { Contact } from "@shop/contract/contact/contact.ts";

import type { about } from "./en/shop/about.ts";
import { fill } from "./fill.ts";

/** Builds the chat message of a contact form. */
export const contactMessage = (
  { name, email, phone, text }: Contact,
  texts: (typeof about)["contact"]["chat"],
): string =>
  [
    texts.greeting,
    text.trim(),
    "",
    fill(texts.from, { name: name.trim() }),
    fill(texts.email, { email: email.trim() }),
    fill(texts.phone, { phone: phone.trim() }),
  ].join("\n");

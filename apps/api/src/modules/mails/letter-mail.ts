import { shop as defaultShop } from "@shop/domain/site/shop.ts";

import type { LetterHead } from "./letter-head.ts";
import { letterHtml } from "./letter-html.ts";
import { letterText } from "./letter-text.ts";
import type { Letter } from "./letter.ts";
import type { NewMail } from "./outbox.ts";

/** Renders a letter as a mail. */
export const mailOf = async (
  to: Pick<NewMail, "kind" | "recipient" | "replyTo" | "subject">,
  letter: Letter,
  { shop }: LetterHead,
): Promise<NewMail> => ({
  ...to,
  // MAIL_FROM has one name, in English unless it is configured; an owner's own name replaces it.
  senderName:
    letter.locale === "en" && shop.name.en === defaultShop.name.en ? null : shop.name[letter.locale],
  text: letterText(letter),
  html: await letterHtml(letter, shop.accent),
});

import { hasKnownVariables, mailTextKinds } from "@shop/domain/site/mail-texts.ts";
import * as v from "valibot";

import { clearableText } from "../rules.ts";

const textOf = (max: number) => v.pipe(clearableText(max), v.check(hasKnownVariables, "unknown_variable"));

/** A subject stands in a header of the mail. */
const oneLine = v.pipe(textOf(150), v.regex(/^[^\r\n]*$/, "bad_value"));

const bilingual = <const S extends v.GenericSchema>(text: S) => v.object({ en: text, ar: text });

const mailText = v.object({
  subject: bilingual(oneLine),
  title: bilingual(oneLine),
  intro: bilingual(textOf(1000)),
});

/** Texts of the mails to buyers about their orders, '' for the usual ones; `{number}`, `{date}`, `{time}`, `{pieces}`, `{total}`, `{shop}` and `{phone}` become the order's. */
export const mailTextsSchema = v.pipe(
  v.object(v.entriesFromList(mailTextKinds, mailText)),
  v.metadata({ ref: "MailTexts" }),
);

import type { Bilingual } from "../locale/locale.ts";

/** Mails to buyers about their orders whose texts an owner may write. */
export const mailTextKinds = [
  "received",
  "confirmed",
  "sent",
  "part_sent",
  "rest_sent",
  "delivered",
  "cancelled",
  "delivery",
  "payment",
  "returned",
  "proof_declined",
  "reminder",
  "quotation",
] as const;

/** A mail to buyers whose texts an owner may write. */
export type MailTextKind = (typeof mailTextKinds)[number];

/** The texts of a mail that an owner may write. */
export const mailTextParts = ["subject", "title", "intro"] as const;

/** A text of a mail that an owner may write. */
export type MailTextPart = (typeof mailTextParts)[number];

/** What texts of mails may name in braces, which becomes the value of the order. */
export const mailVariables = ["number", "date", "time", "pieces", "total", "shop", "phone"] as const;

/** What a text of a mail may name in braces. */
export type MailVariable = (typeof mailVariables)[number];

/** The texts of a mail in both languages; '' for the usual one. */
type OwnMailText = Readonly<Record<MailTextPart, Bilingual>>;

/** An owner's texts of mails to buyers. */
export type MailTexts = Readonly<Record<MailTextKind, OwnMailText>>;

const usual: OwnMailText = {
  subject: { en: "", ar: "" },
  title: { en: "", ar: "" },
  intro: { en: "", ar: "" },
};

/** The texts of a shop whose owner has not written any. */
export const usualMailTexts: MailTexts = {
  received: usual,
  confirmed: usual,
  sent: usual,
  part_sent: usual,
  rest_sent: usual,
  delivered: usual,
  cancelled: usual,
  delivery: usual,
  payment: usual,
  returned: usual,
  proof_declined: usual,
  reminder: usual,
  quotation: usual,
};

/** Whether a text names only variables that mails have. */
export const hasKnownVariables = (text: string): boolean =>
  Array.from(text.matchAll(/\{([^{}]*)\}/g), ([, name]) => name).every((name) =>
    mailVariables.some((one) => one === name),
  );

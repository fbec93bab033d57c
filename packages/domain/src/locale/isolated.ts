import type { Locale } from "./locale.ts";

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Isolates a foreign value in plain text where its direction could mix with that of the text around it. */
export const isolated = (value: string, locale: Locale): string =>
  locale === "ar" || RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value;

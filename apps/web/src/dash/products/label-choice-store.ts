import { labelFormatNames } from "@shop/domain/labels/label-formats.ts";
import { locales } from "@shop/domain/locale/locale.ts";
import type { LabelChoice } from "@shop/screens/dash/labels/label-choice.ts";

import { localStore, stored } from "../../storage/stored.ts";

function toChoice(value: unknown): LabelChoice | null {
  if (typeof value !== "object" || value === null) return null;
  const { format, locale, prices }: Partial<Record<keyof LabelChoice, unknown>> = value;
  const known = labelFormatNames.find((name) => name === format);
  const language = locales.find((one) => one === locale);
  return known && language && typeof prices === "boolean"
    ? { format: known, locale: language, prices }
    : null;
}

/** How labels were printed the last time: their paper is in the printer of this browser. */
export const labelChoiceStore = stored("dash-labels", localStore, toChoice);

import type { Locale } from "../locale/locale.ts";

/** Columns that say how rows belong together; they are read, but never exported. */
export const rowFields = ["tier_from", "handle", "variant"] as const;

/** A column of {@link rowFields}. */
export type RowField = (typeof rowFields)[number];

/** What the columns are called. */
export const rowHeaders: Readonly<Record<Locale, Readonly<Record<RowField, string>>>> = {
  en: {
    tier_from: "Number of pieces that the price of the row holds from",
    handle: "What the rows of a product have in common",
    variant: "Variant, added to the name",
  },
  ar: {
    tier_from: "عدد القطع الذي يسري منه سعر الصف",
    handle: "ما تشترك فيه صفوف المنتج",
    variant: "النوع، يُضاف إلى الاسم",
  },
};

/** True for a column of {@link rowFields}. */
export const isRowField = (field: string): field is RowField => field in rowHeaders.en;

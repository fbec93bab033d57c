import { leastOpen, type Visibility } from "../catalogue/visibility.ts";
import type { Locale } from "../locale/locale.ts";
import { asciiDigits } from "../search/folding.ts";

/** Columns in the exports of other programs that say whether a product is seen and in stock; they are read, but never exported. */
export const foreignFields = ["published", "status", "catalogue_visibility", "active", "in_stock"] as const;

/** A column of {@link foreignFields}. */
export type ForeignField = (typeof foreignFields)[number];

/** What the columns are called. */
export const foreignHeaders: Readonly<Record<Locale, Readonly<Record<ForeignField, string>>>> = {
  en: {
    published: "Published (yes or no)",
    status: "Status (active or draft)",
    catalogue_visibility: "Visibility in catalogue",
    active: "Active (yes or no)",
    in_stock: "In stock (yes or no)",
  },
  ar: {
    published: "منشور (نعم أو لا)",
    status: "الحالة (نشط أو مسودة)",
    catalogue_visibility: "الظهور في الكتالوج",
    active: "مفعّل (نعم أو لا)",
    in_stock: "متوفر (نعم أو لا)",
  },
};

/** True for a column of {@link foreignFields}. */
export const isForeignField = (field: string): field is ForeignField => field in foreignHeaders.en;

const yes = ["1", "true", "yes", "نعم"];
const no = ["0", "false", "no", "لا"];

const wordsFor = <T>(...meanings: readonly (readonly [words: readonly string[], T])[]) =>
  new Map(meanings.flatMap(([words, meaning]) => words.map((word) => [word, meaning] as const)));

/** What the words of each column about visibility mean. */
const visibilityOf: Readonly<Record<Exclude<ForeignField, "in_stock">, ReadonlyMap<string, Visibility>>> = {
  // WooCommerce writes 0 for a private product and -1 for a draft.
  published: wordsFor<Visibility>([yes, "shown"], [[...no, "-1"], "draft"]),
  status: wordsFor<Visibility>(
    [["active"], "shown"],
    [["unlisted"], "hidden"],
    [["draft", "archived"], "draft"],
  ),
  catalogue_visibility: wordsFor<Visibility>(
    [["visible", "catalog", "search"], "shown"],
    [["hidden"], "hidden"],
  ),
  active: wordsFor<Visibility>([yes, "shown"], [no, "draft"]),
};

const stockWords = wordsFor<boolean>(
  [[...yes, "instock"], true],
  [[...no, "outofstock", "backorder", "onbackorder"], false],
);

const wordOf = (text: string): string => asciiDigits(text.trim().toLowerCase()).replace("\u2212", "-");

/** What the cell of a column about visibility says; null for a word that is not known. */
export const readForeignVisibility = (
  field: Exclude<ForeignField, "in_stock">,
  text: string,
): Visibility | null => visibilityOf[field].get(wordOf(text)) ?? null;

/** Whether a cell says that a product is in stock; null for a word that is not known. */
export const readInStock = (text: string): boolean | null => stockWords.get(wordOf(text)) ?? null;

/** Columns that say that a product is published; the others only restrict where it is seen. */
const stating: ReadonlySet<string> = new Set<ForeignField | "visibility">([
  "visibility",
  "published",
  "status",
]);

/** What a line says about the visibility of its product: what it becomes, or the most open that it may be, so that no draft is published by the way. */
export interface GivenVisibility {
  readonly visibility?: Visibility;
  readonly visibility_limit?: Visibility;
}

/** What the cells of a line say together, by their columns. */
export function givenVisibility(cells: ReadonlyMap<string, Visibility>): GivenVisibility {
  if (cells.size === 0) return {};
  const together = leastOpen([...cells.values()]);
  return [...cells.keys()].some((field) => stating.has(field))
    ? { visibility: together }
    : { visibility_limit: together };
}

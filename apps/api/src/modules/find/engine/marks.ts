import type { ListedIn } from "../../products/product-visibility.ts";
import type { SearchDocument } from "./search-document.ts";

/** Words are separated by spaces: one within a mark is replaced by a private character. */
const SPACE = "\u{E000}";

/** The words that the index keeps of a product beside its words: where it is listed, and what it is called as a whole. */
export const marks = {
  all: "all",
  listed: "listed",
  /** Of products with a price and in stock. */
  offered: "offered",
  category: (id: number): string => `c${id}`,
  subCategory: (id: number): string => `s${id}`,
  /** A name, folded and without separators; so are part numbers. */
  nameKey: (key: string): string => `n:${key}`,
  /** The length of a name's key. */
  nameLength: (key: string): string => `l:${key.length}`,
  partKey: (key: string): string => `p:${key}`,
  makerPartKey: (key: string): string => `m:${key}`,
  /** A name in lower case, symbols included. */
  nameExact: (text: string): string => `n=${text.replaceAll(" ", SPACE)}`,
  partExact: (text: string): string => `p=${text.replaceAll(" ", SPACE)}`,
  makerPartExact: (text: string): string => `m=${text.replaceAll(" ", SPACE)}`,
} as const;

/** The mark of what is seen in a place. */
export const placeMark = (place: ListedIn): string => (place === "lists" ? marks.listed : marks.all);

const given = (text: string | null, mark: (text: string) => string): string[] =>
  text === null ? [] : [mark(text)];

/** The marks of a product. */
export const marksOf = (row: SearchDocument["row"]): string[] => [
  marks.all,
  ...(row.isListed ? [marks.listed] : []),
  ...(row.isOffered ? [marks.offered] : []),
  marks.category(row.categoryId),
  marks.subCategory(row.subCategoryId),
  marks.nameKey(row.nameKey),
  marks.nameLength(row.nameKey),
  marks.nameExact(row.nameExact),
  ...given(row.partKey, marks.partKey),
  ...given(row.partExact, marks.partExact),
  ...given(row.manufacturerPartKey, marks.makerPartKey),
  ...given(row.manufacturerPartExact, marks.makerPartExact),
];

import type { SearchDocument } from "./search-document.ts";

/** Words are separated by spaces: one within a mark is replaced by a private character. */
const SPACE = "\u{E000}";

/** The words that the index keeps of a product beside its words: where it is listed, and what it is called as a whole. */
export const marks = {
  all: "all",
  /** Of the few products that no list for shoppers shows: what most have would be read through with each search. */
  unlisted: "unlisted",
  /** Of products without a price or out of stock. */
  unoffered: "unoffered",
  /** Of products that need others or have accessories. */
  linked: "linked",
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

const given = (text: string | null, mark: (text: string) => string): string[] =>
  text === null ? [] : [mark(text)];

/** The marks of a product. */
export const marksOf = (row: SearchDocument["row"]): string[] => [
  marks.all,
  ...(row.isListed ? [] : [marks.unlisted]),
  ...(row.isOffered ? [] : [marks.unoffered]),
  ...(row.namesOthers ? [marks.linked] : []),
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

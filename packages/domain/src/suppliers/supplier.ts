import { DEFAULT_ROWS } from "../constants.ts";
import { pageOf } from "../numbered-page.ts";
import { foldedWords, foldText } from "../search/folding.ts";

/** Maximum length of a supplier's name. */
export const SUPPLIER_NAME_LENGTH = 120;
/** Maximum length of a note about a supplier. */
export const SUPPLIER_NOTE_LENGTH = 1000;
/** The most suppliers. */
export const MAX_SUPPLIERS = 1000;
/** Rows of a page of the list of suppliers. */
export const SUPPLIER_ROWS = 20;
/** Maximum length of a supplier's part number. */
export const SUPPLIER_PART_LENGTH = 80;
/** The largest pack in which a supplier sells a product. */
export const MAX_PACK = 1_000_000;
/** Products on a page of a supplier's products. */
export const SUPPLIER_PRODUCT_ROWS = 50;
/** Rows of a page of what was received from a supplier. */
export const RECEIVED_ROWS = 20;

interface Listed {
  readonly id: number;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly note: string;
}

/** Searches and pages a list of suppliers, by their names; whole without `page` and `per_page`. */
export function supplierPage<T extends Listed>(
  all: readonly T[],
  {
    query = "",
    page,
    per_page,
  }: {
    readonly query?: string | undefined;
    readonly page?: number | undefined;
    readonly per_page?: number | undefined;
  },
) {
  const words = foldedWords(query);
  const data = all
    .map((one) => ({
      one,
      key: foldText(one.name),
      text: foldText(`${one.name} ${one.phone} ${one.email} ${one.note}`),
    }))
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .toSorted((a, b) => (a.key === b.key ? a.one.id - b.one.id : a.key < b.key ? -1 : 1))
    .map(({ one }) => one);
  return page === undefined && per_page === undefined
    ? { data }
    : pageOf(data, page ?? 1, per_page ?? DEFAULT_ROWS);
}

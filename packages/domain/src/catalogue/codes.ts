import { asciiDigits } from "../search/folding.ts";
import { gtinOf } from "./gtin.ts";

/** What a scanner names a symbology by before the code: ']E0', ']C1', ']d2'. */
const SYMBOLOGY = /^\][A-Za-z]\d/;
/** Sends the codes of a GS1 symbol in one text: each variable one ends with this sign. */
const END = "\u001D";
/** The trade item number (01) of a GS1 symbol, at its beginning, behind dates and variants, or behind a batch (10) or serial number (21). */
const TRADE_ITEM = new RegExp(String.raw`(?:^|${END})(?:1[1-7]\d{6}|20\d{2})*01(\d{14})`);
/** The same as people write it, below the bars: '(01)04006381333931(10)A7'. */
const WRITTEN_TRADE_ITEM = /\(01\)\s*(\d{14})(?!\d)/;
/** The address of a product's page, which our labels carry as a QR code. */
const PRODUCT_PAGE = /^https?:\/\/[^/\s]+(?:\/ar)?\/product\/(\d{1,9})(?:[/?#]|$)/i;

/** Lengths in which trade item numbers are written: EAN-8, UPC-A, EAN-13 and GTIN-14, each of which may begin with zeros of the longer ones. */
const GTIN_LENGTHS = [8, 12, 13, 14] as const;

/** What a code says that a person has typed or scanned. */
export interface ReadCode {
  /** The code without what the scanner adds: the trade item number of a GS1 symbol, or the text itself. */
  readonly text: string;
  /** The product whose page it is, as the QR codes of our labels say; null for any other code. */
  readonly productId: number | null;
}

/** Reads a code as scanners and people give it: with a scanner's prefix, as a GS1 symbol, as the address of a label, in Arabic digits. */
export function readCode(code: string): ReadCode {
  const text = asciiDigits(code).trim().replace(SYMBOLOGY, "");
  const page = PRODUCT_PAGE.exec(text)?.[1];
  if (page !== undefined) return { text, productId: Number(page) };
  const item = (TRADE_ITEM.exec(text) ?? WRITTEN_TRADE_ITEM.exec(text))?.[1];
  return { text: gtinOf(item ?? text) ?? text, productId: null };
}

/** Digits that can only be a trade item number; eight may as well be a number of the shop. */
const ONLY_GTIN = /^\d{12,14}$/;

/** A barcode as it is stored: as {@link readCode} reads it; null for digits of a trade item number of which the last does not check the others. */
export function storedBarcode(entered: string): string | null {
  const { text } = readCode(entered);
  const isWrong = ONLY_GTIN.test(text.replaceAll(/[\s-]/g, "")) && gtinOf(text) === undefined;
  return isWrong ? null : text;
}

/** The form by which codes are compared: a trade item number with its 14 digits, any other text as it is read. */
export function codeKey(code: string): string {
  const { text } = readCode(code);
  return gtinOf(text)?.padStart(14, "0") ?? text;
}

/** Whether a barcode is a code, in whichever form either is written. */
export const hasCode = (barcode: string | null, code: string): boolean =>
  barcode !== null && codeKey(barcode) === codeKey(code);

/** All texts that are the same code, by which a database finds one with its index. */
export function codeForms(code: string): string[] {
  const { text } = readCode(code);
  const gtin = gtinOf(text);
  if (gtin === undefined) return [...new Set([text, code.trim()])];
  const digits = gtin.replace(/^0+/, "");
  return [
    ...GTIN_LENGTHS.filter((length) => length >= digits.length).map((length) => digits.padStart(length, "0")),
    code.trim(),
  ].filter((form, at, all) => all.indexOf(form) === at);
}

/** The codes of a product: its own barcode, and that of its pack with the units in it. */
export interface ProductCodes {
  readonly barcode: string | null;
  readonly pack_barcode: string | null;
  readonly pack_units: number | null;
}

/** The fields of a product that are codes, each of which one product alone has. */
export const codeFields = ["barcode", "pack_barcode"] as const;

/** A field of a product that is a code. */
export type CodeField = (typeof codeFields)[number];

/** True for the name of a field that is a code. */
export const isCodeField = (field: string): field is CodeField => codeFields.some((one) => one === field);

/** The values of a product without some of its codes; the units of a pack go with its barcode. */
export function withoutCodes<T extends { readonly [F in keyof ProductCodes]?: ProductCodes[F] | undefined }>(
  values: T,
  codes: readonly CodeField[],
): Omit<T, keyof ProductCodes> & Partial<Pick<T, keyof ProductCodes>> {
  const { barcode, pack_barcode, pack_units, ...others } = values;
  return {
    ...others,
    ...(!codes.includes("barcode") && barcode !== undefined && { barcode }),
    ...(!codes.includes("pack_barcode") && {
      ...(pack_barcode !== undefined && { pack_barcode }),
      ...(pack_units !== undefined && { pack_units }),
    }),
  };
}

/** How many units of a product a code names: one by its own barcode, those of its pack by that of the pack; null where the product has not this code. */
export function unitsOfCode(
  { barcode, pack_barcode: pack, pack_units: units }: ProductCodes,
  code: string,
): number | null {
  if (hasCode(barcode, code)) return 1;
  return hasCode(pack, code) ? (units ?? 1) : null;
}

/** What is wrong with the codes of a product, by field: the barcode of a pack is its own, and says of how many units. */
export function codeErrors({
  barcode,
  pack_barcode: pack,
  pack_units: units,
}: ProductCodes): Readonly<Partial<Record<keyof ProductCodes, "required" | "barcode_taken">>> {
  if (pack !== null && hasCode(barcode, pack)) return { pack_barcode: "barcode_taken" };
  return pack !== null && units === null ? { pack_units: "required" } : {};
}

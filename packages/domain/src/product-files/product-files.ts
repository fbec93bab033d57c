import { MEDIA_PREFIX } from "../pictures/pictures.ts";
import { foldText } from "../search/folding.ts";

/** Kinds of files of a product, in the order in which a choice lists them. */
export const fileKinds = ["datasheet", "manual", "certificate", "drawing", "other"] as const;

/** A kind of file of a product. */
export type FileKind = (typeof fileKinds)[number];

/** Maximum number of files of one product. */
export const MAX_PRODUCT_FILES = 20;

const STORED = /^\/media\/(?<key>[a-f0-9]{32})-[a-z0-9-]+\.pdf$/;

const MAX_NAME_LENGTH = 60;

/** The address of a stored PDF by its key, with a readable name at its end, which browsers store it under. */
export function pdfAddress(key: string, name: string): string {
  const readable = foldText(name.replace(/\.pdf$/i, ""))
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_NAME_LENGTH)
    .replaceAll(/^-+|-+$/g, "");
  return `${MEDIA_PREFIX}${key}-${readable || "file"}.pdf`;
}

/** The key of a stored PDF by its address; null for any other address. */
export const pdfKey = (address: string): string | null => STORED.exec(address)?.groups?.["key"] ?? null;

/** The file of a stored PDF by its key. */
export const pdfFile = (key: string): string => `${key}.pdf`;

/** The name under which browsers store the PDF of an address of the store; null where the address is that of no PDF. */
export function pdfName(address: string): string | null {
  if (!address.endsWith(".pdf")) return null;
  const name = address.slice(MEDIA_PREFIX.length);
  const key = pdfKey(address);
  return key === null ? name : name.slice(key.length + 1);
}

/** Whether an address is that of a file in the shop's own store. */
export const isStoredFile = (address: string): boolean => address.startsWith(MEDIA_PREFIX);

/** Failed checks in a row after which a link counts as dead. */
export const DEAD_AFTER = 2;

/** A file with its titles, as far as its name needs them. */
interface Titled {
  readonly kind: FileKind;
  readonly title: string | null;
  readonly title_ar: string | null;
}

/** The title of a file in a language, or else in the other one; null where it has none, so that its kind names it. */
export const fileTitle = ({ title, title_ar }: Titled, locale: "en" | "ar"): string | null =>
  (locale === "ar" ? (title_ar ?? title) : (title ?? title_ar)) || null;

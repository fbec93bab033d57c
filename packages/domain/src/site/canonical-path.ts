import type { Locale } from "../locale/locale.ts";
import { splitLocale } from "./pages.ts";

/** Splits the path of a page into its language and its canonical form in English: without empty parts and a slash at the end. */
export function canonicalPath(pathname: string): { readonly locale: Locale; readonly path: string } {
  const { locale, address } = splitLocale(pathname.replaceAll(/\/{2,}/g, "/"));
  return { locale, path: address.replace(/(?<=.)\/$/, "") };
}

import type { Locale } from "../locale/locale.ts";

/** The path of pictures for links in chats. */
export const SHARE_PREFIX = "/share/";

/** Width and height of pictures for links, in pixels: what chats and networks show whole. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

const PRIME = 16_777_619;
const OFFSET = 2_166_136_261;

/** A short text that differs where some facts do (FNV-1a): chats fetch a picture anew under another address only. */
export function versionOf(facts: readonly (string | number | boolean | null | undefined)[]): string {
  let hash = OFFSET;
  for (const letter of JSON.stringify(facts))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), PRIME) >>> 0;
  return hash.toString(36);
}

/** The address of a product's picture for links; `version` is that of what it shows. */
export const productShareAddress = (id: number, locale: Locale, version: string): string =>
  `${SHARE_PREFIX}product-${id}.${locale}.jpg?v=${version}`;

/** The address of the picture of a shared cart for links. */
export const cartShareAddress = (token: string, locale: Locale, version: string): string =>
  `${SHARE_PREFIX}cart-${token}.${locale}.jpg?v=${version}`;

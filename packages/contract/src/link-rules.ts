import * as v from "valibot";

import { requiredText } from "./rules.ts";

/** An origin that no link names: what resolves to another one leads away from the shop. */
const SHOP = "https://shop.invalid";

function parsed(link: string): URL | null {
  try {
    return new URL(link, SHOP);
  } catch {
    return null;
  }
}

/** Whether a link is a path of the shop as browsers resolve it: they ignore tabs and line breaks, and take a backslash for a slash. */
export const isShopPath = (link: string): boolean => link.startsWith("/") && parsed(link)?.origin === SHOP;

/** Whether a link is an https address of another site, without user name and password. */
export function isHttpsLink(link: string): boolean {
  const url = /^https:\/\//i.test(link) ? parsed(link) : null;
  return url !== null && url.origin !== SHOP && url.username === "" && url.password === "";
}

/** The address of a link within the shop: a path, or an address at the host of its public one; null for links to other sites. */
export function shopAddress(link: string, publicUrl: string | undefined): URL | null {
  const url = parsed(link);
  if (url === null || url.origin === SHOP) return url;
  return publicUrl !== undefined && url.host === new URL(publicUrl).host ? url : null;
}

/** The address of a link to a file of a product. */
export const fileLinkSchema = v.pipe(requiredText(2000), v.check(isHttpsLink, "bad_file_link"));

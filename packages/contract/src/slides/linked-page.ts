import { canonicalPath } from "@shop/domain/site/canonical-path.ts";
import { type InfoPage, infoPages } from "@shop/domain/site/info-pages.ts";
import { publicPaths } from "@shop/domain/site/pages.ts";
import { pathPattern } from "@shop/domain/site/path-pattern.ts";
import * as v from "valibot";

import { shopAddress } from "../link-rules.ts";
import { idParam } from "../rules.ts";

/** The page of the shop that a link leads to, with what it shows; a `fixed` page always exists, an `unknown` one never. */
export type LinkedPage =
  | { readonly kind: "product"; readonly id: number }
  | { readonly kind: "category"; readonly id: number; readonly subCategoryId: number | null }
  | { readonly kind: "brand"; readonly id: number }
  | { readonly kind: "sharedCart"; readonly token: string }
  | { readonly kind: "info"; readonly page: InfoPage }
  | { readonly kind: "fixed" | "unknown" };

const unknown: LinkedPage = { kind: "unknown" };

const patterns = Object.entries(publicPaths).map(([name, path]) => ({ name, pattern: pathPattern(path) }));

const isInfoPage = (name: string): name is InfoPage => infoPages.some((page) => page === name);

const isId = (text: string): boolean => v.is(idParam, text);

function pageOf(
  name: string,
  { id = "", token = "", page = "" }: Readonly<Record<string, string>>,
  sub: string | null,
): LinkedPage {
  switch (name) {
    case "product":
      return isId(id) ? { kind: "product", id: Number(id) } : unknown;
    case "category":
      return isId(id) && (!sub || isId(sub))
        ? { kind: "category", id: Number(id), subCategoryId: sub ? Number(sub) : null }
        : unknown;
    case "brand":
      return isId(id) ? { kind: "brand", id: Number(id) } : unknown;
    // Kept for a month: nothing for a slide.
    case "savedPartsList":
      return unknown;
    case "sharedCart":
      return { kind: "sharedCart", token };
    case "info":
      return isInfoPage(page) ? { kind: "info", page } : unknown;
    default:
      return { kind: "fixed" };
  }
}

/** The page of the shop that a link leads to; null for links to other sites. `publicUrl` is the shop's public address, where it is set. */
export function linkedPage(link: string, publicUrl: string | undefined): LinkedPage | null {
  const url = shopAddress(link, publicUrl);
  if (url === null) return null;
  const { path } = canonicalPath(url.pathname);
  for (const { name, pattern } of patterns) {
    const match = pattern.exec(path);
    if (match) return pageOf(name, match.groups ?? {}, url.searchParams.get("sub"));
  }
  return unknown;
}

import { LOCALE_COOKIE } from "@shop/domain/constants.ts";
import { localAddress } from "@shop/domain/site/pages.ts";

const arabicCookie = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=ar(?:;|$)`);

/** True where the user follows a link inside the shop: there the address, chosen with the language switch, takes precedence. */
function isSameOrigin(headers: Headers, url: URL): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const referer = headers.get("referer");
  return referer !== null && URL.canParse(referer) && new URL(referer).host === url.host;
}

/**
 * Returns the Arabic address for a user whose language cookie is Arabic and who opens an English address from outside the shop (a
 * shared link, a bookmark); undefined where no redirect is needed.
 */
export function languageRedirect(request: Request, url: URL): string | undefined {
  if (!arabicCookie.test(request.headers.get("cookie") ?? "")) return undefined;
  if (isSameOrigin(request.headers, url)) return undefined;
  return localAddress(url.pathname, "ar") + url.search;
}

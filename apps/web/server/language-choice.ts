import { LOCALE_COOKIE } from "@shop/contract/constants.ts";
import { localAddress } from "@shop/contract/pages.ts";

const remembered = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=ar(?:;|$)`);

/** True where the reader comes from another page of the shop: then the address is the choice, made with the switch. */
function comesFromWithin(headers: Headers, url: URL): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const referer = headers.get("referer");
  return referer !== null && URL.canParse(referer) && new URL(referer).host === url.host;
}

/**
 * Where a reader who once chose Arabic is led when an English address is opened from outside the shop (a shared link, a
 * bookmark); undefined where the page is shown as it was asked for.
 */
export function rememberedLanguageAddress(request: Request, url: URL): string | undefined {
  if (!remembered.test(request.headers.get("cookie") ?? "")) return undefined;
  if (comesFromWithin(request.headers, url)) return undefined;
  return localAddress(url.pathname, "ar") + url.search;
}

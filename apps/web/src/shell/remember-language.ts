import { LOCALE_COOKIE } from "@shop/domain/constants.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";

import { saveLanguageFocus } from "./language-focus.ts";

const YEAR_S = 31_536_000;

/** Stores the chosen language in a cookie, so that the server redirects later visits to it; called before the other language opens. */
export function rememberLanguage(locale: Locale): void {
  document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=${YEAR_S}; samesite=lax`;
  saveLanguageFocus();
}

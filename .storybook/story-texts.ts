import { isLocale, type Locale } from "@shop/domain/locale/locale.ts";
import { allMessages } from "@shop/i18n/all.ts";
import type { Messages } from "@shop/i18n/messages.ts";

/** Values of the toolbar, as a story's context has them. */
interface WithGlobals {
  readonly globals: Readonly<Record<string, unknown>>;
}

/** Returns the language that a story is shown in. */
export function localeOf({ globals }: WithGlobals): Locale {
  const { locale } = globals;
  return typeof locale === "string" && isLocale(locale) ? locale : "en";
}

/** Returns the texts of the language that a story is shown in; a play finds its controls by them. */
export const textsOf = (context: WithGlobals): Messages => allMessages[localeOf(context)];

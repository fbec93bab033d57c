import type { Locale } from "@shop/domain/locale/locale.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { buttonClasses } from "@shop/ui/button.tsx";
import { Link } from "@shop/ui/link.tsx";
import type { Theme } from "@shop/ui/theme/theme.ts";
import Store from "lucide-react/icons/store";

import { LanguageLink } from "../../shop/shell/language-link.tsx";
import { ThemeSwitch } from "../../shop/shell/theme-switch.tsx";

export interface LoginBarProps {
  /** The page's address without the language prefix, with its query. */
  readonly currentAddress: string;
  /** The current colour theme. */
  readonly theme: Theme;
  /** Called with the theme that is to be used. */
  readonly onTheme: (theme: Theme) => void;
  /** Called with the language whose link is followed. */
  readonly onLocale: (locale: Locale) => void;
}

/** Bar above the login of administrators: the shop, the language and the theme. */
export function LoginBar({ currentAddress, theme, onTheme, onLocale }: LoginBarProps) {
  const { shell } = useMessages("dashShell");
  return (
    <header className="flex min-h-14 shrink-0 flex-wrap items-center justify-between gap-1 px-2 lg:px-4">
      <Link href={pages.home} className={buttonClasses({ variant: "quiet" })}>
        <Store aria-hidden className="size-5" />
        {shell.toShop}
      </Link>
      <div className="flex items-center gap-1">
        <LanguageLink currentAddress={currentAddress} onLocale={onLocale} />
        <ThemeSwitch theme={theme} onTheme={onTheme} />
      </div>
    </header>
  );
}

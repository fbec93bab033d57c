import type { Locale } from "@shop/domain/locale/locale.ts";
import { localAddress } from "@shop/domain/site/pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { cn } from "@shop/ui/cn.ts";

export interface LanguageLinkProps {
  /** The page's address without the language prefix, with its query. */
  readonly currentAddress: string;
  /** Called before the other language opens, to remember the choice. */
  readonly onLocale?: ((locale: Locale) => void) | undefined;
  /** Classes of the link. */
  readonly className?: string;
}

/**
 * Link to the same page in the other language: a plain link, because it loads another document. Its one word uses a system
 * font instead of loading the font of the other script.
 */
export function LanguageLink({ currentAddress, onLocale, className }: LanguageLinkProps) {
  const { otherLanguage } = useMessages("common");
  const other = useLocale().locale === "en" ? "ar" : "en";
  return (
    <a
      href={localAddress(currentAddress, other)}
      hrefLang={other}
      lang={other}
      className={cn(
        "font-system hover:bg-sunken grid h-[44px] min-w-[44px] place-items-center rounded-md px-2",
        className,
      )}
      onClick={() => onLocale?.(other)}
    >
      <span aria-hidden className="lg:hidden">
        {other === "ar" ? "ع" : "EN"}
      </span>
      <span className="max-lg:sr-only">{otherLanguage}</span>
    </a>
  );
}

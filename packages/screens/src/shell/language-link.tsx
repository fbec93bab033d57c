import type { Locale } from "@shop/contract/locale.ts";
import { localAddress } from "@shop/contract/pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { cn } from "@shop/ui/cn.ts";

/** What a {@link LanguageLink} takes. */
export interface LanguageLinkProps {
  /** The page's own address in its English form, with its query. */
  readonly currentAddress: string;
  /** Told before the other language opens, so that the choice can be remembered. */
  readonly onLocale?: ((locale: Locale) => void) | undefined;
  readonly className?: string;
}

/**
 * The same page in the other language: a plain link, because the whole document changes. Its one word is not worth the
 * font of the other script.
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
        "font-system hover:bg-sunken grid h-11 min-w-11 place-items-center rounded-md px-2",
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

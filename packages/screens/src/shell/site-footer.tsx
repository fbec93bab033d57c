import { pages } from "@shop/contract/pages.ts";
import type { Shop } from "@shop/contract/shop.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Link } from "@shop/ui/link.tsx";

import { LanguageLink, type LanguageLinkProps } from "./language-link.tsx";
import { Logo } from "./logo.tsx";
import { ThemeSwitch, type ThemeSwitchProps } from "./theme-switch.tsx";

/** What a {@link SiteFooter} takes. */
export interface SiteFooterProps extends Omit<LanguageLinkProps & ThemeSwitchProps, "className"> {
  readonly shop: Shop;
}

const row = "flex min-h-11 items-center hover:underline";

/** The foot of every public page. */
export function SiteFooter({ shop, currentAddress, onLocale, theme, onTheme }: SiteFooterProps) {
  const texts = useMessages("common");
  const { locale } = useLocale();
  const links = [
    [pages.products, texts.products],
    [pages.about, texts.aboutUs],
    [pages.blogs, texts.blogs],
    [pages.orders, texts.yourOrders],
    [pages.home, texts.cookies],
    [pages.home, texts.support],
  ] as const;
  return (
    <footer className="border-line bg-surface mt-16 border-t print:hidden">
      <div className="mx-auto grid max-w-7xl gap-x-12 gap-y-6 px-4 pt-8 pb-24 sm:grid-cols-[1fr_auto_auto] lg:px-6 lg:pb-8">
        <div>
          <Logo>{shop.name[locale]}</Logo>
          <p className="text-muted mt-3 max-w-sm">{shop.tagline[locale]}</p>
          <div className="-ms-2 mt-2 flex lg:hidden">
            <LanguageLink currentAddress={currentAddress} onLocale={onLocale} />
            <ThemeSwitch theme={theme} onTheme={onTheme} />
          </div>
        </div>
        <nav aria-label={texts.footerNavigation}>
          <ul className="grid grid-cols-2 gap-x-8">
            {links.map(([href, name]) => (
              <li key={name}>
                <Link href={href} className={row}>
                  <span className="inline-block first-letter:uppercase">{name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <address className="not-italic">
          <a href={`tel:${shop.phone.replaceAll(" ", "")}`} className={row}>
            <span className="sr-only">{texts.phone} </span>
            <span className="figures">{shop.phone}</span>
          </a>
          <a href={`mailto:${shop.mail}`} className={row}>
            <span className="sr-only">{texts.mail} </span>
            <span className="figures">{shop.mail}</span>
          </a>
        </address>
      </div>
    </footer>
  );
}

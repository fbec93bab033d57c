import { callAddress } from "@shop/domain/site/call-address.ts";
import type { InfoPage } from "@shop/domain/site/info-pages.ts";
import { pages } from "@shop/domain/site/pages.ts";
import type { Shop } from "@shop/domain/site/shop.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Link } from "@shop/ui/link.tsx";

import { LanguageLink, type LanguageLinkProps } from "./language-link.tsx";
import { Logo } from "./logo.tsx";
import { ThemeSwitch, type ThemeSwitchProps } from "./theme-switch.tsx";

export interface SiteFooterProps extends Omit<LanguageLinkProps & ThemeSwitchProps, "className"> {
  /** The shop's name, tagline, phone and mail address. */
  readonly shop: Shop;
  /** The pages on how the shop sells that have a text. */
  readonly infoPages: readonly InfoPage[];
  /** Adds the link back to the dashboard, for an administrator. */
  readonly isAdmin?: boolean;
}

const row = "flex min-h-11 items-center hover:underline";

/** Footer of all public pages. */
export function SiteFooter({
  shop,
  infoPages,
  currentAddress,
  onLocale,
  theme,
  onTheme,
  isAdmin = false,
}: SiteFooterProps) {
  const texts = useMessages("common");
  const { locale } = useLocale();
  const links = [
    [pages.products, texts.products],
    [pages.about, texts.aboutUs],
    [pages.blogs, texts.blog],
    [pages.orders, texts.myOrders],
    [pages.home, texts.cookies],
    [pages.home, texts.support],
    ...(isAdmin ? ([[pages.dash, texts.dashboard]] as const) : []),
  ] as const;
  return (
    <footer className="border-line bg-surface border-t print:hidden">
      <div className="mx-auto grid max-w-7xl gap-x-12 gap-y-3 px-4 py-5 sm:grid-cols-[1fr_auto] sm:gap-y-6 sm:py-8 lg:grid-cols-[1fr_auto_auto_auto] lg:px-6">
        <div>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Logo shop={shop}>{shop.name[locale]}</Logo>
            <span className="-me-2 flex lg:hidden">
              <LanguageLink currentAddress={currentAddress} onLocale={onLocale} />
              <ThemeSwitch theme={theme} onTheme={onTheme} />
            </span>
          </div>
          <p className="text-muted mt-1 max-w-sm lg:mt-3">{shop.tagline[locale]}</p>
        </div>
        <nav aria-label={texts.footerNavigation}>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(5rem,100%),1fr))] gap-x-4 sm:grid-cols-2 sm:gap-x-8">
            {links.map(([href, name]) => (
              <li key={name}>
                <Link href={href} className={row}>
                  <span className="inline-block first-letter:uppercase">{name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {infoPages.length > 0 && (
          <nav aria-label={texts.infoPages.label}>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(5rem,100%),1fr))] gap-x-4 sm:grid-cols-2 sm:gap-x-8">
              {infoPages.map((page) => (
                <li key={page}>
                  <Link href={pages.infoOf(page)} className={row}>
                    {texts.infoPages[page]}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <address className="not-italic">
          <a href={callAddress(shop.phone)} className={row}>
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

import type { Locale } from "@shop/domain/locale/locale.ts";
import { pages } from "@shop/domain/site/pages.ts";
import type { Shop } from "@shop/domain/site/shop.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { cn } from "@shop/ui/cn.ts";
import { Link } from "@shop/ui/link.tsx";
import type { Theme } from "@shop/ui/theme/theme.ts";
import Search from "lucide-react/icons/search";
import { Fragment } from "react";

import { SearchBox } from "../../shared/search/search-box.tsx";
import { useSearchLauncher } from "../../shared/search/search-launcher.tsx";
import { AccountControl } from "./account-control.tsx";
import { CartLink } from "./cart-link.tsx";
import { CategoriesLink, type CategoriesOpener } from "./categories-link.tsx";
import { LanguageLink } from "./language-link.tsx";
import { Logo } from "./logo.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { resultsQueryOf } from "./results-query.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

export interface SiteHeaderProps extends CategoriesOpener {
  /** The shop's identity; the header shows its name beside the logo. */
  readonly shop: Shop;
  /** The page's address without the language prefix, with its query. */
  readonly currentAddress: string;
  /** Pieces in the cart; 0 until the browser has read it. */
  readonly cartCount: number;
  /** The signed-in shopper; null for a visitor and before hydration. */
  readonly user: { readonly name: string } | null;
  /** The current theme, shown by the switch's pressed state. */
  readonly theme: Theme;
  /** Called with the theme to switch to. */
  readonly onTheme: (theme: Theme) => void;
  /** Called before the other language opens, to remember the choice. */
  readonly onLocale?: ((locale: Locale) => void) | undefined;
  /** Called by the logout button; the caller asks for confirmation. */
  readonly onLogout: () => void;
}

/** Sticky header of all public pages: one row at every width; with larger text its parts wrap. */
export function SiteHeader(props: SiteHeaderProps) {
  const { shop, currentAddress, cartCount, user, theme, onTheme, onLocale, onLogout } = props;
  const { categoriesOpen, onCategories } = props;
  const texts = useMessages("common");
  const { locale } = useLocale();
  const launcher = useSearchLauncher();
  const query = resultsQueryOf(currentAddress);
  const links = [
    [pages.products, texts.products],
    [pages.about, texts.aboutUs],
    [pages.blogs, texts.blog],
  ] as const;
  return (
    <header
      data-site-header=""
      className="border-line bg-surface short:static sticky top-0 z-40 border-b print:static"
    >
      <div className="mx-auto flex min-h-14 max-w-7xl flex-wrap items-center ps-4 pe-2 max-[389px]:px-1.5 lg:min-h-16 lg:gap-x-2 lg:px-6 print:[&>:not(:first-child)]:hidden">
        {/* Its basis does not depend on a typeface: the row is the same before the web font has come, and wraps with large text alone. */}
        <div
          className={cn(
            "-ms-1 flex min-w-0 grow lg:shrink-0 lg:grow-0 lg:basis-auto",
            user ? "basis-11 sm:basis-24" : "basis-24 max-[359px]:basis-11",
          )}
        >
          <Link href={pages.home} className="flex min-h-11 max-w-full items-center rounded-md px-1">
            <Logo shop={shop}>
              <span
                className={cn(
                  "min-w-0 wrap-anywhere",
                  user ? "max-sm:sr-only" : "max-[389px]:text-lg max-[359px]:sr-only",
                )}
              >
                {shop.name[locale]}
              </span>
            </Logo>
          </Link>
        </div>
        <nav aria-label={texts.mainNavigation} className="ms-4 flex flex-wrap max-lg:hidden">
          {links.map(([href, name]) => (
            <Fragment key={href}>
              <Link
                href={href}
                className="hover:bg-sunken flex min-h-11 items-center rounded-md px-3 whitespace-nowrap"
              >
                <span className="inline-block first-letter:uppercase">{name}</span>
              </Link>
              {href === pages.products && (
                <CategoriesLink {...{ categoriesOpen, onCategories }} className="-ms-3 w-11" />
              )}
            </Fragment>
          ))}
        </nav>
        <SearchBox
          key={query}
          className="mx-auto max-w-md min-w-0 flex-1 basis-40 max-lg:hidden"
          defaultQuery={query}
        />
        <div className="ms-auto flex items-center lg:contents">
          <Link
            href={pages.results}
            aria-label={texts.searchProducts}
            className="hover:bg-sunken grid size-[44px] shrink-0 place-items-center rounded-md lg:hidden"
            onClick={(event) => {
              if (!launcher) return;
              event.preventDefault();
              void launcher.open(null, query);
            }}
          >
            <Search aria-hidden className="size-[22px]" />
          </Link>
          <LanguageLink currentAddress={currentAddress} onLocale={onLocale} />
          <ThemeSwitch theme={theme} onTheme={onTheme} className="max-lg:hidden" />
          <AccountControl signedIn={user !== null} onLogout={onLogout} />
          <CartLink count={cartCount} />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

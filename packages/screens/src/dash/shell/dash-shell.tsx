import type { Admin } from "@shop/contract/accounts/user.ts";
import { may } from "@shop/domain/admins/rights.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import { dashAliases, needOfPage } from "@shop/domain/site/dash-pages.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { buttonClasses } from "@shop/ui/button.tsx";
import { cn } from "@shop/ui/cn.ts";
import { Link } from "@shop/ui/link.tsx";
import type { Theme } from "@shop/ui/theme/theme.ts";
import Store from "lucide-react/icons/store";
import type { ReactNode } from "react";
import { HotkeysProvider } from "react-hotkeys-hook";

import { SkipLink } from "../../shared/page/skip-link.tsx";
import { LanguageLink } from "../../shop/shell/language-link.tsx";
import { Logo } from "../../shop/shell/logo.tsx";
import { ThemeSwitch } from "../../shop/shell/theme-switch.tsx";
import { contentClasses } from "../shared/content-classes.ts";
import { AdminMenu } from "./admin-menu.tsx";
import { DashMenu } from "./dash-menu.tsx";
import { DashSidebar, type DashSidebarProps } from "./dash-sidebar.tsx";
import type { OpenMenuGroups } from "./menu-group.tsx";
import { MissingRight } from "./missing-right.tsx";
import { PaletteButton } from "./palette-button.tsx";
import { PhoneBar } from "./phone-bar.tsx";
import { ShortcutHelp } from "./shortcut-help.tsx";

export interface DashShellProps extends OpenMenuGroups {
  /** The shop, whose name is part of the accessible name of the link to the first page. */
  readonly shop: DashSidebarProps["shop"];
  /** The page's address without the language prefix, with its query. */
  readonly currentAddress: string;
  /** The signed-in administrator; null until it is loaded. */
  readonly admin: Admin | null;
  /** The current colour theme. */
  readonly theme: Theme;
  /** Called with the theme that is to be used. */
  readonly onTheme: (theme: Theme) => void;
  /** Called with the language whose link is followed. */
  readonly onLocale: (locale: Locale) => void;
  /** Shows the sidebar as icons only. */
  readonly collapsed: boolean;
  /** Called with whether the sidebar is to show icons only. */
  readonly onCollapsed: (collapsed: boolean) => void;
  /** Opens the command palette. */
  readonly onPalette: () => void;
  /** Called when the dialog for a new password is to be opened. */
  readonly onChangePassword: () => void;
  /** Called when the administrator logs out. */
  readonly onLogout: () => void;
  /** The page. */
  readonly children: ReactNode;
}

/** Layout of the dashboard: sidebar or menu, bar, and the page or which right to it is missing; lists the page's shortcuts on '?'. */
export function DashShell({
  shop,
  currentAddress,
  admin,
  ordersToConfirm,
  openGroups,
  onOpenGroups,
  theme,
  onTheme,
  onLocale,
  collapsed,
  onCollapsed,
  onPalette,
  onChangePassword,
  onLogout,
  children,
}: DashShellProps) {
  const { shell } = useMessages("dashShell");
  const { locale } = useLocale();
  const pathname = currentAddress.replace(/[?#].*$/s, "");
  const groups = { openGroups, onOpenGroups, pathname, ordersToConfirm };
  const need = needOfPage(pathname);
  return (
    <HotkeysProvider>
      <SkipLink />
      <div data-dash="" className="flex min-h-dvh">
        <DashSidebar {...groups} {...{ shop, admin, collapsed, onCollapsed }} />
        <div className="flex min-w-0 grow flex-col">
          <header className="border-line bg-surface sticky top-0 z-30 flex min-h-14 flex-wrap items-center border-b px-1 sm:gap-1 sm:px-2 lg:px-4 print:hidden">
            <DashMenu {...groups} admin={admin} />
            <Link
              href={dashAliases.home}
              aria-label={`${shop.name[locale]} · ${shell.navigation}`}
              className="flex h-11 items-center px-2 lg:hidden"
            >
              <Logo shop={shop}>{null}</Logo>
            </Link>
            <div className="ms-auto flex flex-wrap items-center sm:gap-1">
              <PaletteButton onPalette={onPalette} />
              <Link
                href={pages.home}
                className={buttonClasses({ variant: "quiet", className: "max-sm:px-3" })}
              >
                <Store aria-hidden className="size-5" />
                <span className="max-sm:sr-only">{shell.toShop}</span>
              </Link>
              <LanguageLink currentAddress={currentAddress} onLocale={onLocale} />
              <ThemeSwitch theme={theme} onTheme={onTheme} />
              <AdminMenu {...{ admin, onChangePassword, onLogout }} />
            </div>
          </header>
          <main id="content" tabIndex={-1} className={cn(contentClasses, "grow outline-none print:p-0")}>
            {need !== null && admin !== null && !may(admin, need) ? <MissingRight need={need} /> : children}
          </main>
        </div>
        <PhoneBar {...groups} admin={admin} />
      </div>
      <ShortcutHelp />
    </HotkeysProvider>
  );
}

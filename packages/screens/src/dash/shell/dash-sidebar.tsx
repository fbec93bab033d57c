import type { RightHolder } from "@shop/domain/admins/rights.ts";
import { dashAliases } from "@shop/domain/site/dash-pages.ts";
import type { Shop } from "@shop/domain/site/shop.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { cn } from "@shop/ui/cn.ts";
import { Link } from "@shop/ui/link.tsx";
import PanelLeftClose from "lucide-react/icons/panel-left-close";
import PanelLeftOpen from "lucide-react/icons/panel-left-open";

import { Logo } from "../../shop/shell/logo.tsx";
import { type DashLink, groupsFor, homeLinks, isCurrent } from "./dash-links.ts";
import { MenuGroup, type MenuGroupsProps } from "./menu-group.tsx";
import { ToConfirm } from "./to-confirm.tsx";

export interface DashSidebarProps extends MenuGroupsProps {
  /** The shop, whose name stands beside the logo unless the sidebar is collapsed. */
  readonly shop: Pick<Shop, "name" | "logo" | "logo_has_name">;
  /** The signed-in administrator, whose rights decide the links; null until it is loaded. */
  readonly admin: RightHolder | null;
  /** Shows icons only; their names stay for screen readers and as tooltips. */
  readonly collapsed: boolean;
  /** Called with whether the sidebar is to show icons only. */
  readonly onCollapsed: (collapsed: boolean) => void;
}

/** The dashboard's navigation on desktops. */
export function DashSidebar({ shop, admin, collapsed, onCollapsed, ...groups }: DashSidebarProps) {
  const { shell } = useMessages("dashShell");
  const { locale } = useLocale();
  const name = shop.name[locale];
  const { pathname, ordersToConfirm } = groups;
  const toItem = (link: DashLink) => {
    const { href, Icon, menu } = link;
    const current = isCurrent(link, pathname);
    return (
      <li key={href}>
        <Link
          href={href}
          aria-current={current ? "page" : undefined}
          title={collapsed ? shell[menu] : undefined}
          className={cn(
            "relative flex h-9 items-center gap-3 rounded-md px-3 text-sm",
            current ? "bg-sunken font-semibold" : "text-muted hover:bg-sunken hover:text-ink",
            collapsed && "justify-center px-0",
          )}
        >
          <Icon aria-hidden className="size-4.5 shrink-0" />
          <span className={cn("inline-block truncate first-letter:uppercase", collapsed && "sr-only")}>
            {shell[menu]}
          </span>
          {menu === "orders" && <ToConfirm count={ordersToConfirm} small={collapsed} />}
        </Link>
      </li>
    );
  };
  const Toggle = collapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <aside
      className={cn(
        "border-line bg-surface sticky top-0 flex h-dvh shrink-0 flex-col border-e max-lg:hidden print:hidden",
        collapsed ? "w-16" : "w-55",
      )}
    >
      <Link
        href={dashAliases.home}
        aria-label={`${name} · ${shell.navigation}`}
        className="border-line flex h-14 items-center overflow-hidden border-b px-5"
      >
        <Logo shop={shop}>{collapsed ? null : <span className="truncate text-base">{name}</span>}</Logo>
      </Link>
      <nav aria-label={shell.navigation} className="grow overflow-y-auto p-2">
        <ul>{homeLinks.map(toItem)}</ul>
        {groupsFor(admin).map(({ group, links }) =>
          collapsed ? (
            <ul
              key={group}
              aria-label={shell.groups[group]}
              className="border-line mt-2 grid gap-0.5 border-t pt-2"
            >
              {links.map(toItem)}
            </ul>
          ) : (
            <MenuGroup key={group} {...groups} {...{ group, links }} className="mt-2">
              <ul className="mt-0.5 grid gap-0.5">{links.map(toItem)}</ul>
            </MenuGroup>
          ),
        )}
      </nav>
      <div className="border-line border-t p-2">
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={!collapsed}
          title={collapsed ? shell.expandSidebar : undefined}
          className={cn("text-muted w-full font-normal", !collapsed && "justify-start gap-3")}
          onClick={() => onCollapsed(!collapsed)}
        >
          <Toggle aria-hidden className="size-4.5 shrink-0 rtl:-scale-x-100" />
          <span className={cn("truncate", collapsed && "sr-only")}>
            {collapsed ? shell.expandSidebar : shell.collapseSidebar}
          </span>
        </Button>
      </div>
    </aside>
  );
}

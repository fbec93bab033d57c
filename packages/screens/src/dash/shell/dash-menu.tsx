import type { RightHolder } from "@shop/domain/admins/rights.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Link } from "@shop/ui/link.tsx";

import { MenuDisclosure } from "../../shared/page/menu-disclosure.tsx";
import { Sentence } from "../shared/value/sentence.tsx";
import { type DashLink, groupsFor, homeLinks, isCurrent } from "./dash-links.ts";
import { MenuGroup, type MenuGroupsProps } from "./menu-group.tsx";
import { ToConfirm } from "./to-confirm.tsx";

/** An entry of the bar at the bottom edge of phones. */
export const phoneItemClasses =
  "text-muted aria-[current=page]:text-ink relative grid h-(--phone-bar-height) min-w-0 content-center justify-items-center gap-0.5 text-xs aria-[current=page]:font-semibold [&_svg]:size-5.5";

export interface DashMenuProps extends MenuGroupsProps {
  /** The signed-in administrator, whose rights decide the links; null until it is loaded. */
  readonly admin: RightHolder | null;
  /** Stands in the bar at the bottom edge of phones, above which it opens; in the bar at the top of wider windows by default. */
  readonly atBottom?: boolean;
}

/** The dashboard's navigation on small screens. */
export function DashMenu({ admin, atBottom = false, ...groups }: DashMenuProps) {
  const { shell } = useMessages("dashShell");
  const { pathname, ordersToConfirm } = groups;
  const toItem = (link: DashLink) => {
    const { menuHref, Icon, menu } = link;
    return (
      <li key={menuHref}>
        <Link
          href={menuHref}
          aria-current={isCurrent(link, pathname) ? "page" : undefined}
          className="flex min-h-12 items-center gap-3 text-lg aria-[current=page]:font-semibold"
        >
          <Icon aria-hidden className="size-5 shrink-0" />
          <Sentence>{shell[menu]}</Sentence>
          {menu === "orders" && <ToConfirm count={ordersToConfirm} />}
        </Link>
      </li>
    );
  };
  return (
    <MenuDisclosure
      label={shell.menu}
      {...(atBottom
        ? {
            className: "grid",
            toggleClassName: phoneItemClasses,
            text: <Sentence>{shell.menu}</Sentence>,
            panelClassName: "bottom-full max-h-[75dvh]",
          }
        : { className: "max-sm:hidden lg:hidden" })}
    >
      <ul>{homeLinks.map(toItem)}</ul>
      {groupsFor(admin).map(({ group, links }) => (
        <MenuGroup key={group} {...groups} {...{ group, links }} className="border-line border-t py-1">
          <ul>{links.map(toItem)}</ul>
        </MenuGroup>
      ))}
    </MenuDisclosure>
  );
}

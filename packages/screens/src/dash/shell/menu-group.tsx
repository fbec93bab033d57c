import { type DashMenuGroup, openMenuGroups } from "@shop/domain/site/dash-pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { cn } from "@shop/ui/cn.ts";
import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, useState } from "react";

import { type DashLink, isCurrent } from "./dash-links.ts";
import { ToConfirm } from "./to-confirm.tsx";

/** Which groups of the menus are open, and what waits in them. */
export interface OpenMenuGroups {
  /** The open groups; null where the reader has folded none. */
  readonly openGroups: readonly DashMenuGroup[] | null;
  /** Called with the groups that are to be open. */
  readonly onOpenGroups: (groups: readonly DashMenuGroup[]) => void;
  /** The number of orders to confirm; null until it is loaded. */
  readonly ordersToConfirm: number | null;
}

/** What all groups of a menu share. */
export interface MenuGroupsProps extends OpenMenuGroups {
  /** Path of the current page in its English form. */
  readonly pathname: string;
}

export interface MenuGroupProps extends MenuGroupsProps {
  readonly group: DashMenuGroup;
  /** Its links, of which the current one opens it. */
  readonly links: readonly DashLink[];
  readonly className?: string;
  /** The list of its links. */
  readonly children: ReactNode;
}

/** A group of links that can be folded, also that of the current page until the next one; a folded one tells what waits in it. */
export function MenuGroup({
  group,
  links,
  openGroups,
  onOpenGroups,
  pathname,
  ordersToConfirm,
  className,
  children,
}: MenuGroupProps) {
  const { shell } = useMessages("dashShell");
  const chosen = openGroups ?? openMenuGroups;
  const isHere = links.some((link) => isCurrent(link, pathname));
  const [foldedOn, setFoldedOn] = useState<string | null>(null);
  const isOpen = isHere ? foldedOn !== pathname : chosen.includes(group);
  return (
    <details open={isOpen} className={cn("group/menu", className)}>
      <summary
        className="text-muted hover:bg-sunken hover:text-ink flex min-h-8 cursor-pointer list-none items-center gap-2 rounded-md px-3 text-xs font-semibold max-lg:min-h-11 max-lg:px-0 max-lg:text-sm [&::-webkit-details-marker]:hidden"
        onClick={(event) => {
          // The attribute alone opens it: the browser would toggle it once more.
          event.preventDefault();
          setFoldedOn(isOpen ? pathname : null);
          onOpenGroups([...chosen.filter((one) => one !== group), ...(isOpen ? [] : [group])]);
        }}
      >
        <ChevronDown
          aria-hidden
          className="size-3.5 shrink-0 -rotate-90 group-open/menu:rotate-0 rtl:rotate-90 rtl:group-open/menu:rotate-0"
        />
        {shell.groups[group]}
        {!isOpen && links.some(({ menu }) => menu === "orders") && <ToConfirm count={ordersToConfirm} />}
      </summary>
      {children}
    </details>
  );
}

import { menuGroupsOf } from "@shop/domain/site/dash-pages.ts";
import type { OpenMenuGroups } from "@shop/screens/dash/shell/menu-group.tsx";
import { useState } from "react";

import { localStore, storedText } from "../../storage/stored.ts";

const sidebar = storedText("dash-sidebar", localStore);
const groups = storedText("dash-menu-groups", localStore);

/** Whether the sidebar shows icons only, stored in local storage, and the function that changes it. */
export function useSidebar(): readonly [collapsed: boolean, onCollapsed: (collapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useState(() => sidebar.read() === "collapsed");
  return [
    collapsed,
    (next) => {
      setCollapsed(next);
      sidebar.write(next ? "collapsed" : "expanded");
    },
  ];
}

/** The groups of the menus that the reader has left open, stored in local storage, null where none was folded or opened, and the function that changes them. */
export function useMenuGroups(): Omit<OpenMenuGroups, "ordersToConfirm"> {
  const [openGroups, setOpenGroups] = useState(() => {
    const stored = groups.read();
    return typeof stored === "string" ? menuGroupsOf(stored) : null;
  });
  return {
    openGroups,
    onOpenGroups: (next) => {
      setOpenGroups(next);
      groups.write(next.join(" "));
    },
  };
}

import { useState } from "react";

import { localStore, storedText } from "../../storage/stored.ts";

const sidebar = storedText("dash-sidebar", localStore);

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

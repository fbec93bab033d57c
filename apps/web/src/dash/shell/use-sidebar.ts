import { useState } from "react";

import { ignoreStorageErrors } from "../../storage/safe-storage.ts";

const STORAGE_KEY = "dash-sidebar";

/** Whether the sidebar shows icons only, stored in local storage, and the function that changes it. */
export function useSidebar(): readonly [collapsed: boolean, onCollapsed: (collapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useState(
    () => ignoreStorageErrors(() => localStorage.getItem(STORAGE_KEY)) === "collapsed",
  );
  return [
    collapsed,
    (next) => {
      setCollapsed(next);
      ignoreStorageErrors(() => localStorage.setItem(STORAGE_KEY, next ? "collapsed" : "expanded"));
    },
  ];
}

import { useEffect } from "react";
import { useLocation, useRevalidator } from "react-router-dom";

/** The key that React Router gave to the current entry of the history; that of a first entry is "default". */
function currentKey(): string {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "key" in state && typeof state.key === "string"
    ? state.key
    : "default";
}

/** Catches up with a navigation, such as Back, that came while the page hydrated: RouterProvider listens once it is mounted. */
export function useMissedNavigation(): void {
  const { key } = useLocation();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (currentKey() !== key) void revalidate();
  }, [key, revalidate]);
}

import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";

const unchanging = () => () => undefined;

/** The token behind the hash sign of this page's address, '' without one; null until the page is hydrated, because the server's page is the same for every token. */
export function useHashToken(): string | null {
  const { hash } = useLocation();
  const isHydrated = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
  return isHydrated ? hash.slice(1) : null;
}

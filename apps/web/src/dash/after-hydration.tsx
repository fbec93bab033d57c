import { type ReactNode, useSyncExternalStore } from "react";

import { DashFallback } from "./dash-fallback.tsx";

/** Props of {@link AfterHydration}. */
export interface AfterHydrationProps {
  readonly children: ReactNode;
}

const subscribe = () => () => undefined;

/** Renders the server's document without content while it is hydrated, and the children after that; without hydration the children at once. */
export function AfterHydration({ children }: AfterHydrationProps) {
  const hydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return hydrated ? children : <DashFallback />;
}

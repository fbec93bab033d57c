import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from "react";

import { applyTheme, currentTheme, onSystemTheme, storedTheme, systemTheme, type Theme } from "./theme.ts";

interface ThemeChoice {
  readonly theme: Theme;
  /** Applies a theme and stores it for later visits. */
  readonly choose: (theme: Theme) => void;
}

const Context = createContext<ThemeChoice | null>(null);

const subscribe = (listener: () => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
};

const serverTheme = (): Theme => "light";

export interface ThemeProviderProps {
  /** Local storage key of the theme; the inline script in the head reads the same key. */
  readonly storageKey?: string;
  /** Content that reads and sets the theme by `useTheme`. */
  readonly children: ReactNode;
}

/** Provides the theme, and follows the system's preference and other tabs of the shop. */
export function ThemeProvider({ storageKey = "theme", children }: ThemeProviderProps) {
  const theme = useSyncExternalStore(subscribe, currentTheme, serverTheme);

  useEffect(() => {
    const follow = () => applyTheme(storedTheme(storageKey) ?? systemTheme());
    const onStorage = ({ key }: StorageEvent) => {
      if (key === storageKey) follow();
    };
    const endSystem = onSystemTheme(follow);
    window.addEventListener("storage", onStorage);
    return () => {
      endSystem();
      window.removeEventListener("storage", onStorage);
    };
  }, [storageKey]);

  const choice = useMemo(
    () => ({ theme, choose: (next: Theme) => applyTheme(next, storageKey) }),
    [theme, storageKey],
  );
  return <Context value={choice}>{children}</Context>;
}

/** Returns the theme and its setter; throws outside a {@link ThemeProvider}. */
export function useTheme(): ThemeChoice {
  const choice = useContext(Context);
  if (!choice) throw new Error("There is no ThemeProvider above.");
  return choice;
}

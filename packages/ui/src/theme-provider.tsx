import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from "react";

import { applyTheme, currentTheme, onSystemTheme, storedTheme, systemTheme, type Theme } from "./theme.ts";

interface ThemeChoice {
  readonly theme: Theme;
  /** Shows a look and keeps it for the next visits. */
  readonly choose: (theme: Theme) => void;
}

const Context = createContext<ThemeChoice | null>(null);

const subscribe = (listener: () => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
};

const serverTheme = (): Theme => "light";

/** What a {@link ThemeProvider} takes. */
export interface ThemeProviderProps {
  /** The key of local storage under which the choice is kept; the head's script reads the same. */
  readonly storageKey?: string;
  readonly children: ReactNode;
}

/** Knows the document's look, lets it be chosen, and follows the system and the shop's other tabs. */
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

/** The look and how to choose it; throws outside a {@link ThemeProvider}. */
export function useTheme(): ThemeChoice {
  const choice = useContext(Context);
  if (!choice) throw new Error("There is no ThemeProvider above.");
  return choice;
}

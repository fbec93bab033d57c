import { createContext, useContext } from "react";

/** Opens the page's search overlay from a search box. */
export interface SearchLauncher {
  /** Opens the overlay with the box's text, which keeps the focus until the overlay has loaded; without a box with a text. */
  readonly open: (from: HTMLInputElement | string) => Promise<void>;
  /** Preloads the overlay. */
  readonly preload: () => void;
  /** Navigates to all results of a query. */
  readonly onSearch: (query: string) => void;
}

/** Without a provider a search box is a plain form. */
export const SearchLauncherContext = createContext<SearchLauncher | null>(null);

/** The launcher of the page's search overlay, or null. */
export const useSearchLauncher = (): SearchLauncher | null => useContext(SearchLauncherContext);

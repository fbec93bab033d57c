import { createContext, useContext } from "react";

/** How a search box reaches the overlay of the page that it stands on. */
export interface SearchLauncher {
  /** Opens the overlay with what the box holds; the box keeps the focus until the overlay is there. */
  readonly open: (box: HTMLInputElement | null) => Promise<void>;
  /** Loads the overlay ahead of its opening. */
  readonly preload: () => void;
  /** Shows all results for a text. */
  readonly onSearch: (query: string) => void;
}

/** Without a launcher above, a search box is a plain form. */
export const SearchLauncherContext = createContext<SearchLauncher | null>(null);

/** The overlay of the page, if there is one. */
export const useSearchLauncher = (): SearchLauncher | null => useContext(SearchLauncherContext);

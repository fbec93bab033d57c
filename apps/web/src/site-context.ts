import { createContext, useContext } from "react";

/** What a page knows of the site beyond its own data. */
export interface Site {
  /** Scheme, host and port under which people reach the shop. */
  readonly origin: string;
  /** The pathname, without the language's base, that the server found to name nothing. */
  readonly missing: string | undefined;
}

const Context = createContext<Site | null>(null);

/** Gives the site to everything inside. */
export const SiteProvider = Context.Provider;

/** The site; throws outside a {@link SiteProvider}. */
export function useSite(): Site {
  const site = useContext(Context);
  if (!site) throw new Error("There is no SiteProvider above.");
  return site;
}

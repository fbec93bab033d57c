import { createContext, useContext } from "react";

/** Site-wide values that pages need for absolute URLs. */
export interface SiteOrigin {
  /** Scheme, host and port of the shop's public address. */
  readonly origin: string;
}

const Context = createContext<SiteOrigin | null>(null);

/** Provides the site to the components inside. */
export const SiteProvider = Context.Provider;

/** The site; throws outside a {@link SiteProvider}. */
export function useSite(): SiteOrigin {
  const site = useContext(Context);
  if (!site) throw new Error("useSite needs a SiteProvider above.");
  return site;
}

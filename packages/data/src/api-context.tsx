import { createContext, type ReactNode, useContext } from "react";

import type { Api } from "./api.ts";

const Context = createContext<Api | null>(null);

/** What an {@link ApiProvider} takes. */
export interface ApiProviderProps {
  readonly api: Api;
  readonly children: ReactNode;
}

/** Gives the client of the API to the models inside. */
export const ApiProvider = ({ api, children }: ApiProviderProps) => <Context value={api}>{children}</Context>;

/** The client of the API; throws outside an {@link ApiProvider}. */
export function useApi(): Api {
  const api = useContext(Context);
  if (!api) throw new Error("There is no ApiProvider above.");
  return api;
}

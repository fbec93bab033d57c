import { createContext, type ReactNode, useContext } from "react";

import type { Api } from "./api.ts";

const Context = createContext<Api | null>(null);

export interface ApiProviderProps {
  /** Client that `useApi` returns to the models inside. */
  readonly api: Api;
  /** Content whose models call the API. */
  readonly children: ReactNode;
}

/** Provides the API client to models. */
export const ApiProvider = ({ api, children }: ApiProviderProps) => <Context value={api}>{children}</Context>;

/** The API client; throws outside an {@link ApiProvider}. */
export function useApi(): Api {
  const api = useContext(Context);
  if (!api) throw new Error("useApi needs an ApiProvider.");
  return api;
}

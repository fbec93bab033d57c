import { createContext, useContext, useMemo } from "react";
import { useLocation } from "react-router-dom";

import type { PageArguments } from "../page-module.ts";

const Context = createContext<PageArguments["params"]>({});

/** Gives what stands in the address's pattern to the page inside. */
export const PageParamsProvider = Context.Provider;

/** Where in its address pattern the page is. */
export function usePageArguments(): PageArguments {
  const params = useContext(Context);
  const { search } = useLocation();
  return useMemo(() => ({ params, search: new URLSearchParams(search) }), [params, search]);
}

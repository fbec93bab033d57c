import type { Api } from "@shop/data/api.ts";
import type { QueryClient } from "@tanstack/react-query";
import { createContext, RouterContextProvider } from "react-router-dom";

import type { MessageStore } from "../messages/message-store.ts";

/** Services that loaders use; one set per document in the browser, one per request on the server. */
export interface AppServices {
  readonly api: Api;
  readonly queryClient: QueryClient;
  /** The texts of the reader's language, loaded by area. */
  readonly messages: MessageStore;
  /** The state of the navigation whose loaders run; on the server there is none. */
  readonly arrivingState?: (() => unknown) | undefined;
}

/** The router context under which loaders find the {@link AppServices}. */
export const appContext = createContext<AppServices>();

/** Creates the router context of one navigation or request. */
export const routerContextOf = (services: AppServices): RouterContextProvider =>
  new RouterContextProvider(new Map([[appContext, services]]));

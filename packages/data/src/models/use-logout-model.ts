import type { Notify } from "@shop/contract/notices.ts";

import { useApi } from "../api-context.tsx";

/** What the logout feeds on. */
export interface LogoutModelInput {
  /** The bearer token, from local storage first, else from session storage. */
  readonly token: string | null;
  readonly onNotice: Notify;
  /** The caller clears user and token from both stores and goes home. */
  readonly onLoggedOut: () => void;
}

/** Logs out: tells the shop, and clears the browser at once, whatever the shop answers. */
export function useLogoutModel({ token, onNotice, onLoggedOut }: LogoutModelInput): () => void {
  const api = useApi();
  return () => {
    // The browser's session ends without waiting: no answer must keep anybody signed in.
    void api.logout(token).catch(() => undefined);
    onLoggedOut();
    onNotice("loggedOut");
  };
}

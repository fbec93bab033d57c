import type { Notify } from "@shop/domain/notices.ts";
import { useMutation } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { logoutMutation } from "./queries.ts";

/** The input of {@link useLogoutModel}. */
export interface LogoutModelInput {
  /** The bearer token, from local storage first, else from session storage. */
  readonly token: string | null;
  readonly onNotice: Notify;
  /** Clears user and token from both storages and navigates home. */
  readonly onLoggedOut: () => void;
}

/** Logs out: the browser's session ends at once, whatever the API answers. */
export function useLogoutModel({ token, onNotice, onLoggedOut }: LogoutModelInput): () => void {
  const { mutate } = useMutation(logoutMutation(useApi()));
  return () => {
    mutate(token);
    onLoggedOut();
    onNotice("loggedOut");
  };
}

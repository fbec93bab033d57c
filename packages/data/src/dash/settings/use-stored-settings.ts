import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { toRemote } from "../../remote.ts";
import { RequestError } from "../../request-error.ts";
import { settingsQuery } from "./queries.ts";
import type { SettingsView } from "./view.ts";

/** The stored settings, and whether the administrator may not read them. */
export function useStoredSettings(): Pick<SettingsView, "stored" | "isForbidden"> {
  const stored = useQuery(settingsQuery(useApi()));
  return {
    stored: toRemote(stored),
    isForbidden: stored.error instanceof RequestError && stored.error.code === "forbidden",
  };
}

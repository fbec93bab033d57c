import { useSyncExternalStore } from "react";

import type { Remembered } from "./remembered.ts";

/** A remembered choice; null for none, and on the server. */
export const useRemembered = ({ subscribe, read }: Remembered): string | null =>
  useSyncExternalStore(subscribe, read, () => null);

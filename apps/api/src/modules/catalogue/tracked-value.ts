import type { Tracked } from "@shop/serving/change-log.ts";

import type { Catalogue } from "./catalogue.service.ts";

/** Returns a function that has what `read` returns, which is read again after it has changed; answers that use it are made from it. */
export function trackedValue<T>(
  catalogue: Pick<Catalogue, "track">,
  read: () => Promise<T>,
): () => Promise<T> {
  let known: Promise<Tracked<T>> | undefined;
  return async () => {
    if (known && !(await known).isCurrent()) known = undefined;
    known ??= catalogue.track(read).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    const tracked = await known;
    tracked.noteUse();
    return tracked.value;
  };
}

import type { Area } from "@shop/i18n/messages.ts";
import { type ComponentType, useEffect, useEffectEvent, useState } from "react";

import { useMessageStore } from "../messages/message-store.ts";

/** A part of a page whose code and texts are loaded when it is first shown, such as a dialog. */
export interface LazyPartSource<P> {
  readonly areas: readonly Area[];
  readonly load: () => Promise<ComponentType<P>>;
}

export interface LazyPartProps<P> {
  readonly part: LazyPartSource<P>;
  /** Props of the part; null while it is not shown. */
  readonly props: P | null;
  /** Loads the part before it is shown. */
  readonly preload?: boolean;
  /** Called when the part should be shown and its code or texts could not be loaded; showing it again tries again. */
  readonly onFailure?: () => void;
}

/** Shows a part of a page once its code and texts are loaded; unlike `React.lazy`, a failed load can be repeated. */
export function LazyPart<P extends object>({ part, props, preload = false, onFailure }: LazyPartProps<P>) {
  const messages = useMessageStore();
  const [loaded, setLoaded] = useState<{ readonly Part: ComponentType<P> } | null>(null);
  const shown = props !== null;
  const fail = useEffectEvent(() => {
    if (shown) onFailure?.();
  });

  useEffect(() => {
    if (!shown && !preload) return undefined;
    const leaving = new AbortController();
    void (async () => {
      try {
        const [Part] = await Promise.all([part.load(), messages.load(part.areas)]);
        if (!leaving.signal.aborted) setLoaded({ Part });
      } catch {
        if (!leaving.signal.aborted) fail();
      }
    })();
    return () => leaving.abort();
  }, [shown, preload, part, messages]);
  return props && loaded && <loaded.Part {...props} />;
}

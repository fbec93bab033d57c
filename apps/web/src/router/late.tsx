import type { Area } from "@shop/i18n/messages.ts";
import { type ComponentType, useEffect, useEffectEvent, useState } from "react";

import { useRouteLoader } from "./route-loader-context.tsx";

/** A part of a page that most visits do without: its code and the areas of texts that it shows. */
export interface LatePart<P> {
  readonly areas: readonly Area[];
  readonly load: () => Promise<ComponentType<P>>;
}

/** What a {@link Late} takes. */
export interface LateProps<P> {
  readonly part: LatePart<P>;
  /** What the part takes; null as long as it is not shown. */
  readonly props: P | null;
  /** Loads the part before it is shown. */
  readonly ahead?: boolean;
  /** The part should be shown and could not be loaded; showing it again tries again. */
  readonly onFailure?: () => void;
}

/** Shows a part of a page that is loaded when it is first needed; nothing until it is there. */
export function Late<P extends object>({ part, props, ahead = false, onFailure }: LateProps<P>) {
  const loader = useRouteLoader();
  const [loaded, setLoaded] = useState<{ readonly Part: ComponentType<P> } | null>(null);
  const shown = props !== null;
  const fail = useEffectEvent(() => {
    if (shown) onFailure?.();
  });

  useEffect(() => {
    if (!shown && !ahead) return undefined;
    const leaving = new AbortController();
    void (async () => {
      try {
        const [Part] = await Promise.all([part.load(), loader.loadTexts(part.areas)]);
        if (!leaving.signal.aborted) setLoaded({ Part });
      } catch {
        if (!leaving.signal.aborted) fail();
      }
    })();
    return () => leaving.abort();
  }, [shown, ahead, part, loader]);
  return props && loaded && <loaded.Part {...props} />;
}

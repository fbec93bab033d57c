import { useEffect, useEffectEvent } from "react";

/** An effect; returns the function that ends it. */
type Effect = () => () => void;

/** Runs an effect while `active` whose code is loaded when it is first needed; where that fails, the page works without it. */
export function useLoadedEffect(active: boolean, load: () => Promise<Effect>): void {
  const loadEffect = useEffectEvent(load);
  useEffect(() => {
    if (!active) return undefined;
    const leaving = new AbortController();
    const run = async () => {
      const effect = await loadEffect();
      if (!leaving.signal.aborted) leaving.signal.addEventListener("abort", effect());
    };
    run().catch(() => undefined);
    return () => leaving.abort();
  }, [active]);
}

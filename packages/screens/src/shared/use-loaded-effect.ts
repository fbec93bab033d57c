import { useEffect, useEffectEvent } from "react";

/** An effect; returns the function that ends it. */
type Effect = () => () => void;

/** Runs an effect while `active` whose code is loaded when it is first needed; where that fails, the page works without it. */
export function useLoadedEffect(active: boolean, load: () => Promise<Effect>): void {
  const loadEffect = useEffectEvent(load);
  useEffect(() => {
    if (!active) return undefined;
    let end: (() => void) | undefined;
    let ended = false;
    const run = async () => {
      const effect = await loadEffect();
      if (!ended) end = effect();
    };
    run().catch(() => undefined);
    return () => {
      ended = true;
      end?.();
    };
  }, [active]);
}

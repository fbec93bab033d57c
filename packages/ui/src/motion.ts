import { useSyncExternalStore } from "react";

const reducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)");

/** Scroll behaviour for scripted scrolling: instant under prefers-reduced-motion; browser only. */
export const scrollBehavior = (): ScrollBehavior => (reducedMotion().matches ? "instant" : "smooth");

const subscribe = (listener: () => void) => {
  const query = reducedMotion();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};

/** Subscribes to prefers-reduced-motion; false on the server and during hydration. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => reducedMotion().matches,
    () => false,
  );

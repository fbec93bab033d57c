import { useSyncExternalStore } from "react";

const lessMotion = () => matchMedia("(prefers-reduced-motion: reduce)");

/** How to scroll by script: a jump for readers who asked for less motion; browser only. */
export const scrollBehavior = (): ScrollBehavior => (lessMotion().matches ? "instant" : "smooth");

const subscribe = (listener: () => void) => {
  const query = lessMotion();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};

/** Whether the reader asked for less motion; false on the server and while hydrating. */
export const useLessMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => lessMotion().matches,
    () => false,
  );

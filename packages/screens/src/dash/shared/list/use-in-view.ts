import { type RefObject, useEffect, useRef } from "react";

/** Scrolls an element into view each time `reason` becomes another value than undefined; the focus stays where it is. */
export function useInView<T extends Element>(reason: unknown): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    if (reason !== undefined) element.current?.scrollIntoView({ block: "nearest" });
  }, [reason]);
  return element;
}

import { type RefObject, useLayoutEffect, useRef } from "react";

/** A ref with the value of the last render, for handlers in memoized rows of a long table. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

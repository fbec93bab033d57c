import { type RefObject, useEffect, useState } from "react";

/** Reports whether an element is hovered or contains the focus. */
export function useHoveredOrFocused(ref: RefObject<HTMLElement | null>): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const listeners = {
      pointerenter: () => setHovered(true),
      pointerleave: () => setHovered(false),
      focusin: () => setFocused(true),
      focusout: () => setFocused(false),
    };
    const all = Object.entries(listeners);
    for (const [type, listener] of all) element.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of all) element.removeEventListener(type, listener);
    };
  }, [ref]);

  return hovered || focused;
}

import { type RefObject, useEffect } from "react";

/**
 * Arrow keys move between the input and the results; typing on a result continues in the input. Results are the
 * elements marked `data-result`.
 */
export function useResultKeys(area: RefObject<HTMLElement | null>, box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      const stops = [box.current, ...element.querySelectorAll<HTMLElement>("[data-result]")];
      const here = stops.findIndex((stop) => stop === document.activeElement);
      if (here < 0) return;
      if (key === "ArrowDown" || key === "ArrowUp") {
        event.preventDefault();
        stops[Math.min(stops.length - 1, Math.max(0, here + (key === "ArrowDown" ? 1 : -1)))]?.focus();
      } else if (here > 0 && (key.length === 1 || key === "Backspace") && key !== " ") {
        if (!ctrlKey && !metaKey && !altKey) box.current?.focus();
      }
    };
    element.addEventListener("keydown", onKey);
    return () => element.removeEventListener("keydown", onKey);
  }, [area, box]);
}

import { type RefObject, useEffect } from "react";

/** Scrolls the item of a horizontal list that receives the focus into view: browsers leave it where an edge of it is visible. */
export function useFocusInView(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element) {
        target.closest("li")?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
      }
    };
    element?.addEventListener("focusin", onFocus);
    return () => element?.removeEventListener("focusin", onFocus);
  }, [list]);
}

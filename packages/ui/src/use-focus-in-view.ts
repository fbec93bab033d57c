import { type RefObject, useEffect } from "react";

/** Scrolls the item of a horizontal list that receives the focus by keyboard into view: browsers leave it where an edge of it is visible. */
export function useFocusInView(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    const onFocus = ({ target }: FocusEvent) => {
      // What moves under a pressed finger is not clicked.
      if (target instanceof Element && target.matches(":focus-visible")) {
        target.closest("li")?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
      }
    };
    element?.addEventListener("focusin", onFocus);
    return () => element?.removeEventListener("focusin", onFocus);
  }, [list]);
}

import { type RefObject, useEffectEvent, useLayoutEffect } from "react";

/** Opens a native dialog as modal in the task that renders it, locks the page's scrolling, and calls `onOutside` on a press outside. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, onOutside: () => void): void {
  const leave = useEffectEvent(onOutside);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const before = style.overflow;
    style.overflow = "hidden";
    if (!element.open) element.showModal();

    const onPress = ({ target }: Event) => {
      if (target === element) leave();
    };
    element.addEventListener("pointerdown", onPress);
    return () => {
      element.removeEventListener("pointerdown", onPress);
      style.overflow = before;
    };
  }, [dialog]);
}

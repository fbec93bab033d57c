import { type RefObject, useEffect } from "react";

/** Opens a dialog over the page, which does not scroll meanwhile; a press beside it closes it. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const before = style.overflow;
    style.overflow = "hidden";
    if (!element.open) element.showModal();

    const onPress = ({ target }: Event) => {
      if (target === element) element.close();
    };
    element.addEventListener("pointerdown", onPress);
    return () => {
      element.removeEventListener("pointerdown", onPress);
      style.overflow = before;
    };
  }, [dialog]);
}

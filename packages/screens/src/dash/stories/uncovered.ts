import { expect, waitFor } from "storybook/test";

/** Whether top and bottom of an element are inside the window and not below a bar of its dialog. */
function isUncovered(element: Element): boolean {
  const { left, top, bottom } = element.getBoundingClientRect();
  return [top + 2, bottom - 2].every((y) => {
    const hit = document.elementFromPoint(left + 4, y);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });
}

/** Waits until an element is in view, not covered by a sticky bar or a notice. */
export const expectUncovered = (element: Element): Promise<void> =>
  waitFor(() => expect(isUncovered(element)).toBe(true));

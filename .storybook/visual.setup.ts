import { afterEach, expect } from "vitest";
import { page } from "vitest/browser";

const settled = (image: HTMLImageElement): Promise<unknown> =>
  image.complete
    ? Promise.resolve()
    : new Promise((resolve) => {
        image.addEventListener("load", resolve, { once: true });
        image.addEventListener("error", resolve, { once: true });
      });

/** Pictures out of view or hidden load lazily and may never start. */
function isInView(image: HTMLImageElement): boolean {
  const { top, bottom, left, right } = image.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && image.checkVisibility();
}

afterEach(async ({ task }) => {
  if (task.result?.state === "fail") return;
  const id = "storyId" in task.meta && typeof task.meta.storyId === "string" ? task.meta.storyId : task.name;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await document.fonts.ready;
  await Promise.all([...document.images].filter(isInView).map(settled));
  await expect.element(page.elementLocator(document.body)).toMatchScreenshot(id);
});

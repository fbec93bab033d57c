import { afterEach, expect } from "vitest";
import { page } from "vitest/browser";

const settled = (image: HTMLImageElement): Promise<unknown> =>
  image.complete
    ? Promise.resolve()
    : new Promise((resolve) => {
        image.addEventListener("load", resolve, { once: true });
        image.addEventListener("error", resolve, { once: true });
      });

afterEach(async ({ task }) => {
  if (task.result?.state === "fail") return;
  const id = "storyId" in task.meta && typeof task.meta.storyId === "string" ? task.meta.storyId : task.name;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await document.fonts.ready;
  // Pictures further down load lazily and may never start: only those in view are waited for.
  const inView = [...document.images].filter(
    (image) => image.getBoundingClientRect().top < window.innerHeight,
  );
  await Promise.all(inView.map(settled));
  await expect.element(page.elementLocator(document.body)).toMatchScreenshot(id);
});

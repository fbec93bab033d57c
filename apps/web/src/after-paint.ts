/** Milliseconds for which the first pictures are waited for, at the most. */
const PATIENCE_MS = 1000;

const frameDrawn = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** Resolves once the first pictures are there, or have been waited for long enough. */
const picturesThere = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === "complete") resolve();
    else {
      addEventListener("load", () => resolve(), { once: true });
      setTimeout(resolve, PATIENCE_MS);
    }
  });

/** Resolves once the browser has drawn the page as it came, pictures included; at once where nobody looks at it. */
export async function afterPaint(): Promise<void> {
  if (document.visibilityState === "hidden") return;
  await picturesThere();
  await frameDrawn();
}

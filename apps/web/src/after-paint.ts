/** Resolves once the browser has drawn the page as it came; at once where nobody looks at it. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === "hidden") resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

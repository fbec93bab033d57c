function focus(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Focuses the page's heading without scrolling, so that screen readers announce the page, or the element that the page marks with
 * `data-focus-first`. While neither is rendered, main has the focus. Returns a function that stops waiting for the heading.
 */
export function focusHeading(): () => void {
  const main = document.querySelector("main");
  const heading = () => main?.querySelector<HTMLElement>("[data-focus-first]") ?? main?.querySelector("h1");
  const waiting = new MutationObserver(() => {
    const arrived = heading();
    if (!arrived) return;
    waiting.disconnect();
    // The focus stays where the user has moved it meanwhile.
    if (document.activeElement === main) focus(arrived);
  });
  const there = heading();
  if (there) focus(there);
  else if (main) {
    focus(main);
    waiting.observe(main, { childList: true, subtree: true });
  }
  return () => waiting.disconnect();
}

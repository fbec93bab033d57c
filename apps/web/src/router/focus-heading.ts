function focus(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Focuses the page's heading without scrolling, so that screen readers announce the page. While the heading is not rendered yet,
 * main has the focus. Returns a function that stops waiting for the heading.
 */
export function focusHeading(): () => void {
  const main = document.querySelector("main");
  const heading = () => main?.querySelector("h1");
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

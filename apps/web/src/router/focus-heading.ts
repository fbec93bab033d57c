function focus(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Puts the focus on the page's heading, so that it is read out, without moving the page. Where the heading is still on its way, the
 * page itself has the focus until then. Returns how to stop waiting.
 */
export function focusHeading(): () => void {
  const main = document.querySelector("main");
  const heading = () => main?.querySelector("h1");
  const waiting = new MutationObserver(() => {
    const arrived = heading();
    if (!arrived) return;
    waiting.disconnect();
    // A reader who has gone on meanwhile is left where they are.
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

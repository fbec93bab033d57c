function focusedControl(): Element | null {
  const { activeElement: focused } = document;
  return focused?.matches("a, button, summary, input, select, textarea") ? focused : null;
}

/** Whether a part of the element is in the window. */
function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/**
 * Keeps the focused control in the window where what stands above it changes its height by itself, as a cart does that is read late: browsers
 * keep the view only as long as they find something in it that stays. What a press or an entry in the control itself brings is left where it
 * comes, and a control that was scrolled out of the window is left there. Returns a function that ends this.
 */
export function keepFocusInView(): () => void {
  const { body: page } = document;
  /** Where the focused control stands in the window; undefined where it is not in it, or was used. */
  let top: number | undefined;
  let used: Element | null = null;
  const look = () => {
    const control = focusedControl();
    if (control !== used) used = null;
    top = control && !used && isInWindow(control) ? control.getBoundingClientRect().top : undefined;
  };
  const onUse = () => {
    used = focusedControl();
    look();
  };
  const onResize = () => {
    const control = focusedControl();
    if (control && top !== undefined && control.getBoundingClientRect().top !== top)
      control.scrollIntoView({ block: "nearest", behavior: "instant" });
    look();
  };
  look();
  const resized = new ResizeObserver(onResize);
  resized.observe(page);
  window.addEventListener("scroll", look, { passive: true });
  for (const type of ["focusin", "focusout"]) page.addEventListener(type, look);
  for (const type of ["click", "input"]) page.addEventListener(type, onUse);
  return () => {
    resized.disconnect();
    window.removeEventListener("scroll", look);
    for (const type of ["focusin", "focusout"]) page.removeEventListener(type, look);
    for (const type of ["click", "input"]) page.removeEventListener(type, onUse);
  };
}

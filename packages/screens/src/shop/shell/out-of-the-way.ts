/** Scrolling by less than this many pixels is a trembling finger. */
const JITTER_PX = 4;

/** What stays free between a bar and the control. */
const GAP_PX = 8;

const isTypedIn = (focused: Element | null): boolean =>
  focused?.matches("textarea, select, input:not([type=checkbox], [type=radio])") ?? false;

function meet(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Whether the control, where it shows, lies over prices and buttons of cards, or the commands of an order. */
function liesOverCommands(control: Element): boolean {
  const { left, right } = control.getBoundingClientRect();
  // While it is hidden, the control is moved; the line that holds it is not.
  const line = control.parentElement?.getBoundingClientRect();
  if (!line) return false;
  return [...document.querySelectorAll("[data-keep-clear]")].some((one) => {
    const box = one.getBoundingClientRect();
    return box.left < right && left < box.right && box.top < line.bottom && line.top < box.bottom;
  });
}

/**
 * Marks a floating control with `data-hidden` while the page is scrolled down, while a field is typed in, and where it would cover the
 * focused control, or prices and buttons of cards or the commands of an order; it shows again when the page is scrolled up or its end is
 * reached. Where the order bar lies over it, its focus scrolls the bar away. Returns a function that ends this.
 */
export function keepOutOfTheWay(control: HTMLElement | null): () => void {
  if (!control) return () => undefined;
  let top = window.scrollY;
  let scrollsDown = false;
  const look = () => {
    const focused = document.activeElement;
    const covers = focused?.matches("a, button, summary") && focused !== control && meet(control, focused);
    control.toggleAttribute(
      "data-hidden",
      scrollsDown || isTypedIn(focused) || covers || liesOverCommands(control),
    );
  };
  const onFocus = () => {
    look();
    const bar = document.querySelector("[data-order-bar]");
    if (document.activeElement !== control || !bar || !meet(control, bar)) return;
    // At the end of the page the bar rests where the control floats: a little further it is above it.
    const { bottom } = bar.getBoundingClientRect();
    window.scrollBy({ top: bottom - control.getBoundingClientRect().top + GAP_PX, behavior: "instant" });
  };
  const onScroll = () => {
    const moved = window.scrollY - top;
    const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    if (Math.abs(moved) < JITTER_PX && !isAtEnd) return;
    top = window.scrollY;
    scrollsDown = moved > 0 && !isAtEnd;
    look();
  };
  // After a blur the focus is on the body until the next control has it.
  const onBlur = () => queueMicrotask(look);
  look();
  // What comes later, such as a list or a form, moves under the control without an event.
  const resized = new ResizeObserver(look);
  resized.observe(document.body);
  window.addEventListener("scroll", onScroll, { passive: true });
  document.addEventListener("focusin", onFocus);
  document.addEventListener("focusout", onBlur);
  return () => {
    resized.disconnect();
    window.removeEventListener("scroll", onScroll);
    document.removeEventListener("focusin", onFocus);
    document.removeEventListener("focusout", onBlur);
  };
}

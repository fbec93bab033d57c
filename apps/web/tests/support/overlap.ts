import type { Locator, Page } from "playwright";

/**
 * Returns the controls, fields, prices and part numbers of a page that the chat button covers, at any scroll position. Content that passes
 * below a strip over the window's whole width does not count while scrolling, but everything must come to rest beside it.
 */
export const coveredByChat = (chat: Locator): Promise<string[]> =>
  chat.evaluate((button) => {
    const covered = new Set<string>();
    /** Whether an element stands still at the lower edge of the window. */
    const fixed = (element: Element | null): boolean => {
      if (!element) return false;
      const { position, bottom } = getComputedStyle(element);
      if (position === "fixed" || (position === "sticky" && bottom !== "auto")) return true;
      return fixed(element.parentElement);
    };
    const controls = Array.from(document.querySelectorAll("header, main, footer"), (part) =>
      part.querySelectorAll<HTMLElement>("a, button, input, select, textarea, summary, .figures"),
    )
      .flatMap((list) => Array.from(list))
      .filter((element) => element !== button && element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, isFixed: fixed(element) }));
    const report = (element: HTMLElement, where: string) => {
      const name = element.getAttribute("aria-label") ?? element.getAttribute("name") ?? element.textContent;
      covered.add(`${element.tagName} '${name.trim()}' ${where}`);
    };
    const meets = (element: HTMLElement) => {
      const [a, b] = [button.getBoundingClientRect(), element.getBoundingClientRect()];
      const area = Math.min(b.width, b.height);
      return area > 1 && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    };
    const isInStrip = () => {
      const strip = button.closest("aside")?.getBoundingClientRect();
      return strip?.width === document.body.getBoundingClientRect().width;
    };
    const end = document.documentElement.scrollHeight - innerHeight;
    for (let top = 0; ; top = Math.min(top + innerHeight / 2, end)) {
      scrollTo({ top, behavior: "instant" });
      const strip = isInStrip();
      for (const { element, isFixed } of controls) {
        if ((isFixed || !strip) && meets(element)) report(element, `at ${Math.round(top)}`);
      }
      if (top >= end) break;
    }
    for (const { element } of controls) {
      element.scrollIntoView({ block: "nearest", behavior: "instant" });
      if (meets(element)) report(element, "scrolled to");
    }
    scrollTo({ top: 0, behavior: "instant" });
    return Array.from(covered);
  });

/** Describes the focused element and why it is hidden, or returns null where it is not. */
export const hiddenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const { activeElement: element, documentElement: root } = document;
    // The skip link lies over the header.
    if (!element || element === document.body || getComputedStyle(element).position === "fixed") return null;
    const rectangle = element.getBoundingClientRect();
    const bars = Array.from(
      document.querySelectorAll("header, [data-order-bar], aside:has(a[href*='wa.me'])"),
    ).filter((bar) => getComputedStyle(bar).position === "sticky" && !bar.contains(element));
    const free = innerHeight - bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0) - 16;
    const name = `'${element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 40)}'`;
    const { left, right, top, bottom } = rectangle;
    if (right <= 1 || left >= root.clientWidth - 1 || bottom <= 1 || top >= innerHeight - 1) {
      return `${name} is outside the window`;
    }
    const middle = (left + right) / 2;
    if (middle < 0 || middle > root.clientWidth) return `${name} is cut off at a side`;
    if (rectangle.height > free) return null;
    if (top < -1 || bottom > innerHeight + 1) return `${name} is cut off`;
    const bar = bars.find((candidate) => {
      const box = candidate.getBoundingClientRect();
      return box.top < bottom - 1 && top + 1 < box.bottom;
    });
    return bar ? `${name} is below ${bar.tagName}` : null;
  });

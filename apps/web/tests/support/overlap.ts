import type { Locator, Page } from "playwright";

/** Returns the controls, fields, prices and part numbers of a page that the chat button covers at the page's end, where it can be scrolled no further. */
export const coveredAtEnd = (chat: Locator): Promise<string[]> =>
  chat.evaluate((button) => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return Array.from(document.querySelectorAll("header, main, footer"), (part) =>
      Array.from(part.querySelectorAll<HTMLElement>("a, button, input, select, textarea, summary, .figures")),
    )
      .flat()
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const box = element.getBoundingClientRect();
        const covers = left < box.right && box.left < right && top < box.bottom && box.top < bottom;
        return covers && Math.min(box.width, box.height) > 1;
      })
      .map(
        (element) =>
          `${element.tagName} '${element.getAttribute("aria-label") ?? element.textContent.trim()}'`,
      );
  });

/** Describes the focused element and why it is hidden; null where it is not, undefined where no element has the focus. */
export const hiddenFocus = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => {
    const { activeElement: element, documentElement: root } = document;
    if (!element || element === document.body) return undefined;
    // The skip link lies over the header.
    if (getComputedStyle(element).position === "fixed") return null;
    const rectangle = element.getBoundingClientRect();
    const bars = Array.from(document.querySelectorAll("header, [data-order-bar]")).filter(
      (bar) => getComputedStyle(bar).position === "sticky" && !bar.contains(element),
    );
    const chat = document.querySelector("aside a[href*='wa.me']:not([data-hidden])");
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
    const floating = chat && !chat.contains(element) ? [chat] : [];
    const bar = bars.concat(floating).find((candidate) => {
      const box = candidate.getBoundingClientRect();
      const besides = box.right <= left || right <= box.left;
      return !besides && box.top < bottom - 1 && top + 1 < box.bottom;
    });
    return bar ? `${name} is below ${bar.tagName}` : null;
  });

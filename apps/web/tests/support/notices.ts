import type { Page } from "playwright";
import { expect } from "vitest";

/** A notice that a page has shown. */
interface Notice {
  /** Its title and its second line. */
  readonly text: string;
  /** Milliseconds for which it was shown; undefined while it is. */
  duration?: number;
  /** Whether a test has asked for it. */
  taken: boolean;
}

declare global {
  interface Window {
    /** Reports a notice when it is shown, and again with its duration in milliseconds when it is removed. */
    readonly reportNotice: (key: string, text: string, duration?: number) => Promise<void>;
  }
}

const noticesOf = new WeakMap<Page, Map<string, Notice>>();

/** Runs in the page: reports each notice that is added to or removed from the document. */
function observeNotices(): void {
  const selector = "[data-tone][data-duration]";
  const shown = new Map<Element, { readonly key: string; readonly since: number }>();
  const noticesIn = (nodes: NodeList): Element[] =>
    [...nodes]
      .filter((node) => node instanceof Element)
      .flatMap((element) =>
        element.matches(selector) ? [element] : Array.from(element.querySelectorAll(selector)),
      );
  new MutationObserver((changes) => {
    const now = performance.now();
    for (const { addedNodes, removedNodes } of changes) {
      for (const element of noticesIn(addedNodes)) {
        const key = `${performance.timeOrigin} ${shown.size}`;
        shown.set(element, { key, since: now });
        void window.reportNotice(key, element.textContent);
      }
      for (const element of noticesIn(removedNodes)) {
        const notice = shown.get(element);
        if (notice) void window.reportNotice(notice.key, element.textContent, now - notice.since);
      }
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Records the notices of a page, from its next navigation on: they are too short for a test that looks for them on a busy machine. */
export async function recordNotices(page: Page): Promise<void> {
  const notices = new Map<string, Notice>();
  noticesOf.set(page, notices);
  await page.exposeFunction("reportNotice", (key: string, text: string, duration?: number) => {
    const notice = notices.get(key) ?? { text, taken: false };
    notices.set(key, duration === undefined ? notice : Object.assign(notice, { duration }));
  });
  await page.addInitScript(observeNotices);
}

const ofPage = (page: Page): Notice[] => [...(noticesOf.get(page)?.values() ?? [])];

/** Waits until the page has shown a notice that contains the text, after those that were waited for before. */
export async function noticeShown(page: Page, text: string): Promise<void> {
  const find = (): Notice | undefined => ofPage(page).find((one) => !one.taken && one.text.includes(text));
  await expect.poll(find, { message: `the notice '${text}'` }).toBeDefined();
  const notice = find();
  if (notice) notice.taken = true;
}

/** Waits until the last notice that contains the text is removed; returns its duration in milliseconds. */
export async function noticeDuration(page: Page, text: string): Promise<number> {
  const find = (): number | undefined => ofPage(page).findLast((one) => one.text.includes(text))?.duration;
  await expect.poll(find, { message: `the end of the notice '${text}'` }).toBeDefined();
  return find() ?? Number.NaN;
}

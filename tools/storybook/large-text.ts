import type { CDPSession, Page } from "playwright";

/** Font sizes in pixels that Chromium's settings start with. */
const usualSizes = { standard: 16, fixed: 13 };

/** Sessions by page: the end of one would also end the focus that Playwright emulates in each of several pages. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

async function setFontSizes(page: Page, factor: number): Promise<void> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const fontSizes = { standard: factor * usualSizes.standard, fixed: factor * usualSizes.fixed };
  await (await session).send("Page.setFontSizes", { fontSizes });
}

/** Sets the browser's font size to 200 % until the page loads another address; media queries in rem go by it, unlike by a size of the page. */
export const enlargeText = (page: Page): Promise<void> => setFontSizes(page, 2);

/** Sets the browser's font size back to the usual one. */
export const restoreText = (page: Page): Promise<void> => setFontSizes(page, 1);

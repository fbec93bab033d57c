import { pages } from "@shop/domain/site/pages.ts";
import type { Locator, Page } from "playwright";
import { describe, expect, test } from "vitest";

import { shopApi } from "../support/api.ts";
import { setupBrowser } from "../support/browser.ts";

const browser = setupBrowser();

/** Opens the page of a product with several pictures. */
async function openProduct(language: "" | "/ar", device: { phone?: boolean } = {}): Promise<Page> {
  const { products } = await shopApi().call("searchProducts", { query: { query: "K45", limit: 1 } });
  return browser.open(`${language}${pages.product(products[0]?.id ?? 0)}`, device);
}

const firstPicture = (page: Page): Locator => page.getByRole("article").locator('a[href^="/media/"]').first();
const viewerOf = (page: Page): Locator => page.getByRole("dialog");
const counter = (page: Page): Promise<string> => viewerOf(page).locator(".yarl__counter").innerText();

/** Waits until nothing moves in the viewer. */
const settled = async (page: Page) => {
  await expect
    .poll(() => viewerOf(page).evaluate((element) => element.getAnimations({ subtree: true }).length))
    .toBe(0);
};

type Point = readonly [x: number, y: number];

/** Moves fingers over the screen in steps, from their first points to their last ones. */
async function touch(page: Page, fingers: readonly { from: Point; to: Point }[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const STEPS = 12;
  const at = (step: number) =>
    fingers.map(({ from, to }, id) => ({
      id,
      x: from[0] + ((to[0] - from[0]) * step) / STEPS,
      y: from[1] + ((to[1] - from[1]) * step) / STEPS,
    }));
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  for (let step = 1; step <= STEPS; step += 1) {
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(step) });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

describe("the picture viewer", () => {
  test.each(["", "/ar"] as const)(
    "DETAIL-2 a picture of %s/product opens large in the page, keys move on, and Escape gives the focus back",
    async (language) => {
      const page = await openProduct(language);
      const address = page.url();
      const link = firstPicture(page);
      await link.focus();
      await page.keyboard.press("Enter");
      await viewerOf(page).waitFor();
      await settled(page);
      const picture = viewerOf(page).locator(".yarl__slide_current img");
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1280);
      expect(await counter(page)).toBe("1 / 3");
      await page.keyboard.press(language ? "ArrowLeft" : "ArrowRight");
      await expect.poll(() => counter(page)).toBe("2 / 3");
      await settled(page);
      await page.keyboard.press("End");
      await expect.poll(() => counter(page)).toBe("3 / 3");
      await settled(page);
      await page.keyboard.press("Tab");
      expect(
        await viewerOf(page).evaluate((element) => element.contains(element.ownerDocument.activeElement)),
      ).toBe(true);
      await page.keyboard.press("Escape");
      await viewerOf(page).waitFor({ state: "detached" });
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(page.url()).toBe(address);
    },
  );

  test.each(["", "/ar"] as const)(
    "DETAIL-2 on a phone %s/product's viewer follows swipes in the direction of the language, and a pinch",
    async (language) => {
      const page = await openProduct(language, { phone: true });
      await firstPicture(page).click();
      await viewerOf(page).waitFor();
      await settled(page);
      const [near, far]: [Point, Point] = [
        [60, 400],
        [320, 400],
      ];
      await touch(page, [language ? { from: near, to: far } : { from: far, to: near }]);
      await expect.poll(() => counter(page)).toBe("2 / 3");
      await settled(page);
      const picture = viewerOf(page).locator(".yarl__slide_current img");
      const width = () => picture.evaluate((img) => img.getBoundingClientRect().width);
      const before = await width();
      await touch(page, [
        { from: [170, 400], to: [70, 400] },
        { from: [210, 400], to: [310, 400] },
      ]);
      await expect.poll(width).toBeGreaterThan(before * 1.3);
    },
  );

  test("DETAIL-2 the viewer fits a window of 320 pixels, and its buttons are large enough for fingers", async () => {
    const page = await openProduct("/ar", { phone: true });
    await page.setViewportSize({ width: 320, height: 568 });
    await firstPicture(page).click();
    await viewerOf(page).waitFor();
    await settled(page);
    for (const button of await viewerOf(page).getByRole("button").all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    }
  });

  test("DETAIL-2 a click with Ctrl opens the plain picture in another tab", async () => {
    const page = await openProduct("");
    const opened = page.context().waitForEvent("page");
    await firstPicture(page).click({ modifiers: ["ControlOrMeta"] });
    await (await opened).waitForURL(/\/media\/[^/]+\.webp$/);
    expect(await viewerOf(page).count()).toBe(0);
  });
});

import { cartLineOf, productNamed } from "@shop/fixtures/builders.ts";
import { meter } from "@shop/fixtures/cart-lines.ts";
import { expect } from "storybook/test";

import preview from "../../../../.storybook/preview.tsx";
import { journey } from "./journey.ts";
import { expectNotice } from "./notice.ts";
import { STORY_ORIGIN } from "./shop-at.tsx";
import { visit } from "./shopper.tsx";
import { arrivesAt } from "./steps.ts";
import { createStoryBrowser } from "./story-browser.ts";

const meta = preview.meta({ title: "Journeys/Shared carts", tags: ["journey"], ...journey });

const cart = [cartLineOf(meter, 1), cartLineOf(productNamed("HC-SR04"), 3)];

/** One browser shares, another one takes. */
export const Shared = meta.story({
  name: "CART-1 CART-6 a cart is shared by its link, and taken in another browser",
  play: async ({ mount, ...walk }) => {
    const giver = await visit({ mount, ...walk }, "/cart", { browser: createStoryBrowser(cart) });
    await giver.click("button", "Share this cart");
    const { origin, pathname } = new URL(
      (await giver.find("textbox", "Link to this cart")).getAttribute("value") ?? "",
    );
    await expect(origin).toBe(STORY_ORIGIN);

    const taker = await visit({ mount, ...walk }, pathname, { shop: giver.shop });
    await taker.find("heading", "A cart for you");
    await taker.find("link", "cart");
    await taker.click("button", "Put all in my cart");
    await expectNotice({ tone: "success", title: "Added To Cart Successfully", durationMs: 1000 });
    await arrivesAt(taker, "/cart");
    await taker.find("link", "cart, 4 items");
    await expect(JSON.parse(taker.browser.local.getItem("shopping-cart") ?? "")).toEqual(cart);
  },
});

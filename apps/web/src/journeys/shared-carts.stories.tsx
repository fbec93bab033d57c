import { cartLineOf, productNamed } from "@shop/fixtures/builders.ts";
import { meter } from "@shop/fixtures/cart-lines.ts";
import { expect } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { journey } from "./journey.ts";
import { expectNotice } from "./notice.ts";
import { visit } from "./shopper.tsx";
import { waitForAddress } from "./steps.ts";
import { STORY_ORIGIN } from "./story-app.tsx";
import { createStoryBrowser } from "./story-browser.ts";

const meta = preview.meta({
  title: "Journeys/Shared carts",
  tags: ["journey", "!autodocs", "!manifest"],
  ...journey,
});

const cart = [cartLineOf(meter, 1), cartLineOf(productNamed("HC-SR04"), 3)];

/** Shares a cart in one browser and takes it over in another. */
export const Shared = meta.story({
  name: "CART-1 CART-6 a cart is shared by its link and added to the cart of another browser",
  play: async ({ mount, ...context }) => {
    const sender = await visit({ mount, ...context }, "/cart", { browser: createStoryBrowser(cart) });
    await sender.click("button", "Share this cart");
    const { origin, pathname } = new URL(
      (await sender.find("textbox", "Link to this cart")).getAttribute("value") ?? "",
    );
    await expect(origin).toBe(STORY_ORIGIN);

    const receiver = await visit({ mount, ...context }, pathname, { shop: sender.shop });
    await receiver.find("heading", "A cart for you");
    await receiver.find("link", "cart");
    await receiver.click("button", "Put all in my cart");
    await expectNotice({ tone: "success", title: "Added To Cart Successfully", durationMs: 1000 });
    await waitForAddress(receiver, "/cart");
    await receiver.find("link", "cart, 4 items");
    await expect(JSON.parse(receiver.browser.local.getItem("shopping-cart") ?? "")).toEqual(cart);
  },
});

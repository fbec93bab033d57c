import { bySortIndex } from "@shop/domain/catalogue/sorting.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { expect, screen, waitFor } from "storybook/test";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { shop } from "#storybook/story-shop.ts";

import { english, onArabicPhone } from "../../stories/page.tsx";
import type { StoryPlace } from "../stories/list-place.ts";
import { moveDown, noticed, shows } from "../stories/list-steps.ts";
import { first, inOrder, orderedNames, second, setup } from "./categories-screen.story-setup.tsx";
import { CategoriesScreen } from "./categories-screen.tsx";

const meta = preview.type<RenderedFrom<StoryPlace>>().meta({
  title: "Dashboard/Categories/Order",
  component: CategoriesScreen,
  ...setup,
});

/** All categories, to be put into order. */
export const Order = meta.story({ args: { dialog: { kind: "order" } } });

Order.test("ACAT-2 the order is explained for mouse and keyboard", english, async ({ canvas }) => {
  await expect(await canvas.findByText(/^By keyboard:/)).toBeVisible();
});

Order.test("ACAT-2 on a phone the help does not speak of keys", onArabicPhone, async ({ canvas }) => {
  await expect(await canvas.findByText(/^اسحب من المقبض/)).toBeVisible();
  await expect(canvas.getByText(/^بلوحة المفاتيح/)).not.toBeVisible();
});

const listedNames = () =>
  screen.getAllByRole("listitem").map((item) => item.querySelector("span.grow")?.textContent);

Order.test(
  "D-15 categories are put into order by keyboard, which is saved and announced",
  english,
  async ({ canvas, userEvent }) => {
    await moveDown(first.name, inOrder.length, { userEvent });
    await noticed("saved");
    await waitFor(() => expect(listedNames().slice(0, 2)).toEqual([second.name, first.name]));
    await expect(
      bySortIndex(shop.state.categories)
        .slice(0, 2)
        .map(({ id }) => id),
    ).toEqual([second.id, first.id]);
    await expect(await screen.findByRole("button", { name: `Move ${first.name}` })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Done" }));
    await shows([second.name, first.name, ...orderedNames.slice(2, 5)]);
  },
);

Order.test(
  "D-15 an order that was not saved is taken back",
  {
    ...english,
    beforeEach: ({ msw }) => msw.use(mock("reorderCategories").failing(409, { code: "edit_conflict" })),
  },
  async ({ userEvent }) => {
    await moveDown(first.name, inOrder.length, { userEvent });
    await noticed("failed");
    await waitFor(() => expect(listedNames().slice(0, 2)).toEqual([first.name, second.name]));
  },
);

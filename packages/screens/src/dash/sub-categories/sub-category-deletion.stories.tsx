import { mock } from "@shop/mocks/mock-endpoint.ts";
import { expect, screen, waitFor } from "storybook/test";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { shop } from "#storybook/story-shop.ts";

import { english } from "../../stories/page.tsx";
import type { StoryPlace } from "../stories/list-place.ts";
import { dialog, noticed, rowNames } from "../stories/list-steps.ts";
import { choose, first, rowOf, second, setup } from "./sub-categories-screen.story-setup.tsx";
import { SubCategoriesScreen } from "./sub-categories-screen.tsx";

const meta = preview.type<RenderedFrom<StoryPlace>>().meta({
  title: "Dashboard/Sub categories/Deletion",
  component: SubCategoriesScreen,
  ...setup,
});

export const Delete = meta.story({ args: { dialog: { kind: "delete", id: first.id } } });

Delete.test(
  "ASUB-5 D-14 a failed delete shows 'something went wrong please try again later !.', and the row stays",
  {
    ...english,
    beforeEach: ({ msw }) => {
      shop.state.products = [];
      msw.use(mock("deleteSubCategory").failing(500));
    },
  },
  async ({ userEvent }) => {
    const asked = await screen.findByRole("alertdialog", { name: "Are you sure?" });
    await waitFor(() =>
      expect(asked).toHaveAccessibleDescription(
        `You won't be able to revert this! ${first.name} leaves the shop at once. It can be restored for 30 days, under 'Deleted'.`,
      ),
    );
    await userEvent.click(
      await (await dialog("alertdialog")).findByRole("button", { name: "Yes, delete it!" }),
    );
    await noticed("failed");
    await userEvent.click((await dialog("alertdialog")).getByRole("button", { name: "cancel" }));
    await rowOf(first.name);
  },
);

Delete.test(
  "ASUB-5 one that still holds products says how many, and deletes after they were moved",
  english,
  async ({ userEvent }) => {
    const held = shop.state.products.filter(({ sub_category_id }) => sub_category_id === first.id).length;
    const question = await dialog("alertdialog");
    await expect(await question.findByText(`It still holds ${held} products.`)).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Move and delete" }));
    const target = question.getByLabelText("Move the products to*");
    await expect(target).toBeInvalid();
    await choose(target, new RegExp(`^${second.name} · `), { userEvent });
    await userEvent.click(question.getByRole("button", { name: "Move and delete" }));
    await noticed("deleted");
    await rowOf(second.name);
    await waitFor(() => expect(rowNames()).not.toContain(first.name));
    await expect(shop.state.products.some(({ sub_category_id }) => sub_category_id === first.id)).toBe(false);
  },
);

Delete.test(
  "ASUB-5 products that came in the meantime are counted by the server, in the same dialog",
  {
    ...english,
    beforeEach: ({ msw }) => {
      shop.state.products = [];
      msw.use(
        mock("deleteSubCategory").failing(409, { code: "in_use", errors: { products: "3" }, once: true }),
      );
    },
  },
  async ({ userEvent }) => {
    const question = await dialog("alertdialog");
    await userEvent.click(await question.findByRole("button", { name: "Yes, delete it!" }));
    await expect(await question.findByText("It still holds 3 products.")).toBeVisible();
    await choose(question.getByLabelText("Move the products to*"), new RegExp(`^${second.name} · `), {
      userEvent,
    });
    await userEvent.click(question.getByRole("button", { name: "Move and delete" }));
    await noticed("deleted");
  },
);

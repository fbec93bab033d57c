import { mock } from "@shop/mocks/mock-endpoint.ts";
import { expect, screen, waitFor } from "storybook/test";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { shop } from "#storybook/story-shop.ts";
import { textsOf } from "#storybook/story-texts.ts";

import { english } from "../../stories/page.tsx";
import type { StoryPlace } from "../stories/list-place.ts";
import { dialog, noticed, noticeGone, shows } from "../stories/list-steps.ts";
import { first, orderedNames, setup } from "./categories-screen.story-setup.tsx";
import { CategoriesScreen } from "./categories-screen.tsx";

const meta = preview.type<RenderedFrom<StoryPlace>>().meta({
  title: "Dashboard/Categories/Deletion",
  component: CategoriesScreen,
  ...setup,
});

/** A page of the list. */
type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

export const Delete = meta.story({ args: { dialog: { kind: "delete", id: first.id } } });

const continueDeletion = async (context: Context) => {
  const question = await dialog("alertdialog");
  const { continue: label } = textsOf(context).dashCategories.categories;
  await context.userEvent.click(await question.findByRole("button", { name: label }));
  return question;
};

/** An empty category is being deleted. */
export const Deleting = meta.story({
  args: Delete.input.args,
  beforeEach: ({ msw }) => {
    shop.state.products = [];
    msw.use(mock("deleteCategory").never());
  },
  play: async (context) => void (await continueDeletion(context)),
});

/** It could not be deleted. */
export const DeleteFailed = meta.story({
  args: Delete.input.args,
  beforeEach: ({ msw }) => {
    shop.state.products = [];
    msw.use(mock("deleteCategory").failing(500));
  },
  play: async (context) => {
    const question = await continueDeletion(context);
    await question.findByRole("alert");
    await noticeGone();
  },
});

Delete.test(
  "ACAT-5 D-14 an empty category is deleted by 'continue'; a failure is shown and the row stays",
  {
    ...english,
    beforeEach: ({ msw }) => {
      shop.state.products = [];
      msw.use(mock("deleteCategory").failing(500, { once: true }));
    },
  },
  async ({ userEvent }) => {
    const question = await dialog("alertdialog");
    const asked = await screen.findByRole("alertdialog");
    await waitFor(() =>
      expect(asked).toHaveAccessibleDescription(
        `${first.name} and its sub categories leave the shop at once. They stay under 'Deleted' for 30 days.`,
      ),
    );
    await userEvent.click(await question.findByRole("button", { name: "continue" }));
    await noticed("failed");
    await userEvent.click(question.getByRole("button", { name: "continue" }));
    await noticed("deleted");
    await shows(orderedNames.slice(1, 6));
  },
);

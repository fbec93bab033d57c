import { mock } from "@shop/mocks/mock-endpoint.ts";
import { noteForms } from "@shop/mocks/sent-forms.ts";
import { http } from "msw";
import { expect, screen, spyOn, waitFor, within } from "storybook/test";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { shop } from "#storybook/story-shop.ts";

import { english } from "../../stories/page.tsx";
import type { StoryPlace } from "../stories/list-place.ts";
import { closed, noticed, openForm, replace, save } from "../stories/list-steps.ts";
import { categoryOf, choose, first, onDirty, setup } from "./sub-categories-screen.story-setup.tsx";
import { SubCategoriesScreen } from "./sub-categories-screen.tsx";

const meta = preview.type<RenderedFrom<StoryPlace>>().meta({
  title: "Dashboard/Sub categories/Form",
  component: SubCategoriesScreen,
  ...setup,
});

export const Add = meta.story({ args: { dialog: { kind: "new" } } });

export const Edit = meta.story({ args: { dialog: { kind: "edit", id: first.id } } });

/** The address names a sub category that does not exist. */
export const EditMissing = meta.story({ args: { dialog: { kind: "edit", id: 999_999 } } });

/** The form waits for the stored values. */
export const EditLoading = meta.story({
  args: Edit.input.args,
  beforeEach: ({ msw }) => msw.use(mock("listAdminSubCategories").never()),
});

/** The stored values did not come. */
export const EditFailed = meta.story({
  args: Edit.input.args,
  beforeEach: ({ msw }) => msw.use(mock("listAdminSubCategories").failing(500)),
});

Add.test("ASUB-2 name and category are required", english, async ({ userEvent, msw }) => {
  const { forms, handler } = noteForms("*/SubCategory/create");
  msw.use(handler);
  const form = await openForm();
  await save(form, { userEvent });
  await expect(form.getByLabelText("name*")).toHaveFocus();
  await expect(form.getByLabelText("name*")).toBeInvalid();
  await expect(form.getByLabelText("category*")).toBeInvalid();
  await expect(forms).toEqual([]);
});

Edit.test(
  "ASUB-2 NOTICE-3 a changed sub category is posted with its version; an emptied Arabic name is emptied; 'successfully.'",
  english,
  async ({ userEvent, msw }) => {
    const { forms, handler } = noteForms(`*/SubCategory/update/${first.id}`);
    msw.use(handler);
    const form = await openForm();
    await expect(form.getByLabelText("name*")).toHaveValue(first.name);
    await waitFor(() => expect(form.getByLabelText("category*")).toHaveValue(categoryOf(first.category_id)));
    await replace(form.getByLabelText("name*"), "Renamed", { userEvent });
    await userEvent.clear(form.getByLabelText(/^Arabic name/));
    await userEvent.keyboard("{Control>}s{/Control}");
    await noticed("saved");
    await closed();
    await expect(forms).toEqual([
      {
        version: "1",
        name: "Renamed",
        name_ar: "",
        category_id: String(first.category_id),
        desctription: "",
        description_ar: "",
        hidden: "false",
      },
    ]);
    await expect(shop.state.subCategories.find(({ id }) => id === first.id)).toMatchObject({
      name: "Renamed",
      name_ar: null,
    });
  },
);

Add.test(
  "ASUB-3 a refused name shows 'Oops, {message}' with the name's error as footer, and stands at its field",
  english,
  async ({ userEvent }) => {
    const form = await openForm();
    await userEvent.type(form.getByLabelText("name*"), first.name);
    await choose(form.getByLabelText("category*"), categoryOf(first.category_id), { userEvent });
    await save(form, { userEvent });
    const notice = await screen.findByText("Oops, Some values cannot be used.");
    await expect(notice).toBeVisible();
    await expect(screen.getAllByText("This name is already taken.")).toHaveLength(2);
    await expect(form.getByLabelText("name*")).toHaveAccessibleDescription(/already taken/);
    await expect(form.getByLabelText("name*")).toHaveValue(first.name);
  },
);

for (const [story, address, what] of [
  [Add, "*/SubCategory/create", "an addition"],
  [Edit, `*/SubCategory/update/${first.id}`, "a change"],
] as const) {
  story.test(
    `ASUB-3 ${what} with status false and HTTP 200 shows 'Oops, {message}', each name error as a line of the footer`,
    english,
    async ({ userEvent, msw }) => {
      const errors = { name: ["The name is taken.", "The name is too short."] };
      msw.use(http.post(address, () => Response.json({ status: false, message: "not this name", errors })));
      const form = await openForm();
      await replace(form.getByLabelText("name*"), "Probes", { userEvent });
      if (story === Add)
        await choose(form.getByLabelText("category*"), categoryOf(first.category_id), { userEvent });
      await save(form, { userEvent });
      await expect(await screen.findByText("Oops, not this name")).toBeVisible();
      const footer = screen.getAllByText(/The name is taken\./).find((text) => text.closest("form") === null);
      await expect(footer?.innerText.split("\n")).toEqual(errors.name);
      await expect(screen.queryByText("new subCategory added")).toBeNull();
      await expect(screen.queryByText("successfully.")).toBeNull();
      await expect(form.getByLabelText("name*")).toHaveAccessibleDescription(/The name is too short/);
      await expect(form.getByLabelText("name*")).toHaveValue("Probes");
    },
  );
}

Edit.test(
  "ASUB-4 a network error while saving is logged and shows the save-failure notice; the form stays",
  english,
  async ({ userEvent, msw }) => {
    const logged = spyOn(console, "error").mockImplementation(() => {});
    msw.use(mock("updateSubCategory").networkError({ once: true }));
    const form = await openForm();
    await replace(form.getByLabelText("name*"), "Renamed", { userEvent });
    await save(form, { userEvent });
    await noticed("failed");
    await expect(logged).toHaveBeenCalledWith("The sub category was not saved.", expect.anything());
    await expect(form.getByLabelText("name*")).toHaveValue("Renamed");
    logged.mockRestore();
    await save(form, { userEvent });
    await noticed("saved");
  },
);

Edit.test("a double submit saves once", english, async ({ userEvent, msw }) => {
  const { forms, handler } = noteForms(`*/SubCategory/update/${first.id}`);
  msw.use(handler, mock("updateSubCategory").slow(300));
  const form = await openForm();
  await replace(form.getByLabelText("name*"), "Renamed", { userEvent });
  await userEvent.keyboard("{Control>}s{/Control}");
  await userEvent.click(await form.findByRole("button", { name: "Saving..." }));
  await userEvent.keyboard("{Control>}s{/Control}");
  await closed();
  await expect(forms).toHaveLength(1);
});

Edit.test(
  "Escape closes the form, and reports unsaved changes while it is open",
  english,
  async ({ userEvent }) => {
    const form = await openForm();
    await userEvent.type(form.getByLabelText("name*"), "x");
    await expect(onDirty).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard("{Escape}");
    await closed();
    await expect(onDirty).toHaveBeenLastCalledWith(false);
  },
);

Edit.test(
  "D-15 a conflict shows yours and theirs by field; the choice is saved, and nothing is overwritten before",
  english,
  async ({ userEvent }) => {
    const form = await openForm();
    await replace(form.getByLabelText("name*"), "Mine", { userEvent });
    await userEvent.type(form.getByLabelText(/^description/), "Mine too");
    shop.state.subCategories = shop.state.subCategories.map((one) =>
      one.id === first.id ? { ...one, name: "Theirs", name_ar: "اسمهم" } : one,
    );
    shop.state.edits.set(`sub_category:${first.id}`, 2);
    await save(form, { userEvent });
    await expect(
      await form.findByRole("heading", { name: "Someone else has saved other values in the meantime" }),
    ).toHaveFocus();
    await expect(shop.state.subCategories.find(({ id }) => id === first.id)?.name).toBe("Theirs");
    // Yours where you changed it; theirs where only they did.
    const name = within(form.getByRole("group", { name: "Name" }));
    await expect(name.getByRole("radio", { name: "Yours" })).toBeChecked();
    await expect(name.getByRole("radio", { name: "Theirs" })).toHaveAccessibleDescription("Theirs");
    const arabic = within(form.getByRole("group", { name: "Arabic name" }));
    await expect(arabic.getByRole("radio", { name: "Theirs" })).toBeChecked();
    await expect(form.queryByRole("group", { name: "Category" })).not.toBeInTheDocument();
    await userEvent.click(form.getByRole("button", { name: "Save the choice" }));
    await noticed("saved");
    await closed();
    await expect(shop.state.subCategories.find(({ id }) => id === first.id)).toMatchObject({
      name: "Mine",
      name_ar: "اسمهم",
    });
  },
);

Edit.test("D-15 from a conflict back to the form, with what was entered", english, async ({ userEvent }) => {
  const form = await openForm();
  await replace(form.getByLabelText("name*"), "Mine", { userEvent });
  shop.state.subCategories = shop.state.subCategories.map((one) =>
    one.id === first.id ? { ...one, name: "Theirs" } : one,
  );
  shop.state.edits.set(`sub_category:${first.id}`, 2);
  await save(form, { userEvent });
  await userEvent.click(await form.findByRole("button", { name: "Back to the form" }));
  await expect(form.getByLabelText("name*")).toHaveValue("Mine");
  // The next save asks again.
  await save(form, { userEvent });
  await userEvent.click(await form.findByRole("button", { name: "Back to the form" }));
  await expect(shop.state.subCategories.find(({ id }) => id === first.id)?.name).toBe("Theirs");
});

EditMissing.test("one that no longer exists says so", english, async () => {
  await expect(await screen.findByText("It no longer exists.")).toBeVisible();
});

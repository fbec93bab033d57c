import { pictureFile, textNamedLikePicture } from "@shop/mocks/images/picture-files.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { noteForms } from "@shop/mocks/sent-forms.ts";
import { expect, waitFor, within } from "storybook/test";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { shop } from "#storybook/story-shop.ts";
import { textsOf } from "#storybook/story-texts.ts";

import { english, onArabicPhone } from "../../stories/page.tsx";
import type { StoryPlace } from "../stories/list-place.ts";
import { closed, command, dialog, noticed, openForm, replace, save, upload } from "../stories/list-steps.ts";
import { expectUncovered } from "../stories/uncovered.ts";
import { change, first, imageField, setup } from "./categories-screen.story-setup.tsx";
import { CategoriesScreen } from "./categories-screen.tsx";

const meta = preview.type<RenderedFrom<StoryPlace>>().meta({
  title: "Dashboard/Categories/Form",
  component: CategoriesScreen,
  ...setup,
});

export const Add = meta.story({ args: { dialog: { kind: "new" } } });

export const Edit = meta.story({ args: { dialog: { kind: "edit", id: first.id } } });

/** The form waits for the stored values. */
export const EditLoading = meta.story({
  args: Edit.input.args,
  beforeEach: ({ msw }) => msw.use(mock("listAdminCategories").never()),
});

/** The stored values did not come. */
export const EditFailed = meta.story({
  args: Edit.input.args,
  beforeEach: ({ msw }) => msw.use(mock("listAdminCategories").failing(500)),
});

/** The form is being saved. */
export const Saving = meta.story({
  args: Edit.input.args,
  beforeEach: ({ msw }) => msw.use(mock("updateCategory").never()),
  play: async (context) => {
    const form = await dialog();
    const { save: label, saving } = textsOf(context).dashCategories.categories;
    await context.userEvent.click(await form.findByRole("button", { name: new RegExp(`^${label}`, "i") }));
    await form.findByRole("button", { name: new RegExp(`^${saving}`, "i") });
  },
});

Add.test(
  "ACAT-2 a name is required, and a file that is no picture is refused at its field",
  english,
  async ({ userEvent, msw }) => {
    const { forms, handler } = noteForms("*/categories/create");
    msw.use(handler);
    const form = await openForm();
    await upload(form, imageField, new File(["text"], "notes.txt", { type: "text/plain" }));
    await expect(await form.findByText("This file is no picture that can be shown.")).toBeVisible();
    await save(form, { userEvent });
    await expect(form.getByLabelText("name*")).toBeInvalid();
    await expect(form.getByLabelText("name*")).toHaveFocus();
    await expect(forms).toEqual([]);
  },
);

const rejectsText = async () => {
  const form = await dialog();
  await waitFor(() => expect(form.getByRole("group", { name: imageField })).toBeInTheDocument());
  await upload(form, imageField, textNamedLikePicture("x.png"));
  await expectUncovered(await form.findByText(/^(?:This file is no picture|هذا الملف ليس صورة)/));
  await expect(form.queryByRole("img")).not.toBeInTheDocument();
};

Add.test(
  "ACAT-2 D-29 a text named like a picture is rejected when it is chosen, in view",
  english,
  rejectsText,
);

Add.test(
  "ACAT-2 D-29 a text named like a picture is rejected when it is chosen, in view, on an Arabic phone",
  onArabicPhone,
  rejectsText,
);

Edit.test(
  "ACAT-2 D-29 a picture that the server rejects is in view with its reason, and has the focus",
  english,
  async ({ userEvent, msw }) => {
    msw.use(mock("updateCategory").failing(422, { errors: { image: "too_many_pixels" } }));
    const form = await openForm();
    await upload(form, imageField, pictureFile("huge.png"));
    await save(form, { userEvent });
    await expectUncovered(
      await form.findByText("This picture has more than 40 megapixels, or more than 16 as AVIF."),
    );
    await expect(form.getByRole("button", { name: "Choose another picture" })).toHaveFocus();
  },
);

Add.test(
  "ACAT-2 what is missing in Arabic is marked in a new category too",
  english,
  async ({ userEvent }) => {
    const form = await openForm();
    await expect(form.queryByText(/^Missing: readers of Arabic/)).not.toBeInTheDocument();
    await userEvent.type(form.getByLabelText("name*"), "Test leads");
    await expect(form.getByLabelText(/^Arabic name/)).toHaveAccessibleDescription(
      /^Missing: readers of Arabic/,
    );
    await userEvent.type(form.getByLabelText(/^Arabic name/), "أسلاك");
    await expect(form.queryByText(/^Missing: readers of Arabic/)).not.toBeInTheDocument();
  },
);

Add.test("ACAT-2 the sort index has its words and is explained", english, async () => {
  const form = await openForm();
  await expect(form.getByLabelText("sort index*")).toHaveAccessibleDescription(/smaller numbers come first/);
});

Add.test("ACAT-2 errors of the server stand at their fields", english, async ({ userEvent }) => {
  const form = await openForm();
  await userEvent.type(form.getByLabelText("name*"), first.name);
  await save(form, { userEvent });
  await waitFor(() => expect(form.getByLabelText("name*")).toHaveAccessibleDescription(/already taken/));
  await expect(form.getByLabelText("name*")).toHaveValue(first.name);
});

Edit.test("D-15 the picture is removed, or replaced", english, async ({ userEvent }) => {
  const form = await openForm();
  await userEvent.click(form.getByRole("button", { name: "Remove the picture: image" }));
  await expect(form.queryByRole("img")).not.toBeInTheDocument();
  await save(form, { userEvent });
  await closed();
  await expect(shop.state.categories.find(({ id }) => id === first.id)?.image).toBeNull();
  await command(first.name, "edit", { userEvent });
  const again = await openForm();
  await upload(again, imageField, pictureFile("meters.png"));
  await save(again, { userEvent });
  await closed();
  await expect(shop.state.categories.find(({ id }) => id === first.id)?.image).toMatch(/^blob:/);
});

Edit.test(
  "D-15 a failed save shows the failure notice, and the form stays",
  english,
  async ({ userEvent, msw }) => {
    msw.use(mock("updateCategory").failing(500, { once: true }));
    const form = await openForm();
    await replace(form.getByLabelText("name*"), "Renamed", { userEvent });
    await save(form, { userEvent });
    await noticed("failed");
    await expect(form.getByLabelText("name*")).toHaveValue("Renamed");
    await save(form, { userEvent });
    await closed();
  },
);

Edit.test(
  "D-15 a conflict shows yours and theirs by field, the picture too",
  english,
  async ({ userEvent }) => {
    const form = await openForm();
    await replace(form.getByLabelText("name*"), "Mine", { userEvent });
    await upload(form, imageField, pictureFile("meters.png"));
    change(first.id, { description: "Theirs", sort_index: 7 });
    shop.state.edits.set(`category:${first.id}`, 2);
    await save(form, { userEvent });
    await form.findByRole("heading", { name: "Someone else has saved other values in the meantime" });
    const groups = form.getAllByRole("group").map((group) => group.querySelector("legend")?.textContent);
    await expect(groups).toEqual(["Name", "Description", "Sort index", "Picture"]);
    const picturesGroup = within(form.getByRole("group", { name: "Picture" }));
    await expect(picturesGroup.getByRole("radio", { name: "Yours" })).toBeChecked();
    await userEvent.click(
      within(form.getByRole("group", { name: "Sort index" })).getByRole("radio", { name: "Yours" }),
    );
    await userEvent.click(form.getByRole("button", { name: "Save the choice" }));
    await noticed("saved");
    await expect(shop.state.categories.find(({ id }) => id === first.id)).toMatchObject({
      name: "Mine",
      description: "Theirs",
      sort_index: first.sort_index,
    });
  },
);

Edit.test(
  "D-133 a category is hidden from shoppers, and the form says what that does",
  english,
  async ({ userEvent, msw }) => {
    const { forms, handler } = noteForms("*/categories/update/*");
    msw.use(handler);
    const form = await openForm();
    await expect(form.getByText(/^It has no page and stands in no menu/)).toBeVisible();
    await userEvent.click(form.getByLabelText("Hidden from shoppers"));
    await save(form, { userEvent });
    await closed();
    await expect(forms).toMatchObject([{ hidden: "true" }]);
    await expect(shop.state.categories.find(({ id }) => id === first.id)?.hidden).toBe(true);
  },
);

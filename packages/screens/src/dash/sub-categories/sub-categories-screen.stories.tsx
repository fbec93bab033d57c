import { useAdminSubCategoriesModel } from "@shop/data/dash/sub-categories/use-admin-sub-categories-model.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { LONG_ARABIC, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { demoShop } from "@shop/mocks/demo-shop.ts";
import { handlersOf } from "@shop/mocks/handlers.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { noteForms } from "@shop/mocks/sent-forms.ts";
import type { MockShop } from "@shop/mocks/shop/mock-shop.ts";
import { http } from "msw";
import { expect, fn, screen, spyOn, waitFor, within } from "storybook/test";

import { canonical } from "../../../../../.storybook/modes.ts";
import preview, { type RenderedFrom } from "../../../../../.storybook/preview.tsx";
import { useNotify } from "../../parts/use-notify.ts";
import { english, framedInDocs } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { noDraft, type StoryPlace, useStoryPlace } from "../stories/list-place.ts";
import {
  closed,
  command,
  dialog,
  menuOf,
  noticed,
  openForm,
  replace,
  rowNames,
  save,
  shows,
} from "../stories/list-steps.ts";
import { SubCategoriesScreen } from "./sub-categories-screen.tsx";

const onDirty = fn();

/** The screen over its model, with the state of its address. */
function Connected(start: StoryPlace) {
  const place = useStoryPlace(start);
  const model = useAdminSubCategoriesModel({
    query: { ...place.query, deleted: place.deleted },
    dialog: place.dialog,
    onNotice: useNotify(),
    onDone: () => place.onDialog(null),
    onAdded: place.onAdded,
  });
  return <SubCategoriesScreen {...model} {...place} draft={noDraft} onDirty={onDirty} />;
}

const byName = catalogue.subCategories.toSorted((a, b) =>
  a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1,
);
const [first = byName[0], second = byName[1]] = byName;
if (!first || !second) throw new Error("The catalogue has too few sub categories.");
const categoryOf = (id: number) => catalogue.categories.find((category) => category.id === id)?.name ?? "";

let shop: MockShop;

const meta = preview.type<RenderedFrom<StoryPlace>>().meta({
  title: "Dashboard/Sub categories",
  component: SubCategoriesScreen,
  render: (args) => <Connected {...args} />,
  argTypes: {
    rows: { description: "Rows of one page." },
  },
  parameters: framedInDocs,
  decorators: [inDash],
  args: { rows: 5 },
  beforeEach: ({ msw }) => {
    shop = demoShop({ adminSignedIn: true });
    msw.use(...handlersOf(shop));
    onDirty.mockClear();
  },
});

/** A page of the list. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("listAdminSubCategories").never()),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("listAdminSubCategories").failing(500)),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mock("listAdminSubCategories").ok({ data: [], page: 1, per_page: 5, total: 0 })),
});

export const NothingFound = meta.story({ args: { query: { search: "flux capacitor" } } });

export const Add = meta.story({ args: { dialog: { kind: "new" } } });

export const Edit = meta.story({ args: { dialog: { kind: "edit", id: first.id } } });

/** The address names a sub category that does not exist. */
export const EditMissing = meta.story({ args: { dialog: { kind: "edit", id: 999_999 } } });

export const Delete = meta.story({ args: { dialog: { kind: "delete", id: first.id } } });

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

export const Changes = meta.story({ args: { dialog: { kind: "history", id: first.id } } });

/** What was deleted, with nothing in it. */
export const NoneDeleted = meta.story({ args: { deleted: true } });

export const Stress = meta.story({
  beforeEach: () => {
    shop.state.subCategories = shop.state.subCategories.map((one) =>
      one.id === first.id ? { ...one, name: UNBREAKABLE, name_ar: LONG_ARABIC } : one,
    );
  },
});

const rowOf = async (name: string) =>
  within(await screen.findByRole("row", { name: new RegExp(`^${name}`) }));
/** Leaves nothing in the first sub category. */
const emptied = {
  ...english,
  beforeEach: () => {
    shop.state.products = shop.state.products.filter(({ sub_category_id }) => sub_category_id !== first.id);
  },
};
const choose = async (
  field: HTMLElement,
  option: string | RegExp,
  { userEvent }: Parameters<typeof menuOf>[1],
) => {
  await userEvent.click(field);
  await userEvent.click(await screen.findByRole("option", { name: option }));
};
Default.test(
  "ASUB-1 the table has name, category name, number of products and actions; a name leads to its products",
  english,
  async ({ userEvent }) => {
    await shows(byName.slice(0, 5).map(({ name }) => name));
    const headings = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
    await expect(headings.slice(0, 3)).toEqual(["name", "category name", "products"]);
    const row = await rowOf(first.name);
    await expect(row.getByRole("link", { name: first.name })).toHaveAttribute(
      "href",
      `/dash/subcategories/${first.id}`,
    );
    await expect(row.getByText(categoryOf(first.category_id))).toBeVisible();
    const held = shop.state.products.filter(({ sub_category_id }) => sub_category_id === first.id).length;
    await expect(row.getByText(String(held))).toBeVisible();
    const menu = await menuOf(first.name, { userEvent });
    const commands = menu.getAllByRole("menuitem").map(({ textContent }) => textContent);
    await expect(commands).toEqual(["edit", "history", "delete"]);
  },
);

Default.test("ASUB-1 D-26 names are in the reader's language", { globals: { locale: "ar" } }, async () => {
  const arabic = byName.slice(0, 5).map(({ name, name_ar }) => name_ar ?? name);
  await shows(arabic);
  const category = catalogue.categories.find(({ id }) => id === first.category_id);
  await expect((await rowOf(arabic[0] ?? "")).getByText(category?.name_ar ?? "")).toBeVisible();
});

Default.test("ASUB-1 D-40 search and pages come from the server", english, async ({ canvas, userEvent }) => {
  await rowOf(first.name);
  await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
  await shows(byName.slice(5, 10).map(({ name }) => name));
  await userEvent.keyboard("[Slash]");
  await expect(canvas.getByRole("searchbox")).toHaveFocus();
  await userEvent.keyboard(`${first.name}{Enter}`);
  await shows([first.name]);
});

Default.test(
  "ASUB-1 ASUB-2 ASUB-3 D-64 a sub category is added in a dialog: form data with desctription, 'new subCategory added', the fresh list",
  english,
  async ({ canvas, userEvent, msw }) => {
    const { forms, handler } = noteForms("*/SubCategory/create");
    msw.use(handler);
    await rowOf(first.name);
    await userEvent.keyboard("n");
    const form = await openForm();
    await expect(screen.getByRole("dialog", { name: "Add sub category" })).toBeVisible();
    await userEvent.type(form.getByLabelText("name*"), "Zzz probes");
    await userEvent.type(form.getByLabelText(/^Arabic name/), "مجسات");
    await choose(form.getByLabelText("category*"), categoryOf(second.category_id), { userEvent });
    await userEvent.type(form.getByLabelText(/^description/), "For meters");
    await userEvent.type(form.getByLabelText(/^Arabic description/), "لأجهزة القياس");
    await save(form, { userEvent });
    await expect(await screen.findByText("new subCategory added")).toBeVisible();
    await closed();
    await expect(forms).toEqual([
      {
        name: "Zzz probes",
        name_ar: "مجسات",
        category_id: String(second.category_id),
        desctription: "For meters",
        description_ar: "لأجهزة القياس",
      },
    ]);
    // Its row would be on the last page.
    await shows(["Zzz probes"]);
    await expect(canvas.getByRole("link", { name: "Zzz probes" })).toBeVisible();
    await expect(canvas.getByRole("searchbox")).toHaveValue("Zzz probes");
  },
);

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

Default.test(
  "ASUB-5 ASUB-3 delete asks 'Are you sure?' and 'deleted successfully' shows once the row is gone",
  emptied,
  async ({ userEvent }) => {
    await command(first.name, "delete", { userEvent });
    const question = await dialog("alertdialog");
    await expect(screen.getByRole("alertdialog", { name: "Are you sure?" })).toHaveAccessibleDescription(
      `You won't be able to revert this! ${first.name} leaves the shop at once. It can be restored for 30 days, under 'Deleted'.`,
    );
    await userEvent.click(question.getByRole("button", { name: "cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    await expect(screen.getByRole("button", { name: `Actions for ${first.name}` })).toHaveFocus();
    await command(first.name, "delete", { userEvent });
    await userEvent.click((await dialog("alertdialog")).getByRole("button", { name: "Yes, delete it!" }));
    await noticed("deleted");
    await rowOf(second.name);
    await waitFor(() => expect(rowNames()).not.toContain(first.name));
  },
);

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

NothingFound.test(
  "ASUB-6 a search that matches nothing shows '{term} not found!', and offers to clear it",
  english,
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("flux capacitor not found!")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear the search" }));
    await waitFor(() => expect(rowNames()).toHaveLength(5));
    await expect(canvas.getByRole("searchbox")).toHaveValue("");
  },
);

Default.test(
  "D-42 what was deleted is listed with its day, and restored",
  emptied,
  async ({ canvas, userEvent }) => {
    await command(first.name, "delete", { userEvent });
    await userEvent.click((await dialog("alertdialog")).getByRole("button", { name: "Yes, delete it!" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Deleted" }));
    await shows([first.name]);
    await expect(canvas.getByText("What was deleted can be restored for 30 days.")).toBeVisible();
    await expect(canvas.getByRole("columnheader", { name: /^deleted on/ })).toBeVisible();
    await command(first.name, "restore", { userEvent });
    await noticed("saved");
    await expect(await canvas.findByText("Nothing was deleted in the last 30 days.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Deleted" }));
    await waitFor(() => expect(rowNames()).toContain(first.name));
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

Default.test("its changes are shown", english, async ({ userEvent }) => {
  await command(first.name, "edit", { userEvent });
  const form = await openForm();
  await replace(form.getByLabelText("name*"), "Aaa renamed", { userEvent });
  await save(form, { userEvent });
  await closed();
  await command("Aaa renamed", "history", { userEvent });
  const changes = await dialog();
  await expect(screen.getByRole("dialog", { name: "History of Aaa renamed" })).toBeVisible();
  await expect(await changes.findByText(first.name)).toBeVisible();
});

Failed.test("the list fails, and is loaded again", english, async ({ canvas, userEvent, msw }) => {
  const retry = await canvas.findByRole("button", { name: "Try again" });
  msw.use(...handlersOf(shop));
  await userEvent.click(retry);
  await rowOf(first.name);
});
